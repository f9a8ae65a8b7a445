import type { Box, FigureNode, Label, Outline, Paint, Point } from '../figure.js';
import { centreOf } from '../picture/path.js';
import { rounded, type Style } from './cell.js';

/** What decides the shape of a node. */
type Shaped = Pick<FigureNode, 'outline' | 'corners' | 'radius' | 'inset' | 'box'>;

/** Returns what gives a cell an outline. Labels have their places in its whole box, not in what `boundedLbl` leaves of that. */
export function outlineStyle(node: Shaped): Style {
  const { outline, radius = 4, inset, box, corners } = node;
  const styles: Partial<Record<Outline, Style>> = {
    none: [['text']],
    rectangle: cornerStyle(undefined),
    rounded: cornerStyle(radius),
    stadium: [
      ['rounded', 1],
      ['arcSize', 50],
    ],
    subroutine: [
      ['shape', 'process'],
      ['backgroundOutline', 1],
      ['size', Math.round(((inset ?? 10) / box.width) * 10000) / 10000],
    ],
    ellipse: [['ellipse']],
    'double-ellipse': [['ellipse'], ['shape', 'doubleEllipse'], ...marginStyle(inset)],
    diamond: [['rhombus']],
    triangle: [['triangle'], ['direction', 'north']],
    cylinder: [
      ['shape', 'cylinder3'],
      ['backgroundOutline', 1],
      ['size', rounded(inset ?? Math.min(box.height / 4, box.width / 6))],
    ],
    queue: [
      ['shape', 'cylinder3'],
      ['direction', 'south'],
      ['backgroundOutline', 1],
      ['size', rounded(inset ?? Math.min(box.width / 4, box.height / 6))],
    ],
    document: [['shape', 'document']],
    note: [
      ['shape', 'note'],
      [
        'size',
        rounded(
          Math.min(
            ...(corners ?? []).filter(({ x, y }) => y < 0.01 && x > 0.1).map(({ x }) => (1 - x) * box.width),
            20,
          ),
        ),
      ],
    ],
    actor: [
      ['shape', 'umlActor'],
      ['outlineConnect', 0],
    ],
  };
  return styles[outline] ?? slantedStyle(node);
}

/** Returns what gives a rectangle its corners. */
export const cornerStyle = (radius: number | undefined): Style =>
  radius === undefined
    ? [['rounded', 0]]
    : [
        ['rounded', 1],
        ['absoluteArcSize', 1],
        ['arcSize', rounded(radius * 2)],
      ];

const marginStyle = (inset: number | undefined): Style =>
  inset === undefined ? [] : [['margin', rounded(inset)]];

function slantedStyle({ outline, corners = [], box }: Shaped): Style {
  const top = corners.filter(({ y }) => y < 0.05).map(({ x }) => x);
  const [left, right] = [Math.min(...top, 1), Math.max(...top, 0)];
  const inset = Math.max(left, 1 - right);
  const low = Math.min(...corners.filter(({ y }) => y > 0.95).map(({ x }) => x), 1);
  const size = (share: number) => rounded(Math.max(0, Math.min(1, share)) * box.width);
  if (outline === 'hexagon')
    return [
      ['shape', 'hexagon'],
      ['perimeter', 'hexagonPerimeter2'],
      ['fixedSize', 1],
      ['size', size(left)],
    ];
  if (outline === 'parallelogram')
    return [
      ['shape', 'parallelogram'],
      ['perimeter', 'parallelogramPerimeter'],
      ['fixedSize', 1],
      ['size', size(Math.max(inset, low))],
      ...(left < low ? ([['flipH', 1]] as const) : []),
    ];
  if (outline === 'trapezoid')
    return [
      ['shape', 'trapezoid'],
      ['perimeter', 'trapezoidPerimeter'],
      ['fixedSize', 1],
      ['size', size(Math.max(left, low))],
      ...(left < low ? ([['flipV', 1]] as const) : []),
    ];
  return [
    ['shape', 'mxgraph.basic.polygon'],
    ['polyCoords', JSON.stringify(corners.map(({ x, y }) => [shareOf(x), shareOf(y)]))],
    ['polyline', 0],
  ];
}

const shareOf = (value: number) => Math.round(value * 1000) / 1000;

/** Returns what paints a cell. */
export function paintStyle({ fill, stroke, strokeWidth, dash, dashes, opacity }: Paint): Style {
  return [
    ['fillColor', fill ?? 'none'],
    ['strokeColor', stroke ?? 'none'],
    ...(stroke && Math.abs(strokeWidth - 1) > 0.05 ? ([['strokeWidth', rounded(strokeWidth)]] as const) : []),
    ...dashStyle(dash, dashes, strokeWidth),
    ...(opacity < 0.99 ? ([['opacity', Math.round(opacity * 100)]] as const) : []),
  ];
}

/** Returns what makes a line dashed or dotted: draw.io counts dashes in widths of the line. */
export function dashStyle(dash: Paint['dash'], dashes: Paint['dashes'], strokeWidth: number): Style {
  if (!dash) return [];
  const pattern = dashes?.map((length) => rounded(length / Math.max(1, strokeWidth))).join(' ');
  const shown = pattern ?? (dash === 'dotted' ? '1 3' : undefined);
  return [['dashed', 1], ...(shown === undefined ? [] : ([['dashPattern', shown]] as const))];
}

/** Returns the font of a label. */
export function fontStyle({ size, color, bold, italic, underlined, monospace }: Label): Style {
  const bits = Number(bold) + Number(italic) * 2 + Number(underlined) * 4;
  return [
    ['fontSize', rounded(Math.max(1, size))],
    ['fontColor', color],
    ...(monospace ? ([['fontFamily', 'Courier New']] as const) : []),
    ...(bits > 0 ? ([['fontStyle', bits]] as const) : []),
  ];
}

/** What draw.io leaves free around a label. */
const SPACING = 2;
/** What it leaves free besides, above what hangs from the top and below what stands at the bottom. */
const ABOVE = SPACING + 5;
const BELOW = SPACING + 1;
/** A label this near to the middle is in the middle. */
const MIDDLE = 3;

/** Returns what puts a label where it stands in, or beside, a box. */
export function placeStyle(label: Label, box: Box): Style {
  const below = label.box.y >= box.y + box.height - MIDDLE;
  const above = label.box.y + label.box.height <= box.y + MIDDLE;
  const [middle, own] = [centreOf(box), centreOf(label.box)];
  if (below || above)
    return [
      ['verticalLabelPosition', below ? 'bottom' : 'top'],
      ['verticalAlign', below ? 'top' : 'bottom'],
      ...across(own.x - middle.x),
      ...(below
        ? gap('spacingTop', label.box.y - box.y - box.height - ABOVE)
        : gap('spacingBottom', box.y - label.box.y - label.box.height - BELOW)),
    ];
  if (own.x > box.x + box.width)
    return [
      ['labelPosition', 'right'],
      ['align', 'left'],
      ...gap('spacingLeft', label.box.x - box.x - box.width - SPACING),
      ...vertical(label, box, own.y - middle.y),
    ];
  if (own.x < box.x)
    return [
      ['labelPosition', 'left'],
      ['align', 'right'],
      ...gap('spacingRight', box.x - label.box.x - label.box.width - SPACING),
      ...vertical(label, box, own.y - middle.y),
    ];
  return [...horizontal(label, box, own.x - middle.x), ...vertical(label, box, own.y - middle.y)];
}

function horizontal({ lines, align, box: own }: Label, box: Box, away: number): Style {
  const isCentred = Math.abs(away) <= MIDDLE;
  if (align === 'left' && (lines.length > 1 || !isCentred))
    return [['align', 'left'], ...gap('spacingLeft', own.x - box.x - SPACING)];
  if (align === 'right' && (lines.length > 1 || !isCentred))
    return [['align', 'right'], ...gap('spacingRight', box.x + box.width - own.x - own.width - SPACING)];
  return across(away);
}

/** A label in the middle is moved by half of the room that is left free on one side. */
function across(away: number): Style {
  if (Math.abs(away) <= MIDDLE) return [['align', 'center']];
  return [['align', 'center'], ...gap(away > 0 ? 'spacingLeft' : 'spacingRight', Math.abs(away) * 2)];
}

/** Returns what hangs a label from the top of a box, as far below as it stands. */
export const hangingStyle = (label: Label, box: Box): Style => [
  ['verticalAlign', 'top'],
  ...gap('spacingTop', label.box.y - box.y - ABOVE),
];

function vertical({ box: own }: Label, box: Box, away: number): Style {
  if (Math.abs(away) <= MIDDLE) return [['verticalAlign', 'middle']];
  return away < 0
    ? [['verticalAlign', 'top'], ...gap('spacingTop', own.y - box.y - ABOVE)]
    : [['verticalAlign', 'bottom'], ...gap('spacingBottom', box.y + box.height - own.y - own.height - BELOW)];
}

const gap = (key: string, size: number): Style => (Math.abs(size) < 0.5 ? [] : [[key, rounded(size)]]);

/** Returns the share of a box's sides that a point is at. */
export function sharesIn({ x, y }: Point, box: Box): Point {
  return {
    x: box.width > 0 ? (x - box.x) / box.width : 0.5,
    y: box.height > 0 ? (y - box.y) / box.height : 0.5,
  };
}
