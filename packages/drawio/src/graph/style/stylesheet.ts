import { Stylesheet, type CellStateStyle } from '@maxgraph/core';

/** What a cell is filled with, and drawn in, where its style says nothing; in dark both are turned round. */
const PAPER = '#ffffff';
const INK = '#000000';

const FONT = { fontFamily: 'Helvetica', fontColor: INK } as const;
const NOTHING = { fillColor: 'none', gradientColor: 'none', strokeColor: 'none' } as const;
const TEXT = { ...NOTHING, align: 'left', verticalAlign: 'top' } as const;
const LABEL = {
  fontStyle: 1,
  align: 'left',
  verticalAlign: 'middle',
  spacing: 2,
  spacingLeft: 52,
  imageWidth: 42,
  imageHeight: 42,
  rounded: true,
} as const;
const IMAGE = {
  shape: 'image',
  labelBackgroundColor: PAPER,
  verticalAlign: 'top',
  verticalLabelPosition: 'bottom',
} as const;

/**
 * What draw.io's named styles stand for
 * (https://github.com/jgraph/drawio/blob/v14.7.3/src/main/webapp/styles/default.xml).
 */
const STYLES: Readonly<Record<string, CellStateStyle>> = {
  text: TEXT,
  edgeLabel: { ...TEXT, labelBackgroundColor: PAPER, fontSize: 11 },
  label: LABEL,
  icon: {
    ...LABEL,
    align: 'center',
    imageAlign: 'center',
    verticalLabelPosition: 'bottom',
    verticalAlign: 'top',
    spacingTop: 6,
    labelBackgroundColor: PAPER,
    spacing: 0,
    spacingLeft: 0,
    fontStyle: 0,
    imageWidth: 48,
    imageHeight: 48,
  },
  swimlane: { shape: 'swimlane', fontSize: 12, fontStyle: 1, startSize: 23 },
  group: { ...NOTHING, verticalAlign: 'top', pointerEvents: false },
  ellipse: { shape: 'ellipse', perimeter: 'ellipsePerimeter' },
  rhombus: { shape: 'rhombus', perimeter: 'rhombusPerimeter' },
  triangle: { shape: 'triangle', perimeter: 'trianglePerimeter' },
  line: {
    shape: 'line',
    strokeWidth: 4,
    labelBackgroundColor: PAPER,
    verticalAlign: 'top',
    spacingTop: 8,
  },
  image: IMAGE,
  roundImage: { ...IMAGE, perimeter: 'ellipsePerimeter' },
  rhombusImage: { ...IMAGE, perimeter: 'rhombusPerimeter' },
  arrow: { shape: 'arrow', edgeStyle: 'none', fillColor: PAPER },
  fancy: { shadow: true, glass: true },
};

/** Gradient, fill and stroke of draw.io's coloured styles. */
const COLORS: Readonly<Record<string, readonly [string, string, string]>> = {
  gray: ['#B3B3B3', '#F5F5F5', '#666666'],
  blue: ['#7EA6E0', '#DAE8FC', '#6C8EBF'],
  green: ['#97D077', '#D5E8D4', '#82B366'],
  turquoise: ['#67AB9F', '#D5E8D4', '#6A9153'],
  yellow: ['#FFD966', '#FFF2CC', '#D6B656'],
  orange: ['#FFA500', '#FFCD28', '#D79B00'],
  red: ['#EA6B66', '#F8CECC', '#B85450'],
  pink: ['#B5739D', '#E6D0DE', '#996185'],
  purple: ['#8C6C9C', '#E1D5E7', '#9673A6'],
};

/** Makes the style sheet of draw.io. @param ground What lies behind the labels of lines. */
export function createStylesheet(ground: string = PAPER): Stylesheet {
  const sheet = new Stylesheet();
  sheet.putDefaultVertexStyle({
    ...FONT,
    shape: 'label',
    perimeter: 'rectanglePerimeter',
    fontSize: 12,
    align: 'center',
    verticalAlign: 'middle',
    fillColor: PAPER,
    strokeColor: INK,
  });
  sheet.putDefaultEdgeStyle({
    ...FONT,
    shape: 'connector',
    labelBackgroundColor: ground,
    endArrow: 'classic',
    fontSize: 11,
    align: 'center',
    verticalAlign: 'middle',
    rounded: true,
    strokeColor: INK,
  });
  for (const [name, style] of Object.entries(STYLES)) sheet.putCellStyle(name, style);
  sheet.putCellStyle('edgeLabel', { ...STYLES['edgeLabel'], labelBackgroundColor: ground });
  for (const [name, [gradientColor, fillColor, strokeColor]] of Object.entries(COLORS)) {
    sheet.putCellStyle(`plain-${name}`, { gradientColor, fillColor, strokeColor });
    sheet.putCellStyle(name, { ...STYLES['fancy'], gradientColor, fillColor, strokeColor });
  }
  return sheet;
}

const DEFAULTS: Readonly<Record<string, string>> = {
  fillColor: PAPER,
  gradientColor: PAPER,
  labelBackgroundColor: PAPER,
  swimlaneFillColor: PAPER,
  strokeColor: INK,
  fontColor: INK,
  labelBorderColor: INK,
  imageBorder: INK,
  imageBackground: PAPER,
};

/** Puts colours in the place of `default`, which files of newer draw.io say, and leads gradients down. @returns the same style */
export function withDefaults(style: CellStateStyle): CellStateStyle {
  const values = style as Record<string, unknown>;
  for (const [key, color] of Object.entries(DEFAULTS)) if (values[key] === 'default') values[key] = color;
  if (style.gradientColor !== undefined) style.gradientDirection ??= 'south';
  return style;
}
