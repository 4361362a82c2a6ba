"""What is measured in a checkout of the project and leaves with no package."""
