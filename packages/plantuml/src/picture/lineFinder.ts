import type { LineIndex, TextRange } from '@letu/core';
import type { MappedLines } from '../source/mappedLines.js';
import type { SelectedDiagram } from '../source/selectDiagram.js';
import { LabelFinder } from './labelFinder.js';
import type { MarkedPart } from './markedParts.js';

/** What is known of a picture's source. */
export interface PictureSource {
  readonly diagram: SelectedDiagram;
  /** The lines as the engine got them. */
  readonly drawn: MappedLines;
  readonly lines: LineIndex;
  readonly text: string;
  /** Whether lines of other files are in the picture: then its numbers may be theirs. */
  readonly includesFiles: boolean;
}

/**
 * Finds where the source says the parts that a picture marks. The engine gives each the number of its line, which means
 * nothing where the line is one of a macro or of an included file: those are found by the alias their call begins with, or by
 * their label.
 */
export class LineFinder {
  readonly #source: PictureSource;
  readonly #labels: LabelFinder;

  constructor(source: PictureSource) {
    this.#source = source;
    this.#labels = new LabelFinder(source.diagram.lines);
  }

  /** Returns a part's place: its name where a link names it in passing, else its line, with the lines inside of its braces. */
  placeOf(part: MarkedPart): TextRange | undefined {
    const line = this.#numberedLine(part) ?? this.#callLine(part) ?? this.#labelLine(part);
    if (line === undefined) return undefined;
    const { lines, text } = this.#source;
    const range = lines.lineTextRange(line);
    const written = text.slice(range.from, range.to);
    if (part.kind !== 'entity') return range;
    if (!LINK.test(written)) return { from: range.from, to: bodyEnd(text, range.to) };
    const name = [part.label, part.name].find((word) => word !== '' && written.includes(word));
    if (name === undefined) return range;
    const from = range.from + written.indexOf(name);
    return { from, to: from + name.length };
  }

  /** The line the engine names, where that says what the part says. */
  #numberedLine(part: MarkedPart): number | undefined {
    const { drawn, lines, text, includesFiles } = this.#source;
    const line = drawn.origins[part.line];
    if (line === undefined || (includesFiles && !part.isNamed)) return undefined;
    const { from, to } = lines.lineTextRange(line);
    const written = squeeze(text.slice(from, to));
    const says = ({ label, name }: MarkedPart) =>
      [label, name].some((word) => word !== '' && written.includes(squeeze(word)));
    const isLink = part.ends.length === 2;
    const isNameless = part.label === '' && part.name === '';
    return says(part) ||
      (isLink && part.ends.some(says)) ||
      (isNameless && !isLink) ||
      /\[[*H]\*?\]/.test(written)
      ? line
      : undefined;
  }

  /** The line of a call such as `Person(alias, …)` or `Rel(from, to, …)`. */
  #callLine(part: MarkedPart): number | undefined {
    const { diagram } = this.#source;
    const names = (part.ends.length > 0 ? part.ends : [part]).map(({ name }) => name);
    const squeezed = squeeze(part.label);
    const matches = diagram.lines.flatMap((line, index) => {
      const [, list] = /^\s*\$?[\w!]+\s*\((.*)$/.exec(line) ?? [];
      const given = (list ?? '').split(',').map((item) =>
        item
          .trim()
          .replace(/^"(.*?)"?\)?.*$/, '$1')
          .replace(/\).*$/, ''),
      );
      return list !== undefined && agrees(names, given)
        ? [{ line: diagram.firstLine + index, text: squeeze(line) }]
        : [];
    });
    return (matches.find(({ text }) => squeezed !== '' && text.includes(squeezed)) ?? matches[0])?.line;
  }

  #labelLine({ label, name }: MarkedPart): number | undefined {
    const line = this.#labels.find(label) ?? (name === '' ? undefined : this.#labels.find(name));
    return line === undefined ? undefined : this.#source.diagram.firstLine + line;
  }
}

/** Macros name the ends of a link first, though some behind an index, and some the other way round. */
function agrees(names: readonly string[], given: readonly string[]): boolean {
  const first = given.slice(0, names.length + 1);
  return names.every((name) => first.includes(name));
}

const LINK =
  /^[^"{]*?\S\s*(?:"[^"]*"\s*)?[<*o+#x^|}]*[-.=~]+(?:\[[^\]]*\])?\w*[-.=~]*[>*o+#x^|{]+|\s[-.]{2,}\s/;

/** The lines inside the braces of a class belong to it. */
function bodyEnd(text: string, to: number): number {
  const body = text[to - 1] === '{' ? /\n[ \t]*\}/.exec(text.slice(to)) : null;
  return body ? to + body.index + body[0].length : to;
}

const squeeze = (text: string) => text.replaceAll(/[\s"]/g, '');
