/** One diagram of a source, and where it lies there. */
export interface SelectedDiagram {
  /** What follows `@start`, in lower case: `uml`, `mindmap`, … */
  readonly type: string;
  /** The diagram's lines from `@start…` to `@end…`, both always present. */
  readonly lines: readonly string[];
  /** The 1-based line of the source that `lines[0]` stands for. */
  readonly firstLine: number;
  /** The 1-based line where another diagram starts, which is not drawn. */
  readonly secondDiagramLine?: number;
}

const START = /^\s*[@\\]start([a-z]+)/i;
const END = /^\s*[@\\]end[a-z]+/i;

/**
 * Takes the first diagram out of a source: what is written before its `@start` line and after its `@end` line is no part of
 * it. A source without such lines is a UML diagram.
 *
 * @param source The text as the user wrote it.
 */
export function selectDiagram(source: string): SelectedDiagram {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const start = lines.findIndex((line) => START.test(line));
  if (start < 0) {
    // The added line takes the number 0, so that the others keep theirs.
    return { type: 'uml', lines: ['@startuml', ...lines, '@enduml'], firstLine: 0 };
  }
  const type = START.exec(lines[start] ?? '')?.[1]?.toLowerCase() ?? 'uml';
  const following = lines.findIndex((line, index) => index > start && (END.test(line) || START.test(line)));
  const isClosed = following >= 0 && END.test(lines[following] ?? '');
  const end = following < 0 ? lines.length : following;
  const second = lines.findIndex((line, index) => index >= end && START.test(line));
  return {
    type,
    lines: [...lines.slice(start, end), isClosed ? (lines[end] ?? '') : `@end${type}`],
    firstLine: start + 1,
    ...(second < 0 ? {} : { secondDiagramLine: second + 1 }),
  };
}
