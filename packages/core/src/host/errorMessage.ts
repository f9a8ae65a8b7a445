import { DiagramError, toDiagramError, type DiagramErrorCode } from '../error.js';

/** A `DiagramError` as it crosses to another thread or process. */
export interface ErrorMessage {
  readonly code: DiagramErrorCode;
  readonly message: string;
  /** The stacks of the error and of what caused it, the error's own first. */
  readonly stack: string;
}

/** Returns an error as it crosses. @param fallback The code of one that is no `DiagramError`. */
export function toErrorMessage(error: unknown, fallback: DiagramErrorCode): ErrorMessage {
  const { code, message, stack, cause } = toDiagramError(error, fallback);
  return { code, message, stack: [stack ?? message, ...stacksOf(cause)].join('\nCaused by: ') };
}

/** Errors lose their causes on the way; their stacks are kept as text. */
function stacksOf(cause: unknown): string[] {
  if (cause === undefined) return [];
  return cause instanceof Error ? [cause.stack ?? cause.message, ...stacksOf(cause.cause)] : [String(cause)];
}

/** Returns the error that has crossed, the other side's stacks in its cause. */
export function fromErrorMessage({ code, message, stack }: ErrorMessage): DiagramError {
  return new DiagramError(code, message, { cause: Object.assign(new Error(message), { stack }) });
}
