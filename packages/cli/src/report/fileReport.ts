import { LineIndex, type Diagnostic, type DiagramErrorCode } from '@letu/core';

/** What came of one text. */
export interface FileReport {
  readonly file: string;
  readonly source: string;
  readonly type: string;
  /** The page that was drawn, from 1 on, where one was asked for. */
  readonly page?: number;
  readonly status: 'success' | 'failure' | 'error';
  readonly diagnostics: readonly Diagnostic[];
  /** Our failure, where the status is `error`. */
  readonly error?: {
    readonly code: DiagramErrorCode | 'cannot-read' | 'no-such-page' | 'cannot-write';
    readonly message: string;
  };
  /** Where the picture was written. */
  readonly output?: string;
  /** The picture itself, where it was written nowhere. */
  readonly picture?: { readonly svg: string } | { readonly png: string };
}

/**
 * Writes reports for programs: an array, one object a file.
 *
 * Lines and columns count from 1, columns and offsets in UTF-16 code units.
 */
export function jsonReport(reports: readonly FileReport[]): string {
  const entries = reports.map(
    ({ file, source, type, page, status, diagnostics, error, output, picture }) => ({
      file,
      type,
      ...(page === undefined ? {} : { page }),
      status,
      ...(output === undefined ? {} : { output }),
      ...(error ? { error } : {}),
      diagnostics: placed(source, diagnostics),
      ...picture,
    }),
  );
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function placed(source: string, diagnostics: readonly Diagnostic[]) {
  const lines = new LineIndex(source);
  return diagnostics.map((diagnostic) => {
    const [start, end] = [lines.positionAt(diagnostic.from), lines.positionAt(diagnostic.to)];
    return {
      ...diagnostic,
      line: start.line,
      column: start.column + 1,
      endLine: end.line,
      endColumn: end.column + 1,
    };
  });
}
