/** The code a database's error carries: SQLite's name or PostgreSQL's five characters. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Tells whether a row was refused because there is one like it. */
export function isDuplicate(error: unknown): boolean {
  return /^(?:SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARYKEY)|23505)$/.test(codeOf(error));
}

/** Tells whether the database refused to write for want of space. */
export function isFull(error: unknown): boolean {
  return /^(?:SQLITE_FULL|53100)$/.test(codeOf(error));
}

/**
 * Tells whether the database cannot be reached or written now: a disk that fails or is read-only, a lost connection, a server
 * that stops or has no connection left (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
export function isUnavailable(error: unknown): boolean {
  return /^(?:SQLITE_(?:READONLY|IOERR|CANTOPEN|BUSY|LOCKED|ABORT_ROLLBACK)|08|53|57P|58|25006|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE)/.test(
    codeOf(error),
  );
}
