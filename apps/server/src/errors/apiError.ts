/** What a request can be refused for, and the HTTP status that says so. */
export const API_ERRORS = {
  'bad-request': 400,
  'bad-json': 400,
  'sign-in-needed': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'sign-up-closed': 403,
  'kind-off': 403,
  'share-password-needed': 403,
  'share-password-wrong': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'revision-conflict': 409,
  'email-taken': 409,
  'account-exists': 409,
  'account-taken': 409,
  'last-account': 409,
  'body-too-large': 413,
  'idempotency-key-reused': 422,
  'bad-token': 422,
  'attempt-ended': 422,
  'no-picture': 422,
  'picture-timeout': 422,
  'private-address': 422,
  'backup-unreachable': 422,
  'backup-secret': 422,
  'backup-place': 422,
  'backup-full': 422,
  'backup-refused': 422,
  'backup-too-large': 422,
  'backup-interrupted': 422,
  'backup-running': 409,
  'font-unusable': 422,
  'font-restricted': 422,
  'font-quota': 422,
  'file-unusable': 422,
  'file-quota': 422,
  'file-missing': 422,
  'revision-needed': 428,
  'too-many-requests': 429,
  failed: 500,
  'third-party-failed': 502,
  'storage-full': 507,
  'storage-failed': 503,
} as const;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** A request that cannot be answered with what it asked for. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** What the answer carries besides the message, such as both versions of a conflict. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ApiErrorCode,
    {
      data = null,
      headers = {},
      cause,
    }: { data?: unknown; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.code = code;
    this.data = data;
    this.headers = headers;
  }

  get status(): (typeof API_ERRORS)[ApiErrorCode] {
    return API_ERRORS[this.code];
  }
}
