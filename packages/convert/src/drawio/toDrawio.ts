import type {
  Box,
  Figure,
  FigureGroup,
  FigureImage,
  FigureLifeline,
  FigureNode,
  FigurePart,
  FigureText,
  Outline,
  Point,
} from '../figure.js';
import { centreOf } from '../picture/path.js';
import { cellXml, escapeXml, htmlOf, rounded, type Cell, type Style } from './cell.js';
import { edgeCells } from './edges.js';
import { cornerStyle, fontStyle, hangingStyle, outlineStyle, paintStyle, placeStyle } from './styles.js';
import { tableCells } from './tables.js';

const LAYER = '1';

/**
 * Writes a figure as a file of draw.io with one page.
 *
 * Groups hold their members, links are tied to what they join at the places where they touch it, and go where the picture has them.
 *
 * @param name What the page is called.
 * @returns an uncompressed `<mxfile>`
 */
export function toDrawio(figure: Figure, name = 'Page-1'): string {
  const cells = cellsOf(figure);
  const size = `pageWidth="${Math.ceil(figure.width)}" pageHeight="${Math.ceil(figure.height)}"`;
  const background = figure.background ? ` background="${figure.background}"` : '';
  return `<mxfile host="letu">
  <diagram id="page-1" name="${escapeXml(name)}">
    <mxGraphModel grid="1" gridSize="10" guides="1" tooltips="1" connect="1" arrows="1" fold="1" page="0" pageScale="1" ${size} math="0" shadow="0"${background}>
      <root>
        <mxCell id="0" />
        <mxCell id="${LAYER}" parent="0" />
${cells.map((cell) => `${cellXml(cell)}\n`).join('')}      </root>
    </mxGraphModel>
  </diagram>
</mxfile>
`;
}

function cellsOf({ parts, background }: Figure): readonly Cell[] {
  const boxes = new Map(parts.flatMap((part) => (hasBox(part) ? [[part.id, part.box] as const] : [])));
  const originOf = (part: FigurePart): Point =>
    (part.parent === undefined ? undefined : boxes.get(part.parent)) ?? { x: 0, y: 0 };
  const paper = background ?? '#ffffff';
  // A circle of draw.io has its middle where its line ends, and the foot of a crow its toes: in what it leads to.
  const reachesIn = (part: FigurePart) =>
    part.type === 'link' && /circle|er-/.test(part.from.head + part.to.head);
  const ordered = [...parts.filter((part) => !reachesIn(part)), ...parts.filter(reachesIn)];
  return ordered.flatMap((part): readonly Cell[] => {
    const origin = originOf(part);
    const parent = part.parent !== undefined && boxes.has(part.parent) ? part.parent : LAYER;
    const inside = (box: Box): Box => ({ ...box, x: box.x - origin.x, y: box.y - origin.y });
    switch (part.type) {
      case 'link':
        return edgeCells(part, { boxOf: (id) => boxes.get(id), origin, parent, paper });
      case 'table':
        return tableCells(part, parent, inside(part.box));
      case 'text':
        return [textCell(part, parent, inside)];
      case 'image':
        return [imageCell(part, parent, inside(part.box))];
      case 'lifeline':
        return [lifelineCell(part, parent, inside(part.box), paper)];
      default:
        return [boxCell(part, parent, inside(part.box))];
    }
  });
}

type Boxed = Exclude<FigurePart, { readonly type: 'link' | 'text' }>;

const hasBox = (part: FigurePart): part is Boxed => part.type !== 'link' && part.type !== 'text';

/** A label that fills its box nearly is kept from being broken anew. */
const wraps = (part: FigureNode | FigureGroup | FigureLifeline): Style =>
  part.label && part.label.box.width > part.box.width - 14 ? [] : [['whiteSpace', 'wrap']];

function boxCell(part: FigureNode | FigureGroup, parent: string, box: Box): Cell {
  const { id, label, paint } = part;
  const isGroup = part.type === 'group';
  const style: Style = [
    ...outlineStyle(part),
    ['html', 1],
    ...wraps(part),
    ...(isGroup
      ? ([
          ['container', 1],
          ['collapsible', 0],
          ['recursiveResize', 0],
          ['dropTarget', 1],
        ] as const)
      : []),
    ...paintStyle(part.outline === 'none' ? { ...paint, fill: undefined, stroke: undefined } : paint),
    ...(label ? [...placeStyle(label, part.box), ...fontStyle(label)] : []),
    ...(part.type === 'node' && part.isDecoration ? ([['connectable', 0]] as const) : []),
  ];
  return { id, parent, value: label ? htmlOf(label) : '', style, isEdge: false, box };
}

/** What stands at the head of a line, where it is no rectangle. */
const PARTICIPANTS: Partial<Record<Outline, string>> = {
  actor: 'umlActor',
  ellipse: 'ellipse',
  // A shape that there is not: what stands there is drawn by cells of its own.
  none: 'blank',
};

function lifelineCell(part: FigureLifeline, parent: string, box: Box, paper: string): Cell {
  const { id, label, paint, line, head, outline, radius } = part;
  const participant = PARTICIPANTS[outline];
  const isBelow = label !== undefined && label.box.y > centreOf(head).y + head.height / 4;
  return {
    id,
    parent,
    value: label ? htmlOf(label) : '',
    style: [
      ['shape', 'umlLifeline'],
      ['perimeter', 'lifelinePerimeter'],
      ['html', 1],
      ...wraps(part),
      ['container', 1],
      ['dropTarget', 0],
      ['collapsible', 0],
      ['recursiveResize', 0],
      ['outlineConnect', 0],
      ['portConstraint', 'eastwest'],
      ...(participant ? ([['participant', participant]] as const) : []),
      ...(outline === 'rounded' ? cornerStyle(radius) : []),
      ['size', rounded(head.height)],
      ...(line.dash ? [] : ([['lifelineDashed', 0]] as const)),
      ...paintStyle({ ...paint, dash: undefined }),
      ...(label ? fontStyle(label) : []),
      // The line goes on behind a label that stands on it.
      ...(isBelow ? [...hangingStyle(label, head), ['labelBackgroundColor', paper] as const] : []),
    ],
    isEdge: false,
    box,
  };
}

/** In a style, the address of an image has no semicolon. */
const imageCell = ({ id, address }: FigureImage, parent: string, box: Box): Cell => ({
  id,
  parent,
  value: '',
  style: [
    ['shape', 'image'],
    ['imageAspect', 0],
    ['connectable', 0],
    ['image', address.replace(';base64,', ',')],
  ],
  isEdge: false,
  box,
});

/** What draw.io leaves free around a text. */
const SPACING = 2;

function textCell({ id, label }: FigureText, parent: string, inside: (box: Box) => Box): Cell {
  const box = inside(label.box);
  return {
    id,
    parent,
    value: htmlOf(label),
    style: [
      ['text'],
      ['html', 1],
      ['align', label.align],
      ['verticalAlign', 'middle'],
      ['resizable', 0],
      ['strokeColor', 'none'],
      ['fillColor', 'none'],
      ...fontStyle(label),
    ],
    isEdge: false,
    box: { ...box, x: box.x - SPACING, width: box.width + SPACING * 2 },
  };
}
