import type { Part } from '../source/part.js';
import { drawn, isNode, isSort, type Ties } from './ties.js';

/** The bar and the text of a task are named after it; one without a name is counted. */
export function tieTasks(ties: Ties): void {
  const names = new Map<string, Part>();
  let count = 0;
  for (const part of ties.parts.filter(isNode)) names.set(part.id || `task${(count += 1)}`, part);
  const prefix = `${ties.pictureId}-`;
  for (const element of ties.elements) {
    const id = element.attribute('id');
    if (!id.startsWith(prefix)) continue;
    const name = id.slice(prefix.length);
    ties.add(names.get(name) ?? names.get(name.replace(/-text$/, '')), element);
  }
}

/** Ties the quadrants by their numbers, and the ends of the axes: those of the first axis are drawn first. */
export function tieQuadrants(ties: Ties): void {
  const quadrants = ties.elements.filter(drawn('.quadrant'));
  for (const part of ties.parts) {
    const [, number] = /^quadrant-(\d)$/.exec(part.sort ?? '') ?? [];
    if (number !== undefined) ties.add(part, quadrants[Number(number) - 1]);
  }
  const ends = ['x-axis', 'y-axis'].flatMap((axis) => ties.parts.filter(isSort(axis)));
  const labels = ties.elements.filter(drawn('.labels > .label'));
  if (ends.length === labels.length) ties.addInTurn(ends, labels);
}

/** Ties the title and the categories of each axis; a chart that lies on its side has them elsewhere. */
export function tieAxes(ties: Ties): void {
  const isUpright = ties.elements.some(drawn('.bottom-axis'));
  const groups = isUpright ? ['.bottom-axis', '.left-axis'] : ['.left-axis', '.top-axis'];
  for (const [index, axis] of ['x-axis', 'y-axis'].entries()) {
    const parts = ties.parts.filter(isSort(axis));
    const inAxis = (part: string) => ties.elements.filter(drawn(`${groups[index]} > .${part} > text`));
    const texts = [...inAxis('title'), ...inAxis('label')];
    if (parts.length <= texts.length) ties.addInTurn(parts, texts);
  }
}

const isBits = drawn('.packetLabel');

/** A field of a packet is drawn once for each row it reaches into: it is told by the first of its bits. */
export function tieBits(ties: Ties): void {
  let next = 0;
  const starts = ties.parts.map((part) => {
    const [, from, to, count] = /^(?:(\d+)(?:\s*-\s*(\d+))?|\+\s*(\d+))/.exec(ties.textOf(part)) ?? [];
    const start = from === undefined ? next : Number(from);
    next = from === undefined ? next + Number(count) : Number(to ?? from) + 1;
    return { part, start };
  });
  const isStart = drawn('.start');
  for (const label of ties.elements.filter(isBits)) {
    const bit = ties.next(label);
    if (bit && isStart(bit)) ties.add(starts.findLast(({ start }) => start <= Number(bit.text))?.part, label);
  }
}
