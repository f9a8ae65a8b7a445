import { oneLine, type Shape, type TextRange } from '@letu/core';
import { isFrame, isLinear, type LinearElement, type SceneElement } from './document/model.js';
import type { Board } from './draw/board.js';
import type { ExcalidrawMessages, ShapeName } from './locales/zh-CN.js';
import { BLANK, type ShapeIds } from './shapeIds.js';

/** Returns what a board shows, in reading order: frames and groups before what is in them, what joins others last. */
export function shapesOf(
  board: Board,
  ids: ShapeIds,
  source: string,
  ranges: ReadonlyMap<string, TextRange>,
  messages: ExcalidrawMessages,
): readonly Shape[] {
  if (board.elements.length === 0) return [{ id: BLANK, role: 'group', label: messages.blank }];
  const groups = new Set<string>();
  const nodes: Shape[] = [];
  const links: Shape[] = [];
  const said = (element: SceneElement): Pick<Shape, 'key' | 'range' | 'look'> => {
    const range = ranges.get(element.id);
    if (!range) return {};
    return {
      range,
      look: lookOf(element),
      ...(source.slice(range.from, range.to).includes(element.id) ? { key: element.id } : {}),
    };
  };
  for (const element of [
    ...board.elements.filter(isFrame),
    ...board.elements.filter((one) => !isFrame(one)),
  ]) {
    const id = ids.of(element.id)!;
    if (element.type === 'text' && board.containerOf(element)) continue;
    const parent = parentOf(element, { board, ids, groups, nodes, name: messages.group });
    const inside = parent === undefined ? {} : { parent };
    const label = labelOf(element, board, messages);
    if (isFrame(element)) nodes.push({ id, role: 'group', label, ...said(element) });
    else if (isLinear(element) && (element.startBinding || element.endBinding)) {
      links.push({
        id,
        role: 'link',
        label: textIn(element, board),
        ...said(element),
        ...inside,
        ...endsOf(element, board, ids),
      });
    } else {
      nodes.push({ id, role: element.type === 'text' ? 'text' : 'node', label, ...said(element), ...inside });
    }
  }
  const shown = new Set([...nodes, ...links].map(({ id }) => id));
  return [...nodes, ...links.map((link) => withEnds(link, shown))];
}

const PLACE = ['x', 'y', 'width', 'height', 'angle'];
const LOOK = [
  'type',
  'strokeColor',
  'backgroundColor',
  'fillStyle',
  'strokeWidth',
  'strokeStyle',
  'roughness',
  'opacity',
  'roundness',
  'fontSize',
  'fontFamily',
  'textAlign',
  'fileId',
  'startArrowhead',
  'endArrowhead',
];

/** An element's place and style; the way of an arrow follows from what it joins. */
function lookOf(element: SceneElement): string {
  const isTied = isLinear(element) && element.startBinding !== null && element.endBinding !== null;
  const fields: Readonly<Record<string, unknown>> = element;
  return JSON.stringify([...(isTied ? [] : PLACE), ...LOOK].map((name) => fields[name] ?? null));
}

interface Around {
  readonly board: Board;
  readonly ids: ShapeIds;
  /** The groups that are among the shapes. */
  readonly groups: Set<string>;
  readonly nodes: Shape[];
  /** What groups are called. */
  readonly name: string;
}

/** Returns the innermost group or the frame that an element is in, and adds the groups that are not known yet, the outermost first. */
function parentOf(element: SceneElement, { board, ids, groups, nodes, name }: Around): string | undefined {
  const frame = board.frameOf(element);
  let parent = frame && frame.id !== element.id ? ids.of(frame.id) : undefined;
  for (const group of element.groupIds.toReversed()) {
    const id = ids.ofGroup(group)!;
    if (!groups.has(id)) {
      groups.add(id);
      nodes.push({ id, role: 'group', label: name, ...(parent === undefined ? {} : { parent }) });
    }
    parent = id;
  }
  return parent;
}

function endsOf(element: LinearElement, board: Board, ids: ShapeIds): Partial<Shape> {
  const shapeAt = (id: string | undefined) => (board.get(id) ? ids.of(id!) : undefined);
  const [start, end] = [shapeAt(element.startBinding?.elementId), shapeAt(element.endBinding?.elementId)];
  const [atStart, atEnd] = [element.startArrowhead !== null, element.endArrowhead !== null];
  const [from, to] = atStart && !atEnd ? [end, start] : [start, end];
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(atStart && atEnd ? { arrows: 'both' } : atStart || atEnd ? {} : { arrows: 'none' }),
  };
}

/** An end may be tied to what is no shape of its own. */
function withEnds({ from, to, ...link }: Shape, shown: ReadonlySet<string>): Shape {
  return {
    ...link,
    ...(from !== undefined && shown.has(from) ? { from } : {}),
    ...(to !== undefined && shown.has(to) ? { to } : {}),
  };
}

const textIn = (element: SceneElement, board: Board): string =>
  oneLine(board.textOf(element)?.originalText ?? '');

function labelOf(element: SceneElement, board: Board, { names, frame }: ExcalidrawMessages): string {
  if (isFrame(element)) return oneLine(element.name ?? '') || frame;
  const text = element.type === 'text' ? oneLine(element.originalText) : textIn(element, board);
  return text || names[element.type as ShapeName];
}
