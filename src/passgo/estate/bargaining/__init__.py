"""Bargaining about lots: reasons, counter-offers, and offers that a bot would take."""
