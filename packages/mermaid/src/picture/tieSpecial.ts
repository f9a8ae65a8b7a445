import type { Part } from '../source/part.js';
import type { Dialect } from '../source/dialects.js';
import type { PictureElement } from './elements.js';
import { tieInTurn, type Ties } from './tie.js';

type Tie = (ties: Ties, pictureId: string) => void;

/** What has to be known of single types besides the names in ids. */
export const SPECIAL_TIES: Partial<Record<Dialect, Tie>> = {
  sequence: tieSequence,
  state: tieState,
  class: (ties) =>
    tieInTurn(
      ties,
      ties.partsWhere(isNote),
      ties.elementsWhere(({ id }) => /-note\d+$/.test(id)),
    ),
  mindmap: tieMindmap,
  gantt: tieTasks,
  sankey: (ties, pictureId) => {
    const nodes = ties.partsWhere(isNode);
    tieInTurn(
      ties,
      nodes,
      ties.elementsWhere(({ id }) => id.startsWith(`${pictureId}-node-`)),
    );
  },
  xychart: (ties) => {
    const plots = ties.partsWhere(({ sort }) => sort === 'bar' || sort === 'line');
    tieInTurn(
      ties,
      plots,
      ties.elementsWhere(({ classes }) => /^(?:bar|line)-plot-\d+$/.test(classes)),
    );
  },
  gitGraph: tieCommits,
};

const isNote = ({ sort }: Part) => sort === 'note';
const isLink = ({ role }: Part) => role === 'link';
const isNode = ({ role }: Part) => role === 'node';
const isGroup = ({ role }: Part) => role === 'group';
const isAny = () => true;

/** Elements of a name or of one of several classes, or in an element of a class. */
interface Drawn {
  readonly name?: string;
  readonly className?: string | readonly string[];
  readonly around?: string;
}

/**
 * What is drawn in the order in which the source says it. Where there are more or fewer elements than parts, the order says
 * nothing.
 */
const IN_ORDER: Partial<
  Record<Dialect, readonly (readonly [which: (part: Part) => boolean, drawn: Drawn])[]>
> = {
  eventmodeling: [[isNode, { className: 'em-box' }]],
  gantt: [[isGroup, { className: 'sectionTitle' }]],
  journey: [
    [isGroup, { name: 'text', className: 'journey-section' }],
    [isNode, { name: 'text', className: 'task' }],
  ],
  kanban: [
    [isGroup, { around: 'sections', name: 'g' }],
    [isNode, { around: 'items', name: 'g' }],
  ],
  packet: [[isAny, { className: 'packetLabel' }]],
  pie: [
    [isAny, { className: 'pieCircle' }],
    [isAny, { className: 'legend' }],
  ],
  sankey: [
    [isNode, { around: 'node-labels', name: 'text' }],
    [isLink, { className: 'link' }],
  ],
  timeline: [[isNode, { className: ['taskWrapper', 'eventWrapper'] }]],
  treeView: [[isAny, { around: 'tree-view', name: 'g' }]],
  venn: [[isAny, { className: 'venn-area' }]],
  wardley: [
    [isNode, { className: 'wardley-node' }],
    [isLink, { className: 'wardley-link' }],
  ],
};

/** Ties the parts of a diagram that are drawn in the order of the source. */
export function tieInOrder(ties: Ties, dialect: Dialect): void {
  for (const [which, drawn] of IN_ORDER[dialect] ?? []) {
    const parts = ties.partsWhere(which);
    const elements = ties.elementsWhere((element) => isDrawn(ties, element, drawn));
    if (parts.length === elements.length) tieInTurn(ties, parts, elements);
  }
}

function isDrawn({ elements }: Ties, element: PictureElement, { name, className, around }: Drawn): boolean {
  const parent = elements[element.parent];
  return (
    (name === undefined || element.name === name) &&
    (className === undefined || [className].flat().some((one) => hasClass(one)(element))) &&
    (around === undefined || (parent !== undefined && hasClass(around)(parent)))
  );
}

function hasClass(name: string) {
  return ({ classes }: PictureElement) => classes.split(' ').includes(name);
}

/** The bar and the text of a task are named after it; one without a name is counted. */
function tieTasks(ties: Ties, pictureId: string): void {
  const names = new Map<string, number>();
  let count = 0;
  for (const part of ties.partsWhere(isNode)) {
    const id = ties.parts[part]?.id ?? '';
    names.set(id === '' ? `task${(count += 1)}` : id, part);
  }
  for (const [index, { id }] of ties.elements.entries()) {
    if (!id.startsWith(`${pictureId}-`)) continue;
    const name = id.slice(pictureId.length + 1);
    ties.add(names.get(name) ?? names.get(name.replace(/-text$/, '')), index);
  }
}

/** Blocks of sequence diagrams that are drawn without a frame of their own. */
const FRAMELESS = /^(?:rect|box)$/;

function tieSequence(ties: Ties): void {
  const messages = ties.partsWhere(({ role }) => role === 'link');
  const lines = ties.elementsWhere(({ type }) => type === 'message');
  tieInTurn(ties, messages, lines);
  tieInTurn(ties, messages, messageTexts(ties, lines));
  tieInTurn(
    ties,
    ties.partsWhere(isNote),
    ties.elementsWhere(({ type }) => type === 'note'),
  );
  // A frame is drawn when its block ends, so the innermost comes first.
  const blocks = ties
    .partsWhere(({ role, sort }) => role === 'group' && !FRAMELESS.test(sort ?? ''))
    .toSorted((a, b) => (ties.parts[a]?.end ?? Infinity) - (ties.parts[b]?.end ?? Infinity));
  tieInTurn(
    ties,
    blocks,
    ties.elementsWhere(({ type }) => type === 'control-structure'),
  );
  tieParticipants(ties);
}

/** The first text of each message; it stands before the message's line. */
function messageTexts({ elements }: Ties, lines: readonly number[]): number[] {
  const isText = (index: number) => hasClass('messageText')(elements[index] as PictureElement);
  return lines.map((line, turn) => {
    const after = lines[turn - 1] ?? -1;
    for (let index = line - 1; index > after; index--) if (isText(index)) return index;
    return -1;
  });
}

function tieParticipants(ties: Ties): void {
  const byName = new Map(ties.parts.map(({ id }, index) => [id, index]));
  const tops = ties.elementsWhere(({ type }) => type === 'participant');
  for (const index of ties.elementsWhere(({ type }) => type === 'participant' || type === 'life-line')) {
    ties.add(byName.get(ties.elements[index]?.dataId ?? ''), index);
  }
  const bottoms = ties.elementsWhere(hasClass('actor-bottom'));
  if (bottoms.length !== tops.length) return;
  for (const [turn, bottom] of bottoms.entries()) {
    const part = byName.get(ties.elements[tops[turn] ?? -1]?.dataId ?? '');
    const around = ties.elements[bottom]?.parent ?? -1;
    ties.add(part, ties.elements[around]?.name === 'g' ? around : bottom);
  }
}

/** Starts and ends in the regions of a state are named by chance. */
function tieState(ties: Ties): void {
  for (const end of ['_start', '_end']) {
    const parts = ties
      .partsWhere(({ id }) => id.endsWith(end))
      .filter((part) => ties.elementsOf(part).length === 0);
    const elements = ties.elementsWhere(({ id }) => new RegExp(`${end}-\\d+$`).test(id));
    tieInTurn(
      ties,
      parts,
      elements.filter((element) => !ties.isTied(element)),
    );
  }
  const notes = ties.elementsWhere(({ id, name }) => name === 'g' && /----note-\d+(?:-\d+)?$/.test(id));
  tieInTurn(ties, ties.partsWhere(isNote), notes);
}

const MINDMAP_NODE = /-node_(\d+)$/;
const MINDMAP_EDGE = /-edge_\d+_(\d+)$/;

/** Mind maps count their nodes; a line belongs to the node it leads to. */
function tieMindmap(ties: Ties): void {
  for (const [index, { id }] of ties.elements.entries()) {
    const number = MINDMAP_NODE.exec(id)?.[1] ?? MINDMAP_EDGE.exec(id)?.[1];
    if (number !== undefined) ties.add(Number(number), index);
  }
}

const COMMIT = /^commit (.+?) commit\d+(?: |$)/u;

/** A commit has one or more marks, whose class holds its name. */
function tieCommits(ties: Ties): void {
  const commits = ties.partsWhere(({ id }) => id === '');
  const names = new Map<string, number>();
  for (const [index, { classes }] of ties.elements.entries()) {
    const name = COMMIT.exec(classes)?.[1];
    if (name === undefined) continue;
    if (!names.has(name)) names.set(name, names.size);
    ties.add(commits[names.get(name) ?? -1], index);
  }
}
