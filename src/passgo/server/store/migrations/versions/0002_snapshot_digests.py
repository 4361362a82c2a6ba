"""Add a digest beside each snapshot's position; older snapshots have none."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("snapshots", sa.Column("digest", sa.Text))
