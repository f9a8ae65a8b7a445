import type { TextRange } from '@letu/core';

/** The table of a chart in lines of cells, as it stands below `data: |`. */
export interface TableBlock extends TextRange {
  /** How many blanks its first row begins with. */
  readonly indent: number;
  readonly text: string;
}

const HEAD = /^data:[ \t]*[|>][-+\d]*[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/m;

/** Returns the lines below `data: |`, empty ones with them; undefined where the data is written in another way. */
export function tableBlock(source: string): TableBlock | undefined {
  const head = HEAD.exec(source);
  if (!head || (!head[0].endsWith('\n') && head.index + head[0].length < source.length)) return undefined;
  const from = head.index + head[0].length;
  // The next word of the settings begins a line.
  const next = /^[^\s]/m.exec(source.slice(from));
  const to = next ? from + next.index : source.length;
  const text = source.slice(from, to);
  return { from, to, text, indent: /^( +)\S/m.exec(text)?.[1]?.length ?? 2 };
}

/** Tells whether an offset is in the lines of a table. */
export function isInTable(block: TableBlock | undefined, offset: number): block is TableBlock {
  if (!block || offset < block.from || offset > block.to) return false;
  // The line behind the last row is the table's as long as nothing stands on it, and the caret is indented.
  return offset < block.to || block.text === '' || !block.text.endsWith('\n');
}
