import { escapeXml } from '@letu/core/xml';
import type { CellGeometry, PageCell, Point } from './model.js';

/** What is written: an attribute that is undefined is left out. */
type Written = readonly (readonly [name: string, value: string | number | undefined])[];

/** Writes a cell, a line an element. */
export function writeCell(cell: PageCell): readonly string[] {
  const { id, label, wrapper } = cell;
  if (!wrapper) return cellLines(cell, [['id', id], ...valueOf(cell)]);
  const { name, attributes, extra } = wrapper;
  return [
    open(name, [['label', label], ...Object.entries(attributes), ['id', id]]),
    ...cellLines(cell, []).map(indented),
    ...(extra ? [indented(extra)] : []),
    `</${name}>`,
  ];
}

/** A root and layers have no label unless somebody named them. */
const valueOf = ({ label, role }: PageCell): Written =>
  label === '' && role === 'other' ? [] : [['value', label]];

function cellLines(cell: PageCell, own: Written): readonly string[] {
  const { parent, source, target, role, style, geometry, attributes, extra } = cell;
  const written: Written = [
    ...own,
    ['style', style === '' ? undefined : style],
    ['parent', parent],
    ['vertex', role === 'vertex' ? 1 : undefined],
    ['edge', role === 'edge' ? 1 : undefined],
    ['source', source],
    ['target', target],
    ...Object.entries(attributes),
  ];
  const inside = [...(geometry ? geometryLines(geometry) : []), ...(extra ? [extra] : [])];
  return element('mxCell', written, inside);
}

function geometryLines(geometry: CellGeometry): readonly string[] {
  const { isRelative, points, sourcePoint, targetPoint, offset, alternate, attributes, extra } = geometry;
  const written: Written = [
    ...sizes(geometry),
    ['relative', isRelative ? 1 : undefined],
    ...Object.entries(attributes),
    ['as', 'geometry'],
  ];
  return element('mxGeometry', written, [
    ...(alternate ? element('mxRectangle', [...sizes(alternate), ['as', 'alternateBounds']], []) : []),
    ...pointLines(sourcePoint, 'sourcePoint'),
    ...pointLines(targetPoint, 'targetPoint'),
    ...(points.length > 0
      ? element(
          'Array',
          [['as', 'points']],
          points.flatMap((point) => pointLines(point)),
        )
      : []),
    ...pointLines(offset, 'offset'),
    ...(extra ? [extra] : []),
  ]);
}

const sizes = ({ x, y, width, height }: NonNullable<CellGeometry['alternate']>): Written => [
  ['x', x || undefined],
  ['y', y || undefined],
  ['width', width || undefined],
  ['height', height || undefined],
];

const pointLines = (point: Point | undefined, as?: string): readonly string[] =>
  point
    ? element(
        'mxPoint',
        [
          ['x', point.x],
          ['y', point.y],
          ['as', as],
        ],
        [],
      )
    : [];

function element(name: string, written: Written, inside: readonly string[]): readonly string[] {
  if (inside.length === 0) return [open(name, written).replace(/>$/, '/>')];
  return [open(name, written), ...inside.map(indented), `</${name}>`];
}

const open = (name: string, written: Written): string =>
  `<${name}${written
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(String(value))}"`))
    .join('')}>`;

const indented = (line: string) => `  ${line}`;
