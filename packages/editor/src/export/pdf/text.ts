import { colourOf, rgb } from './colour.js';
import { matrixOf, number, scaleOf } from './content.js';
import type { Letter } from './letterFonts.js';
import type { Sheet } from './sheet.js';

/** Scripts whose letters change with their neighbours, and are no letters by themselves. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Tamil}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface Placed {
  readonly letter: Letter;
  /** Where the letter stands, in the plane of its text. */
  readonly matrix: DOMMatrix;
  readonly style: CSSStyleDeclaration;
}

/**
 * Writes a text, each letter where the page has laid it out.
 *
 * @param plane Where the text lies on the page.
 * @returns Whether it could be written; nothing is where it could not.
 */
export function writeText(sheet: Sheet, text: SVGTextElement, plane: DOMMatrix, opacity: number): boolean {
  const placed = place(sheet, text);
  if (!placed) return false;
  for (const run of runsOf(placed)) writeRun(sheet, run, plane, opacity);
  return true;
}

function place(sheet: Sheet, text: SVGTextElement): readonly Placed[] | undefined {
  const placed: Placed[] = [];
  const shifts = takeShifts(text);
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    const element = node.parentElement!;
    if (!(element instanceof SVGTextContentElement)) continue;
    const style = getComputedStyle(element);
    if (style.display === 'none') continue;
    if (JOINED.test(node.data) || !style.writingMode.startsWith('horizontal')) return undefined;
    if (style.fill.startsWith('url')) return undefined;
    for (const { segment } of letters.segment(node.data)) {
      if (at >= text.getNumberOfChars()) return undefined;
      if (style.visibility === 'visible') {
        placed.push({
          letter: sheet.letters.letter(segment, fontOf(style)),
          matrix: matrixAt(text, at, Number.parseFloat(style.fontSize), shifts?.[at]),
          style,
        });
      }
      at += segment.length;
    }
  }
  return at === text.getNumberOfChars() ? placed : undefined;
}

const fontOf = ({ fontStyle, fontWeight, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} {size} ${fontFamily}`;

/**
 * Returns how far each letter of a text lies off the line that letters stand on, and lays them all on it: where letters start, browsers
 * tell without what `dominant-baseline` and `baseline-shift` make of it, or with it.
 */
function takeShifts(text: SVGTextElement): readonly (readonly [number, number])[] | undefined {
  const parts = [text, ...text.querySelectorAll<SVGElement>('*')];
  const isShifted = parts.some((part) => {
    const { dominantBaseline, baselineShift } = getComputedStyle(part);
    return !ON_LINE.has(dominantBaseline) || !(baselineShift === '0px' || baselineShift === 'baseline');
  });
  if (!isShifted) return undefined;
  const corners = () =>
    Array.from({ length: text.getNumberOfChars() }, (_none, at) => text.getExtentOfChar(at));
  const before = corners();
  for (const { style } of parts) {
    style.setProperty('dominant-baseline', 'alphabetic', 'important');
    style.setProperty('baseline-shift', '0', 'important');
  }
  return corners().map(({ x, y }, at) => [before[at]!.x - x, before[at]!.y - y]);
}

const ON_LINE: ReadonlySet<string> = new Set(['auto', 'alphabetic', 'baseline']);

/** The plane of a letter an em high, whose y points upwards. */
function matrixAt(
  text: SVGTextElement,
  at: number,
  size: number,
  [right, down]: readonly [number, number] = [0, 0],
): DOMMatrix {
  const { x, y } = text.getStartPositionOfChar(at);
  return new DOMMatrix()
    .translate(x + right, y + down)
    .rotate(text.getRotationOfChar(at))
    .scale(size, -size);
}

/** Letters of the same look that follow each other. */
function* runsOf(placed: readonly Placed[]): Generator<readonly Placed[]> {
  let run: Placed[] = [];
  for (const one of placed) {
    if (run.length > 0 && run[0]!.style !== one.style) {
      yield run;
      run = [];
    }
    run.push(one);
  }
  if (run.length > 0) yield run;
}

function writeRun(sheet: Sheet, run: readonly Placed[], plane: DOMMatrix, opacity: number): void {
  const { style } = run[0]!;
  const isStrokeFirst = style.paintOrder.startsWith('stroke');
  if (isStrokeFirst) strokeRun(sheet, run, plane, opacity);
  fillRun(sheet, run, plane, opacity);
  if (!isStrokeFirst) strokeRun(sheet, run, plane, opacity);
}

function fillRun(sheet: Sheet, run: readonly Placed[], plane: DOMMatrix, opacity: number): void {
  const { style } = run[0]!;
  if (style.fill === 'none') return;
  const colour = colourOf(style.fill);
  sheet.write('q');
  sheet.setOpacity(colour.alpha * Number(style.fillOpacity) * opacity, 1, 'Normal');
  sheet.write(`${matrixOf(plane)} cm`, `${rgb(colour)} rg`, 'BT');
  let font = '';
  for (const { letter, matrix } of run) {
    if (letter.font !== font) sheet.write(`/${letter.font} 1 Tf`);
    font = letter.font;
    sheet.write(`${matrixOf(matrix)} Tm <${letter.code}> Tj`);
  }
  sheet.write('ET');
  underline(sheet, run);
  sheet.write('Q');
}

/** Fonts of outlines are filled only: what runs around letters is drawn as paths. */
function strokeRun(sheet: Sheet, run: readonly Placed[], plane: DOMMatrix, opacity: number): void {
  const { style } = run[0]!;
  const width = Number.parseFloat(style.strokeWidth);
  if (style.stroke === 'none' || style.stroke.startsWith('url') || !(width > 0)) return;
  const colour = colourOf(style.stroke);
  const alpha = colour.alpha * Number(style.strokeOpacity) * opacity;
  if (alpha === 0) return;
  sheet.write('q');
  sheet.setOpacity(1, alpha, 'Normal');
  sheet.write(`${matrixOf(plane)} cm`, `${rgb(colour)} RG`, '1 j');
  for (const { letter, matrix } of run) {
    if (letter.path === '') continue;
    const glyph = matrix.scale(0.001);
    const line = `${number(width / scaleOf(glyph))} w`;
    sheet.write('q', `${matrixOf(glyph)} cm`, line, letter.path, 'S', 'Q');
  }
  sheet.write('Q');
}

/** Where lines under and through letters run, in ems above the line they stand on. */
const LINES = { underline: -0.11, 'line-through': 0.28, overline: 0.88 } as const;

function underline(sheet: Sheet, run: readonly Placed[]): void {
  const { textDecorationLine, fontSize } = run[0]!.style;
  const lines = Object.entries(LINES).filter(([name]) => textDecorationLine.includes(name));
  for (const [, height] of lines) {
    for (const { letter, matrix } of run) {
      const [from, to] = [new DOMPoint(0, height), new DOMPoint(letter.advance / 1000, height)].map((point) =>
        point.matrixTransform(matrix),
      );
      const box = `${number(from!.x)} ${number(from!.y)} ${number(to!.x - from!.x)}`;
      sheet.write(`${box} ${number(Number.parseFloat(fontSize) / 14)} re f`);
    }
  }
}
