import { holds, type PictureElement } from './elements.js';

/** Texts that belong together, with the shape around them. */
export interface TextBlock {
  readonly text: string;
  readonly parts: readonly PictureElement[];
}

/** Takes the lines of text out of a picture, each with the shape drawn just before if that holds it. */
export function textBlocks(elements: readonly PictureElement[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let shape: PictureElement | undefined;
  let line: PictureElement[] = [];
  const close = () => {
    const [first] = line;
    if (!first) return;
    const text = line.map((part) => part.text).join('');
    blocks.push({ text, parts: shape && holds(shape, first) ? [shape, ...line] : line });
    line = [];
  };
  for (const element of elements) {
    if (element.tag !== 'text') {
      close();
      shape = element;
      continue;
    }
    if (!follows(line.at(-1), element)) close();
    line.push(element);
  }
  close();
  return blocks.filter(({ text }) => text !== '');
}

/** A Chinese character by itself, as the engine draws those of wrapped text. */
export const WIDE = /^[\u2E80-\u{10FFFF}]$/u;

/** The engine draws wrapped Chinese character by character, each right behind the one before. */
function follows(before: PictureElement | undefined, { box, text }: PictureElement): boolean {
  if (before?.box.top !== box.top || !(WIDE.test(before.text) || WIDE.test(text))) return false;
  const distance = box.left - before.box.left;
  return distance > 0 && distance <= 1.3 * before.fontSize * before.text.length;
}

/** A head or a foot of a sequence diagram's participant, with the number given for its name. */
interface Head {
  readonly participant: number;
  readonly parts: readonly PictureElement[];
}

/**
 * Finds the heads and feet of participants by their names. The shape around a name comes before it, an icon after it.
 *
 * @param participants A number for each name, without blanks.
 */
export function headsOf(
  elements: readonly PictureElement[],
  participants: ReadonlyMap<string, number>,
): Head[] {
  const heads: Head[] = [];
  const lifelines = elements.filter(isLifeline).map(({ box }) => box);
  const [top, bottom] = [
    Math.min(...lifelines.map((box) => box.top)),
    Math.max(...lifelines.map((box) => box.bottom)),
  ];
  for (const [index, element] of elements.entries()) {
    const participant =
      element.tag === 'text' ? participants.get(element.text.replaceAll(/\s/g, '')) : undefined;
    const isBetween = top < element.box.top && element.box.top < bottom;
    if (participant === undefined || (isBetween && isLabelOfArrow(elements, index))) continue;
    const around = frameBefore(elements, index);
    heads.push({
      participant,
      parts: [element, ...(around.length > 0 ? around : iconAfter(elements, index))],
    });
  }
  return heads;
}

const isLifeline = ({ tag, box, element }: PictureElement) =>
  tag === 'line' && box.left === box.right && element.attribute('stroke-dasharray') !== '';

/** A label stands just above an arrow that is drawn before it, or follows its number. */
function isLabelOfArrow(elements: readonly PictureElement[], index: number): boolean {
  const before = elements[index - 1];
  return before !== undefined && (isLevel(before) || before.tag === 'polygon' || before.tag === 'text');
}

/** The shape around a name: a box, two behind each other for collections, or a lying cylinder and then its lid. */
function frameBefore(elements: readonly PictureElement[], index: number): readonly PictureElement[] {
  const [text, front, back] = [0, 1, 2].map((before) => elements[index - before]);
  if (!text || !front) return [];
  if (holds(front, text)) return back && isSameSize(back, front) ? [back, front] : [front];
  return back && front.tag === 'path' && holds(back, text) ? [back, front] : [];
}

const isSameSize = (one: PictureElement, other: PictureElement) =>
  one.tag === other.tag &&
  ['rect', 'path'].includes(one.tag) &&
  Math.abs(widthOf(one) - widthOf(other)) < 0.02 &&
  Math.abs(one.box.left - other.box.left) < COLLECTED;

const widthOf = ({ box }: PictureElement) => box.right - box.left;

/** How far the boxes of collections are from each other, at most. */
const COLLECTED = 6;

/** An icon has at most three shapes, none of which surrounds the next name. */
function iconAfter(elements: readonly PictureElement[], index: number): readonly PictureElement[] {
  const icon: PictureElement[] = [];
  for (let at = index + 1; at < index + 4; at += 1) {
    const element = elements[at];
    if (!element || !isOfIcon(element, icon) || surroundsName(element, elements.slice(at + 1, at + 3))) break;
    icon.push(element);
  }
  return icon;
}

/** The ground line of an entity and the arrow of a control follow their circles; all others belong to messages. */
const isOfIcon = ({ tag }: PictureElement, [first, ...others]: readonly PictureElement[]) =>
  ['line', 'polygon'].includes(tag)
    ? first?.tag === 'circle' && others.length === 0
    : ['path', 'circle', 'ellipse'].includes(tag);

const surroundsName = (element: PictureElement, behind: readonly PictureElement[]) =>
  behind.some((next) => next.tag === 'text' && holds(element, next));

/** The heads of arrows reach this far from their lines, in pixels of the unscaled picture. */
const HEAD_REACH = 11;
/** How much lower an arrow to oneself ends than it begins. */
const OWN_HEIGHT = 13;

/** Finds the arrows of a sequence diagram in their order: line, heads and labels. */
export function arrowsOf(elements: readonly PictureElement[]): PictureElement[][] {
  const arrows: PictureElement[][] = [];
  let loose: PictureElement[] = [];
  for (let index = 0; index < elements.length; index += 1) {
    const element = elements[index];
    if (!element) continue;
    if (!isLevel(element) || isBorder(elements, index)) {
      loose = isHeadPart(element) ? [...loose, element] : [];
      continue;
    }
    const heads = loose.filter((part) => reaches(part, element));
    const own = ownArrow(elements, index);
    const last = index + own.length;
    const labels = labelsAfter(elements, last, element);
    if (heads.length + own.length > 0) arrows.push([...heads, element, ...own, ...labels]);
    index = last + labels.length;
    loose = [];
  }
  return arrows;
}

const isLevel = ({ tag, box }: PictureElement) =>
  tag === 'line' && box.top === box.bottom && box.right - box.left > 8;

const isHeadPart = ({ tag }: PictureElement) =>
  ['polygon', 'line', 'circle', 'ellipse', 'path'].includes(tag);

const reaches = ({ box }: PictureElement, line: PictureElement) =>
  Math.abs((box.top + box.bottom) / 2 - line.box.top) <= HEAD_REACH && box.right - box.left <= 2 * HEAD_REACH;

/** Lines between the sections of a frame and those of dividers run from one side of a rectangle to the other. */
function isBorder(elements: readonly PictureElement[], index: number): boolean {
  const line = elements[index]?.box;
  return elements
    .slice(0, index)
    .some(
      ({ tag, box }) => tag === 'rect' && box.left === line?.left && Math.abs(box.right - line.right) < 0.02,
    );
}

/** The rest of an arrow to oneself: down, back, and the head. */
function ownArrow(elements: readonly PictureElement[], index: number): PictureElement[] {
  const [start, down, back] = elements.slice(index, index + 3);
  const isOwn =
    start &&
    down?.tag === 'line' &&
    down.box.left === down.box.right &&
    back?.tag === 'line' &&
    Math.abs(back.box.top - start.box.top - OWN_HEIGHT) < 2;
  if (!isOwn) return [];
  const own = [down, back];
  for (const element of elements.slice(index + 3)) {
    if (!isHeadPart(element) || !reaches(element, back)) break;
    own.push(element);
  }
  return own;
}

/** Labels stand above an arrow's line, or between two arrow heads; several lines of text are stacked. */
function labelsAfter(
  elements: readonly PictureElement[],
  index: number,
  arrow: PictureElement,
): PictureElement[] {
  const labels: PictureElement[] = [];
  for (const element of elements.slice(index + 1)) {
    if (element.tag !== 'text' || element.box.top > arrow.box.top + 2 * OWN_HEIGHT) break;
    labels.push(element);
  }
  return labels;
}
