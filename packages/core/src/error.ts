/** What went wrong on our side, or which stated limit a render met. */
export type DiagramErrorCode =
  /** The caller's signal ended the render. */
  | 'aborted'
  /** A newer render of the same session took this one's place. */
  | 'superseded'
  /** The render ran past its time limit and was ended. */
  | 'timeout'
  /** Too many renders wait already, all in all or of this caller. */
  | 'busy'
  /** The source is larger than the input cap. */
  | 'input-too-large'
  /** The picture is larger than the output cap. */
  | 'output-too-large'
  /** The engine or one of its files could not be loaded. */
  | 'engine-load-failed'
  /** What a kind is edited with could not be loaded. */
  | 'surface-load-failed'
  /** The engine failed in a way that is no mistake in the source. */
  | 'engine-crashed'
  /** A service that the host configured did not answer as it should. */
  | 'service-failed'
  /** A picture could not be turned into the wanted format. */
  | 'export-failed'
  /** This browser or runtime lacks something the call needs. */
  | 'unsupported-environment'
  /** The engine was disposed before the render ended. */
  | 'disposed';

/** A failure that no edit of the source mends, with a code to act on and the cause behind it. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError';
  readonly code: DiagramErrorCode;
  /** After how many milliseconds it makes sense to ask again; undefined where that is not known. */
  readonly retryAfterMs: number | undefined;

  constructor(code: DiagramErrorCode, message: string, options?: { cause?: unknown; retryAfterMs?: number }) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options?.retryAfterMs;
  }
}

/** Returns the error itself if it is a `DiagramError`, else one with the given code and the error as its cause. */
export function toDiagramError(error: unknown, code: DiagramErrorCode): DiagramError {
  if (error instanceof DiagramError) return error;
  return new DiagramError(code, error instanceof Error ? error.message : String(error), { cause: error });
}
