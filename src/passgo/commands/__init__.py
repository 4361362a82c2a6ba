"""The commands of the command line: a module or a folder for each, named as the command.

A module declares what its command takes and loads what does it only when it is called, so that
help is instant. ``app`` puts the commands together.
"""
