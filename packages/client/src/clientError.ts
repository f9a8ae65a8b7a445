/** Why a call has no answer: the server refused it, or none came that could be read. */
export type ClientErrorCode = 'refused' | 'timeout' | 'aborted' | 'unreachable' | 'unreadable';

interface ClientErrorOptions {
  readonly status?: number;
  readonly reason?: string;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A call that was not answered with what it asked for. Its message is for the user. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly code: ClientErrorCode;
  /** The HTTP status, 0 where there was no answer. */
  readonly status: number;
  /** The server's stable name for why it refused, such as `revision-conflict`; empty where it gave none. */
  readonly reason: string;
  /** What the refusal carries, such as both versions of a conflict. */
  readonly data: unknown;

  constructor(
    code: ClientErrorCode,
    message: string,
    { status = 0, reason = '', data = null, cause }: ClientErrorOptions = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.reason = reason;
    this.data = data;
  }
}
