/** How grave a diagnostic is: an `error` leaves no picture, a `warning` and an `info` do. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * A user's mistake, with its place.
 *
 * The shape is CodeMirror's (https://codemirror.net/docs/ref/#lint.Diagnostic): `from` and `to` are offsets in UTF-16
 * code units of the source exactly as the caller gave it, before any wrapping an engine does.
 */
export interface Diagnostic {
  readonly from: number;
  readonly to: number;
  readonly severity: Severity;
  /** The message in the interface language, one sentence. */
  readonly message: string;
  /** Who says so, such as `mermaid` or `graphviz`. */
  readonly source?: string;
  /** True when the engine names no place; the range then covers the first line that holds text. */
  readonly unlocated?: true;
}

/** A half-open range of UTF-16 offsets. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** How a column or offset that comes from an engine is counted. */
export type ColumnUnit = 'utf16' | 'codePoint' | 'utf8';

const LINE_BREAK = /\r\n|\r|\n/g;

/** Translates between UTF-16 offsets and lines of one source text. Lines are 1-based, columns 0-based. */
export class LineIndex {
  readonly #source: string;
  readonly #starts: number[] = [0];
  readonly #ends: number[] = [];

  constructor(source: string) {
    this.#source = source;
    for (const match of source.matchAll(LINE_BREAK)) {
      this.#ends.push(match.index);
      this.#starts.push(match.index + match[0].length);
    }
    this.#ends.push(source.length);
  }

  /** The number of lines; an empty text has one. */
  get lineCount(): number {
    return this.#starts.length;
  }

  /** Returns the range of a line without its line break; a line outside the text is moved to the nearest one. */
  lineRange(line: number): TextRange {
    const index = Math.min(Math.max(Math.trunc(line) || 1, 1), this.lineCount) - 1;
    return { from: this.#starts[index] ?? 0, to: this.#ends[index] ?? this.#source.length };
  }

  /** Returns the range of a line without its indentation and trailing blanks, or the whole line where it is blank. */
  lineTextRange(line: number): TextRange {
    const { from, to } = this.lineRange(line);
    const text = this.#source.slice(from, to);
    const trimmed = text.trim();
    if (trimmed === '') return { from, to };
    const start = from + text.indexOf(trimmed);
    return { from: start, to: start + trimmed.length };
  }

  /** Returns the 1-based line that holds an offset. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  /** Returns the 1-based line and the 0-based UTF-16 column of an offset. */
  positionAt(offset: number): { line: number; column: number } {
    const line = this.lineAt(offset);
    return { line, column: offset - this.lineRange(line).from };
  }

  /**
   * Returns the UTF-16 offset of a line and column, never outside that line.
   *
   * @param line 1-based line.
   * @param column 0-based column, counted in `unit`.
   * @param unit What one column counts; UTF-16 code units when left out.
   */
  offsetAt(line: number, column: number, unit: ColumnUnit = 'utf16'): number {
    const { from, to } = this.lineRange(line);
    const text = this.#source.slice(from, to);
    return from + utf16Length(text, Math.max(0, column), unit);
  }

  /** Returns the range of the first line that holds anything but blanks. */
  firstTextRange(): TextRange {
    const first = this.#source.search(/\S/);
    return this.lineTextRange(first < 0 ? 1 : this.lineAt(first));
  }
}

/** Returns how many UTF-16 code units the first `count` units of a text take, at most the whole text. */
export function utf16Length(text: string, count: number, unit: ColumnUnit): number {
  if (unit === 'utf16') return Math.min(count, text.length);
  let seen = 0;
  let length = 0;
  for (const character of text) {
    if (seen >= count) break;
    seen += unit === 'codePoint' ? 1 : utf8Size(character.codePointAt(0) ?? 0);
    length += character.length;
  }
  return length;
}

function utf8Size(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** What a diagnostic made by one of the helpers below says besides its place. */
export type DiagnosticText = Omit<Diagnostic, 'from' | 'to' | 'unlocated'>;

/** Makes a diagnostic that covers the text of one 1-based line. */
export function diagnosticOnLine(lines: LineIndex, line: number, text: DiagnosticText): Diagnostic {
  return { ...lines.lineTextRange(line), ...text };
}

/** Makes a diagnostic for which the engine gave no place. */
export function unlocatedDiagnostic(lines: LineIndex, text: DiagnosticText): Diagnostic {
  return { ...lines.firstTextRange(), ...text, unlocated: true };
}
