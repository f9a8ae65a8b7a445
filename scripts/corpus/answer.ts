import { DiagramError, LineIndex, type HostedEngine, type RenderResult } from '@letu/core';

/** A file of a corpus. */
export interface CorpusFile {
  readonly name: string;
  readonly source: string;
}

/** What came of one file. */
export interface FileAnswer {
  readonly name: string;
  readonly outcome: 'picture' | 'no-picture' | 'failure' | 'timeout';
  readonly ms: number;
  /** How many diagnostics had a place, and how many had none. */
  readonly located: number;
  readonly unlocated: number;
  /** The first message of a file without a picture, with its place. */
  readonly first?: { message: string; line?: number; column?: number };
}

/** Renders a file and says what came of it; the same in Node and in a page. */
export async function answerFile(
  engine: Pick<HostedEngine<object>, 'render'>,
  { name, source }: CorpusFile,
): Promise<FileAnswer> {
  const startedAt = performance.now();
  try {
    const result = await engine.render(source);
    return { name, ms: performance.now() - startedAt, ...describeResult(result, source) };
  } catch (error) {
    const ms = performance.now() - startedAt;
    const outcome = error instanceof DiagramError && error.code === 'timeout' ? 'timeout' : 'failure';
    const first = { message: error instanceof Error ? error.message : String(error) };
    return { name, outcome, ms, located: 0, unlocated: 0, first };
  }
}

function describeResult(result: RenderResult, source: string): Omit<FileAnswer, 'name' | 'ms'> {
  const unlocated = result.diagnostics.filter((diagnostic) => diagnostic.unlocated).length;
  const counts = { located: result.diagnostics.length - unlocated, unlocated };
  if (result.status === 'success') return { outcome: 'picture', ...counts };
  const [diagnostic] = result.diagnostics;
  if (!diagnostic) return { outcome: 'no-picture', ...counts };
  const { line, column } = new LineIndex(source).positionAt(diagnostic.from);
  const place = diagnostic.unlocated ? {} : { line, column: column + 1 };
  return { outcome: 'no-picture', ...counts, first: { message: diagnostic.message, ...place } };
}
