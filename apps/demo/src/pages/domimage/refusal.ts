import { DiagramError, FileError, type Diagnostic } from '@letu/core';
import { SourceError } from '../../kinds/drawDiagram.js';
import type { RefusalCode } from './protocol.js';

/** Why a request has no file. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** The mistakes in the source. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(
    code: RefusalCode,
    message: string,
    { diagnostics = [], cause }: { diagnostics?: readonly Diagnostic[]; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.diagnostics = diagnostics;
  }
}

/** Returns a failure as whoever asked is told it. */
export function toRefusal(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof SourceError) {
    return new Refusal('invalid-source', message, { cause, diagnostics: cause.diagnostics });
  }
  return new Refusal(codeOf(cause), message, { cause });
}

function codeOf(cause: unknown): RefusalCode {
  if (cause instanceof FileError) return cause.code === 'too-large' ? 'too-large' : 'bad-request';
  if (!(cause instanceof DiagramError)) return 'failed';
  switch (cause.code) {
    case 'input-too-large':
    case 'output-too-large':
      return 'too-large';
    case 'busy':
    case 'timeout':
      return cause.code;
    case 'aborted':
    case 'superseded':
      return 'cancelled';
    default:
      return 'failed';
  }
}
