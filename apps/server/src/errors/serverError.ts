/** Why the server, or one of its commands, cannot go on. */
export type ServerErrorCode =
  /** An environment variable is missing or wrong. */
  | 'bad-configuration'
  /** The database was written by a newer version of the server. */
  | 'schema-newer'
  /** The database has to be migrated first. */
  | 'schema-older'
  /** Another server uses the data folder. */
  | 'data-in-use'
  /** The data folder cannot be read or written. */
  | 'data-unusable'
  /** A backup is no backup of ours, or is damaged. */
  | 'bad-backup'
  /** A restore would overwrite what is stored. */
  | 'database-not-empty'
  /** A command was called in a way it does not know. */
  | 'bad-usage';

/** A failure for whoever runs the server: a code to act on, and a message to read. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
