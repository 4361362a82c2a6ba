"""The knockout family: tokens slid along a lane."""
