import type { Page, PageCell } from '../../../document/model.js';
import { indexOf } from '../../store/pageIndex.js';
import { withGeometry } from '../cells.js';
import { isFolded, takesChildren } from '../groups.js';
import { hasStyle, styleName, styleNumber, styleValue } from '../styles.js';
import { inProportion, sum } from './lengths.js';
import { titleOf } from './title.js';

/** The keys of a stack that grows down, and of one that grows to the right. */
const AXES = {
  down: {
    place: 'y',
    length: 'height',
    across: 'x',
    breadth: 'width',
    ends: ['marginTop', 'marginBottom'],
    sides: ['marginLeft', 'marginRight'],
  },
  right: {
    place: 'x',
    length: 'width',
    across: 'y',
    breadth: 'height',
    ends: ['marginLeft', 'marginRight'],
    sides: ['marginTop', 'marginBottom'],
  },
} as const;

const NO_TITLE = { left: 0, top: 0 };
const LEAST = 10;

/** What is in a stack, in its order, and the stack itself. */
export interface Stacked {
  readonly stack: PageCell;
  readonly parts: readonly PageCell[];
}

/**
 * Returns what is in a stack one behind the other, each as broad as the stack, in the order in which they lie; the stack takes as
 * much room as they do, where it says so. Room that a stack is given goes to all of its lanes, or to the last entry of a list.
 */
export function laidStack(before: Page, page: Page, stack: PageCell): Stacked | undefined {
  const { style, geometry } = stack;
  const children = indexOf(page)
    .children(stack.id)
    .filter(
      ({ role, geometry: own, attributes }) =>
        role === 'vertex' && own && !own.isRelative && attributes['visible'] !== '0',
    );
  if (!geometry || children.length === 0 || hasStyle(style, 'allowGaps')) return undefined;
  const axis = AXES[styleValue(style, 'horizontalStack') === '0' ? 'down' : 'right'];
  const { place, length, across, breadth } = axis;
  const oldOf = (cell: PageCell) => indexOf(before).cell(cell.id)?.geometry;
  const wasFolded = (cell: PageCell) => isFolded(indexOf(before).cell(cell.id)!);
  const isMoved = children.some((cell) => oldOf(cell)?.[place] !== cell.geometry![place]);
  const middle = (cell: PageCell) => cell.geometry![place] + cell.geometry![length] / 2;
  const parts = isMoved ? children.toSorted((one, other) => middle(one) - middle(other)) : children;

  const number = (key: string) => styleNumber(style, key, 0);
  const border = number('stackBorder');
  const spacing = number('stackSpacing');
  const isTitled = styleName(style) === 'swimlane' || styleValue(style, 'shape') === 'swimlane';
  const title = isTitled ? titleOf(stack) : NO_TITLE;
  const [start, side] = place === 'y' ? [title.top, title.left] : [title.left, title.top];
  const first = start + border + number(axis.ends[0]);
  const from = side + border + number(axis.sides[0]);
  const around = from + border + number(axis.sides[1]);
  const behind = border + number(axis.ends[1]);

  const wider = parts.find((cell) => {
    const old = oldOf(cell);
    return old && old[breadth] !== cell.geometry![breadth] && isFolded(cell) === wasFolded(cell);
  });
  const isResized = oldOf(stack)?.[breadth] !== geometry[breadth];
  const broad = wider && !isResized ? wider.geometry![breadth] : Math.max(geometry[breadth] - around, LEAST);
  let lengths = parts.map((cell) => cell.geometry![length]);
  const total = () => first + sum(lengths) + spacing * (parts.length - 1) + behind;
  const isStretched = oldOf(stack)?.[length] !== geometry[length];
  const isSame = parts.length === indexOf(before).children(stack.id).length;
  if ((isStretched && isSame) || hasStyle(style, 'resizeLast')) {
    const isEven = !hasStyle(style, 'resizeLast') && parts.every((part) => takesChildren(page, part));
    const room = sum(lengths) + geometry[length] - total();
    const rest = room - sum(lengths.slice(0, -1));
    if (isEven) lengths = inProportion(lengths, room, LEAST);
    else if (rest >= LEAST) lengths[lengths.length - 1] = rest;
  }
  let at = first;
  const put = parts.map((cell, index) => {
    const next = { [place]: at, [across]: from, [length]: lengths[index]!, [breadth]: broad };
    at += lengths[index]! + spacing;
    const isThere = Object.entries(next).every(([key, value]) => cell.geometry![key as 'x'] === value);
    return isThere ? cell : withGeometry(cell, next);
  });
  const long = lengthOfStack(stack, geometry[length], total());
  const size = { [length]: long, [breadth]: broad + around };
  const isKept = long === geometry[length] && size[breadth] === geometry[breadth];
  return { stack: isKept ? stack : withGeometry(stack, size), parts: put };
}

/** A stack that does not grow with what is in it, or only grows, says so. */
function lengthOfStack({ style }: PageCell, own: number, needed: number): number {
  if (styleValue(style, 'resizeParent') === '0') return own;
  return styleValue(style, 'resizeParentMax') === '0' ? needed : Math.max(own, needed);
}
