"""Alembic's entry point: runs migrations on the given connection, in one transaction."""

from alembic import context

from passgo.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
