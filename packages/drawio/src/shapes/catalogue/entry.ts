import { localizedText, type Locale, type LocalizedText } from '@letu/core';
import type { CellGeometry, PageCell } from '../../document/model.js';

/** The categories of the palette, in its order. */
export const CATEGORIES = [
  'basic',
  'arrows',
  'flowchart',
  'uml',
  'er',
  'bpmn',
  'containers',
  'network',
  'orgChart',
  'mindMap',
  'ui',
  'cloud',
] as const;

/** A category of the palette. */
export type CatalogueCategory = (typeof CATEGORIES)[number];

/** What a palette offers: a shape, a line, or several that belong together. */
export interface CatalogueEntry {
  readonly id: string;
  readonly category: CatalogueCategory;
  readonly name: LocalizedText;
  /** Words in both languages, in small letters, that it is found by besides its name. */
  readonly keywords: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Its cells, at the place 0, 0 and without a parent of the page: they get new ids and a parent where they are put. */
  cells(locale: Locale): readonly PageCell[];
}

/** A cell of a template: without an id of a parent it is one of those that are put on the page. */
export interface CellTemplate {
  readonly id?: string;
  readonly parent?: string;
  readonly style: string;
  readonly label?: LocalizedText | string | undefined;
  /** x, y, width and height; lines have two ends instead. */
  readonly box?: readonly [x: number, y: number, width: number, height: number];
  /** The two ends of a line. */
  readonly ends?: readonly [fromX: number, fromY: number, toX: number, toY: number];
  /** Where a line bends. */
  readonly bends?: readonly (readonly [x: number, y: number])[];
  readonly source?: string;
  readonly target?: string;
}

/** What an entry consists of besides its category. */
export type EntryOf = (category: CatalogueCategory) => CatalogueEntry;

const labelIn = (label: CellTemplate['label'], locale: Locale): string =>
  typeof label === 'string' ? label : (label?.[locale] ?? '');

function geometryOf({ box, ends, bends = [] }: CellTemplate): CellGeometry {
  const [x, y, width, height] = box ?? [0, 0, 0, 0];
  const points = ends
    ? { sourcePoint: { x: ends[0], y: ends[1] }, targetPoint: { x: ends[2], y: ends[3] } }
    : {};
  return {
    x,
    y,
    width,
    height,
    isRelative: !box,
    points: bends.map(([px, py]) => ({ x: px, y: py })),
    ...points,
    attributes: {},
  };
}

function cellOf(template: CellTemplate, index: number, locale: Locale): PageCell {
  const { parent, source, target } = template;
  return {
    id: template.id ?? `cell${index}`,
    ...(parent === undefined ? {} : { parent }),
    ...(source === undefined ? {} : { source }),
    ...(target === undefined ? {} : { target }),
    role: template.box ? 'vertex' : 'edge',
    label: labelIn(template.label, locale),
    style: template.style,
    geometry: geometryOf(template),
    attributes: {},
  };
}

/** An entry of several cells. */
export function several(
  id: string,
  [zh, en]: readonly [zh: string, en: string],
  [width, height]: readonly [width: number, height: number],
  keywords: string,
  templates: readonly CellTemplate[],
): EntryOf {
  return (category) => ({
    id: `${category}.${id}`,
    category,
    name: localizedText(zh, en),
    keywords: keywords.toLowerCase().split(' ').filter(Boolean),
    width,
    height,
    cells: (locale) => templates.map((template, index) => cellOf(template, index, locale)),
  });
}

/** An entry of one shape. */
export function single(
  id: string,
  names: readonly [zh: string, en: string],
  style: string,
  [width, height]: readonly [width: number, height: number],
  keywords = '',
  label?: CellTemplate['label'],
): EntryOf {
  return several(id, names, [width, height], keywords, [
    { style, box: [0, 0, width, height], ...(label === undefined ? {} : { label }) },
  ]);
}

/** An entry of one line, straight on or from its lower left to its upper right; those that bend by themselves bend in the middle. */
export function connector(
  id: string,
  names: readonly [zh: string, en: string],
  style: string,
  keywords = '',
  [width, height]: readonly [width: number, height: number] = [120, 0],
): EntryOf {
  const isBent =
    height > 0 && /curved=1|orthogonalEdgeStyle/.test(style) && !style.includes('entityRelation');
  const bends = isBent
    ? ([
        [width / 2, height],
        [width / 2, 0],
      ] as const)
    : [];
  return several(id, names, [width, Math.max(height, 20)], `线 连线 line ${keywords}`, [
    { style, ends: [0, height, width, 0], bends },
  ]);
}
