/** A table of texts, and what lines in front of it say about it. */
export interface CsvTable {
  /** Lines of the form `# key: value` in front of the table, as draw.io reads them. */
  readonly directives: ReadonlyMap<string, readonly string[]>;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const DELIMITERS = [',', ';', '\t', '，', '；'];
const DIRECTIVE = /^#\s*([a-z]+)\s*:\s*(.*)$/i;

/** Reads comma-separated values (RFC 4180), with semicolons, tabs or full-width commas too. */
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
  const [header = [], ...rows] = records(lines.slice(start).join('\n'));
  return { directives, header: header.map((name) => name.trim()), rows };
}

function records(text: string): readonly (readonly string[])[] {
  const first = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  const all: string[][] = [[]];
  let [field, isQuoted] = ['', false];
  const endField = () => {
    all.at(-1)?.push(field.trim());
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field.trim() === '') [field, isQuoted] = ['', true];
    else if (character === delimiter) endField();
    else if (character === '\n') {
      endField();
      all.push([]);
    } else field += character;
  }
  endField();
  return all.filter((row) => row.some((value) => value !== ''));
}
