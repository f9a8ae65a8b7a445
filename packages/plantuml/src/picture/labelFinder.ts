/** Lines that draw nothing themselves. */
const SILENT = /^\s*(?:'|!|@|skinparam\b|hide\b|show\b|scale\b|style\b|<\/?style)/i;

/** What marks text up, without which a label is compared: tags, creole and escapes (https://plantuml.com/creole). */
const MARKUP = /<[^<>]*>|\*\*|\/\/|""|__|~~|--|\\[nlr]|\s|~/g;

/**
 * Finds the lines of a source that say what a picture says: the last resort, for parts of which the picture tells nothing but their
 * text. PlantUML's browser build keeps its model to itself and marks nothing in most types of diagrams; where it does mark a part with
 * its line, that means nothing if a macro or an included file wrote it.
 */
export class LabelFinder {
  /** Each line as it is written with single blanks, and without blanks and markup. */
  readonly #lines: readonly (readonly [written: string, plain: string])[];
  readonly #found = new Map<string, number>();

  constructor(lines: readonly string[]) {
    this.#lines = lines.map((line) =>
      SILENT.test(line) ? ['', ''] : [line.replaceAll(/(?:\s|\\n)+/g, ' '), line.replaceAll(MARKUP, '')],
    );
  }

  /**
   * Finds the line of a label. A label that occurs again is the next line with it, where there is one.
   *
   * @returns The line's number from 0, or undefined.
   */
  find(label: string): number | undefined {
    const wanted = label
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^[[«](.+)[\]»]$/, '$1');
    if (wanted === '' || /^[\d.,:%/-]+$/.test(wanted)) return undefined;
    const next = this.#search(wanted, (this.#found.get(wanted) ?? -1) + 1) ?? this.#found.get(wanted);
    if (next !== undefined) this.#found.set(wanted, next);
    return next;
  }

  #search(wanted: string, start: number): number | undefined {
    const tight = wanted.replaceAll(MARKUP, '');
    const index = this.#lines.findIndex(
      ([written, plain], line) =>
        line >= start && (containsWord(written, wanted) || (tight !== '' && containsWord(plain, tight))),
    );
    return index < 0 ? undefined : index;
  }
}

/** Tells whether a text occurs without being part of a longer word of letters and digits. */
function containsWord(line: string, wanted: string): boolean {
  for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const cutsLeft = /\w/.test(line[at - 1] ?? '') && /^\w/.test(wanted);
    const cutsRight = /\w/.test(line[end] ?? '') && /\w$/.test(wanted);
    if (!cutsLeft && !cutsRight) return true;
  }
  return false;
}
