/** Why an archive cannot be read or written: it is damaged or none of ours, too much for its format, or of a later version. */
export type ArchiveErrorCode = 'malformed' | 'too-large' | 'too-new';

/** An archive that cannot be read or written, with a code to act on. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly code: ArchiveErrorCode;

  constructor(code: ArchiveErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
