import type { TextLook, TextRun } from '../figure.js';
import type { Box, Element, Node, OpenPicture } from '@letu/svg-dom';
import { colorOf } from './color.js';
import type { ImageMark, TextMark } from './marks.js';
import { isMonospaceFamily } from './monospace.js';
import { mapBox } from './transform.js';

/** Returns the lines of a text, and of what HTML stands in a picture. */
export function textMarksOf(
  picture: OpenPicture,
  element: Element,
  shape: string | undefined,
  turn: number,
): readonly (TextMark | ImageMark)[] {
  if (element.localName === 'foreignObject') return foreignMarks(picture, element, shape, turn);
  const rows = rowsOf(element);
  const marks = rows.map((row) => lineOf(picture, row, shape, turn));
  return marks.filter((mark) => mark !== undefined);
}

/** A line of a text begins with an element that has a place of its own, and takes in those behind that have none. */
function rowsOf(text: Element): readonly (readonly Element[])[] {
  const starts: Element[][] = [];
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (child.localName !== 'tspan' && child.localName !== 'a' && child.localName !== 'textPath') continue;
      const isPlaced = ['x', 'y'].some((name) => child.hasAttribute(name)) || isShifted(child);
      const isOnlyHolder = child.textContent?.trim() === '' || !hasOwnText(child);
      if (isPlaced) starts.push([child]);
      else if (isOnlyHolder) visit(child);
      else if (starts.length > 0) starts.at(-1)?.push(child);
    }
  };
  visit(text);
  // Words without an element belong to no line of their own.
  const isWhole = starts.length < 2 || hasOwnText(text);
  return isWhole ? [[text]] : starts;
}

const isShifted = (element: Element) => Number.parseFloat(element.getAttribute('dy') ?? '0') !== 0;

const hasOwnText = (element: Element) =>
  element.childNodes.some((node) => !node.isElement() && (node.nodeValue ?? '').trim() !== '');

function lineOf(
  picture: OpenPicture,
  elements: readonly Element[],
  shape: string | undefined,
  turn: number,
): TextMark | undefined {
  const text = elements
    .map(shownText)
    .join('')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
  const first = elements[0];
  if (text === '' || !first || picture.style(first, 'visibility') === 'hidden') return undefined;
  const styled = innermost(first);
  const matrix = picture.toRoot(rootOf(first));
  const boxes = elements.flatMap((element) => picture.box(element) ?? []);
  const box = unite(boxes);
  if (!box) return undefined;
  const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) || 1;
  return {
    kind: 'text',
    text,
    shape,
    turn,
    box: mapBox(matrix, box),
    ...lookOf(picture, styled, scale),
    runs: runsOf(picture, elements, scale),
    anchor: ANCHORS[picture.style(first, 'text-anchor')] ?? 'left',
    isTurned: Math.abs(matrix.b) > Math.abs(matrix.a) * 0.02,
  };
}

function lookOf(picture: OpenPicture, element: Element, scale: number): TextLook {
  const color = colorOf(picture.style(element, 'fill'));
  return {
    size: sizeOf(picture, element) * scale,
    color: color && color.opacity > 0 ? color.hex : '#000000',
    bold: isBold(picture.style(element, 'font-weight'), picture.style(element, 'font-family')),
    italic: isItalic(picture, element),
    monospace: isMonospace(picture, element),
    underlined: /underline/.test(
      `${element.getAttribute('text-decoration') ?? ''} ${picture.style(element, 'text-decoration')}`,
    ),
  };
}

/** Returns the parts of a line by what they look like; undefined where all look alike. */
function runsOf(
  picture: OpenPicture,
  elements: readonly Element[],
  scale: number,
): readonly TextRun[] | undefined {
  const runs: TextRun[] = [];
  const visit = (element: Element): void => {
    for (const node of element.childNodes) {
      if (node.isElement()) {
        if (node.localName !== 'title') visit(node);
        continue;
      }
      const text = (node.nodeValue ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
      if (text === '') continue;
      const [look, last] = [lookOf(picture, element, scale), runs.at(-1)];
      if (last && (text === ' ' || lookAlike(last, look)))
        runs[runs.length - 1] = { ...last, text: last.text + text };
      else if (last || text !== ' ') runs.push({ text, ...look });
    }
  };
  for (const element of elements) visit(element);
  return runs.length > 1 ? runs : undefined;
}

/** Tells letters that look the same. */
export const lookAlike = (one: TextLook, other: TextLook): boolean =>
  Math.abs(one.size - other.size) < 0.5 &&
  one.color === other.color &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.underlined === other.underlined;

const ANCHORS: Readonly<Record<string, TextMark['anchor']>> = {
  middle: 'center',
  end: 'right',
  start: 'left',
};

/** D2 has a font of its own for each weight. */
const isBold = (weight: string, family: string) =>
  weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 || /\b(?:semi)?bold\b/i.test(family);

/** A font that is italic by its name has no Chinese letters: those come upright out of another. */
const isItalic = (picture: OpenPicture, element: Element) =>
  ITALIC.test(picture.style(element, 'font-style')) ||
  (ITALIC.test(picture.style(element, 'font-family')) && !/\p{Script=Han}/u.test(element.textContent ?? ''));

const ITALIC = /italic|oblique/i;

/** What comes after the first family stands in for it. */
const isMonospace = (picture: OpenPicture, element: Element) =>
  isMonospaceFamily(picture.style(element, 'font-family'));

const sizeOf = (picture: OpenPicture, element: Element): number =>
  Number.parseFloat(picture.style(element, 'font-size')) || 16;

const shownText = (node: Node): string => {
  if (!node.isElement()) return node.nodeValue ?? '';
  return node.localName === 'title' ? '' : node.childNodes.map(shownText).join('');
};

/** What of a line has the style that its letters are drawn in. */
function innermost(element: Element): Element {
  const inner = element.children.find((child) => child.localName === 'tspan' && child.textContent?.trim());
  return inner && !hasOwnText(element) ? innermost(inner) : element;
}

function rootOf(element: Element): Element {
  return element.localName === 'text' || !element.parentElement ? element : rootOf(element.parentElement);
}

function unite(boxes: readonly Box[]): Box | undefined {
  const seen = boxes.filter(({ width, height }) => width > 0 || height > 0);
  if (seen.length === 0) return undefined;
  const [x, y] = [Math.min(...seen.map((box) => box.x)), Math.min(...seen.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...seen.map((box) => box.x + box.width)) - x,
    height: Math.max(...seen.map((box) => box.y + box.height)) - y,
  };
}

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'tr',
  'ul',
  'ol',
  'table',
  'blockquote',
]);
const FORMULA = new Set(['math', 'annotation', 'svg']);

/** HTML is laid out anew as lines over each other in its frame: what of it is more than lines is lost. */
function foreignMarks(
  picture: OpenPicture,
  element: Element,
  shape: string | undefined,
  turn: number,
): readonly (TextMark | ImageMark)[] {
  const own = picture.box(element);
  if (!own) return [];
  const box = mapBox(picture.toRoot(element), own);
  const lines: { text: string; element: Element }[] = [{ text: '', element }];
  let hasFormula = false;
  const visit = (node: Node, around: Element): void => {
    if (!node.isElement()) {
      const line = lines.at(-1);
      if (line)
        lines[lines.length - 1] = {
          text: line.text + (node.nodeValue ?? ''),
          element: line.text.trim() ? line.element : around,
        };
      return;
    }
    if (FORMULA.has(node.localName)) {
      hasFormula = true;
      return;
    }
    const isBlock = BLOCKS.has(node.localName) || node.localName === 'br';
    if (isBlock) lines.push({ text: '', element: node });
    for (const child of node.childNodes) visit(child, node);
    if (isBlock) lines.push({ text: '', element: around });
  };
  for (const child of element.childNodes) visit(child, element);
  const shown = lines
    .map(({ text, element: of }) => ({ text: text.replaceAll(/\s+/g, ' ').trim(), of }))
    .filter(({ text }) => text !== '');
  const marks = shown.map(({ text, of }, index): TextMark => {
    const height = box.height / shown.length;
    const size = sizeOf(picture, of);
    return {
      kind: 'text',
      text,
      shape,
      turn,
      box: { x: box.x, y: box.y + height * index, width: box.width, height },
      size: Math.min(size, height),
      color: colorOf(picture.style(of, 'color'))?.hex ?? '#000000',
      bold: isBold(picture.style(of, 'font-weight'), picture.style(of, 'font-family')),
      italic: isItalic(picture, of),
      monospace: isMonospace(picture, of),
      underlined: false,
      anchor: picture.style(of, 'text-align') === 'center' ? 'center' : 'left',
      isTurned: false,
    };
  });
  return hasFormula ? [...marks, { kind: 'image', what: 'formula', shape, turn, box }] : marks;
}
