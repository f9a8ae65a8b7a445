import type { TopicShape, TopicStyle } from '../../document/model.js';
import { colorOf } from '../color.js';
import type { Writable } from '../draft.js';
import { textOf, wholeWithin, type Members } from '../values.js';

const SHAPE = 'org.xmind.topicShape.';

/** The shapes by XMind's names, the one that is written first. */
const SHAPES: readonly (readonly [TopicShape, readonly string[]])[] = [
  ['rounded', ['roundedRect']],
  ['pill', ['ellipserect', 'ellipticrectangle']],
  ['rect', ['rect']],
  ['ellipse', ['ellipse', 'circle']],
  ['diamond', ['diamond']],
  ['hexagon', ['hexagon']],
  ['underline', ['underline']],
  ['none', ['noBorder', 'none']],
];
const READ_SHAPES = new Map(SHAPES.flatMap(([shape, names]) => names.map((name) => [SHAPE + name, shape])));
const WRITTEN_SHAPES = new Map(SHAPES.map(([shape, names]) => [shape, SHAPE + names[0]!]));

/** The properties that our model has, or that say nothing. */
const KNOWN = new Set([
  'svg:fill',
  'fo:color',
  'border-line-color',
  'line-color',
  'fo:font-size',
  'fo:font-weight',
  'fo:font-style',
  'fo:text-decoration',
  'fo:text-align',
  'shape-class',
  'svg:width',
]);

/** What a topic looks like, and whether it has looks besides that our model lacks. */
export interface ReadStyle {
  readonly style: Writable<TopicStyle>;
  readonly hasMore: boolean;
}

const SMALLEST = 8;
const LARGEST = 96;

/** Reads the properties of a topic's style. Sizes are in points as XMind shows them, a CSS pixel each. */
export function readStyle(properties: Members): ReadStyle {
  const style: Writable<TopicStyle> = {};
  const set = <Key extends keyof TopicStyle>(key: Key, value: TopicStyle[Key] | undefined) => {
    if (value !== undefined) style[key] = value;
  };
  const of = (name: string) => textOf(properties[name]).trim();
  set('shape', READ_SHAPES.get(of('shape-class')));
  set('fill', colorOf(of('svg:fill')));
  set('border', colorOf(of('border-line-color')));
  set('color', colorOf(of('fo:color')));
  set('line', colorOf(of('line-color')));
  set('size', wholeWithin(properties['fo:font-size'], SMALLEST, LARGEST));
  const weight = of('fo:font-weight');
  if (weight !== '') style.bold = weight === 'bold' || Number(weight) >= 600;
  if (of('fo:font-style') !== '') style.italic = of('fo:font-style') === 'italic';
  const decoration = of('fo:text-decoration');
  if (decoration.includes('line-through')) style.strike = true;
  if (decoration.includes('underline')) style.underline = true;
  set(
    'align',
    (['left', 'center', 'right'] as const).find((align) => align === of('fo:text-align')),
  );
  const hasMore = Object.keys(properties).some((name) => !KNOWN.has(name));
  return { style, hasMore };
}

/** Returns the properties of a style as XMind has them. */
export function writeStyle(style: TopicStyle): Record<string, string> {
  const { shape, fill, border, color, line, size, bold, italic, strike, underline, align } = style;
  const decorations = [...(underline ? ['underline'] : []), ...(strike ? ['line-through'] : [])];
  const properties: Record<string, string | undefined> = {
    'shape-class': shape && WRITTEN_SHAPES.get(shape),
    'svg:fill': fill,
    'border-line-color': border,
    'fo:color': color,
    'line-color': line,
    'fo:font-size': size === undefined ? undefined : `${size}pt`,
    'fo:font-weight': bold === undefined ? undefined : bold ? 'bold' : 'normal',
    'fo:font-style': italic === undefined ? undefined : italic ? 'italic' : 'normal',
    'fo:text-decoration': decorations.length > 0 ? decorations.join(' ') : undefined,
    'fo:text-align': align,
  };
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
