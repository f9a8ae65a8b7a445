import { readTable } from '@letu/core/table';

/** A table of texts, and what lines in front of it say about it. */
export interface CsvTable {
  /** Lines of the form `# key: value` in front of the table, as draw.io reads them. */
  readonly directives: ReadonlyMap<string, readonly string[]>;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const DIRECTIVE = /^#\s*([a-z]+)\s*:\s*(.*)$/i;

/** Reads a table, without its empty rows. */
export function parseCsv(text: string): CsvTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const directives = new Map<string, string[]>();
  let start = 0;
  for (; start < lines.length && (lines[start]?.startsWith('#') || lines[start]?.trim() === ''); start += 1) {
    const [, key, value] = DIRECTIVE.exec(lines[start] ?? '') ?? [];
    if (key === undefined || value === undefined) continue;
    const known = directives.get(key.toLowerCase());
    if (known) known.push(value.trim());
    else directives.set(key.toLowerCase(), [value.trim()]);
  }
  const [header = [], ...rows] = readTable(lines.slice(start).join('\n')).filter((row) =>
    row.some((cell) => cell !== ''),
  );
  return { directives, header, rows };
}
