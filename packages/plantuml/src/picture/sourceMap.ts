import type { LineIndex, SourceMapEntry } from '@letu/core';
import type { MappedLines } from '../source/mappedLines.js';
import type { SelectedDiagram } from '../source/selectDiagram.js';
import { LabelFinder } from './labelFinder.js';
import { readMarkedParts, type MarkedPart } from './markedParts.js';

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
 * Ties the parts a picture marks (class, component, state and similar diagrams) to the source. The engine gives each the
 * number of its line, which means nothing where the line is one of a macro or of an included file: those are found by the
 * alias their call begins with, or by their label.
 */
export function sourceMapOf(svg: string, source: PictureSource): SourceMapEntry[] {
  const parts = readMarkedParts(svg);
  const names = new Map(parts.map((part) => [part.id, part]));
  const finder = new LabelFinder(source.diagram.lines);
  const entries = parts.flatMap((part): SourceMapEntry[] => {
    const ends = part.ends.flatMap((id) => names.get(id) ?? []);
    const line =
      numberedLine(part, ends, source) ?? callLine(part, ends, source) ?? labelLine(part, finder, source);
    if (line === undefined) return [];
    const selector = part.id === '' ? `[data-source-line="${part.line}"]` : `[id="${part.id}"]`;
    return [{ selector, ...placeIn(line, part, source) }, ...bodyOf(line, part, selector, source)];
  });
  return entries.toSorted((a, b) => a.from - b.from);
}

/** The line the engine names, where that says what the part says. */
function numberedLine(
  part: MarkedPart,
  ends: readonly MarkedPart[],
  { drawn, lines, text, includesFiles }: PictureSource,
) {
  const line = drawn.origins[part.line];
  if (line === undefined || (includesFiles && part.id === '')) return undefined;
  const { from, to } = lines.lineTextRange(line);
  const written = squeeze(text.slice(from, to));
  const says = ({ label, name }: MarkedPart) =>
    [label, name].some((word) => word !== '' && written.includes(squeeze(word)));
  const isLink = ends.length === 2;
  const isNameless = part.label === '' && part.name === '';
  return says(part) || (isLink && ends.some(says)) || (isNameless && !isLink) || /\[[*H]\*?\]/.test(written)
    ? line
    : undefined;
}

/** The line of a call such as `Person(alias, …)` or `Rel(from, to, …)`. */
function callLine(
  part: MarkedPart,
  ends: readonly MarkedPart[],
  { diagram }: PictureSource,
): number | undefined {
  const names = (ends.length > 0 ? ends : [part]).map(({ name }) => name);
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

/** Macros name the ends of a link first, though some behind an index, and some the other way round. */
function agrees(names: readonly string[], given: readonly string[]): boolean {
  const first = given.slice(0, names.length + 1);
  return names.every((name) => first.includes(name));
}

function labelLine(part: MarkedPart, finder: LabelFinder, { diagram }: PictureSource): number | undefined {
  const line = finder.find(part.label) ?? (part.name === '' ? undefined : finder.find(part.name));
  return line === undefined ? undefined : diagram.firstLine + line;
}

/** A node that a link names in passing is its name there, any other part its line. */
function placeIn(line: number, part: MarkedPart, { lines, text }: PictureSource) {
  const range = lines.lineTextRange(line);
  const written = text.slice(range.from, range.to);
  if (part.kind !== 'entity' || !LINK.test(written)) return range;
  const name = [part.label, part.name].find((word) => word !== '' && written.includes(word));
  if (name === undefined) return range;
  const from = range.from + written.indexOf(name);
  return { from, to: from + name.length };
}

const LINK =
  /^[^"{]*?\S\s*(?:"[^"]*"\s*)?[<*o+#x^|}]*[-.=~]+(?:\[[^\]]*\])?\w*[-.=~]*[>*o+#x^|{]+|\s[-.]{2,}\s/;

/** The lines inside a class belong to it, too. */
function bodyOf(
  line: number,
  { kind }: MarkedPart,
  selector: string,
  { lines, text }: PictureSource,
): SourceMapEntry[] {
  const { to } = lines.lineTextRange(line);
  if (kind !== 'entity' || text[to - 1] !== '{') return [];
  const end = /\n[ \t]*\}/.exec(text.slice(to));
  const from = lines.lineRange(line + 1).from;
  return end && to + end.index > from ? [{ selector, from, to: to + end.index }] : [];
}

const squeeze = (text: string) => text.replaceAll(/[\s"]/g, '');
