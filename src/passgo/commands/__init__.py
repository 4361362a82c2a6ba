"""The commands of the command line: a module or a folder for each, named as the command.

``app`` lists them and reads the module of the one that is called. That module declares what the
command takes and loads what does the work only when it runs, so that help is instant.
"""
