import type { TopicShape, TopicStyle } from '../../document/model.js';
import { colorOf } from '../color.js';
import type { Writable } from '../draft.js';
import { wholeWithin } from '../values.js';
import { elementOf, elementsOf, type XmlElement } from '@letu/core/xml';

const SHAPES: Readonly<Record<string, TopicShape>> = {
  bubble: 'rounded',
  fork: 'underline',
  oval: 'ellipse',
  rectangle: 'rect',
  narrow_hexagon: 'hexagon',
  wide_hexagon: 'hexagon',
};
const WRITTEN: Partial<Record<TopicShape, string>> = {
  rounded: 'bubble',
  pill: 'bubble',
  underline: 'fork',
  ellipse: 'oval',
  rect: 'rectangle',
  hexagon: 'narrow_hexagon',
};

/** Reads what a node, or a style that nodes share, looks like. Sizes are points as FreeMind shows them, a CSS pixel each. */
export function readStyle(element: XmlElement): Writable<TopicStyle> {
  const { attributes } = element;
  const font = elementOf(element, 'font')?.attributes ?? {};
  const edge = elementOf(element, 'edge')?.attributes ?? {};
  const name = attributes['STYLE'] ?? '';
  const style: { [Key in keyof TopicStyle]: TopicStyle[Key] | undefined } = {
    shape: Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined,
    color: colorOf(attributes['COLOR']),
    fill: colorOf(attributes['BACKGROUND_COLOR']),
    border: colorOf(attributes['BORDER_COLOR']),
    line: colorOf(edge['COLOR']),
    size: wholeWithin(font['SIZE'], 8, 96),
    bold: flag(font['BOLD']),
    italic: flag(font['ITALIC']),
    strike: flag(font['STRIKETHROUGH']),
  };
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}

const flag = (value: string | undefined) => (value === undefined ? undefined : value === 'true');

/** The styles that nodes share, by the names with which nodes ask for them. */
export function sharedStyles(root: XmlElement): ReadonlyMap<string, TopicStyle> {
  const hooks = elementsOf(root, 'hook').filter(({ attributes }) => attributes['NAME'] === 'MapStyle');
  const waiting = hooks.flatMap((hook) => elementsOf(hook, 'map_styles'));
  const found = new Map<string, TopicStyle>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const node of elementsOf(next, 'stylenode')) {
      const name = node.attributes['TEXT'] ?? node.attributes['LOCALIZED_TEXT'];
      // The default is what a map's own theme is for.
      if (name !== undefined && name !== 'default') found.set(name, readStyle(node));
      waiting.push(node);
    }
  }
  return found;
}

/** What of a style stands in the tag of a node, and what below it. */
export interface WrittenStyle {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly font: Readonly<Record<string, string | undefined>>;
  readonly edge: Readonly<Record<string, string | undefined>>;
  /** Whether it says what FreeMind has not. */
  readonly hasMore: boolean;
}

/** Returns what FreeMind and Freeplane write for a style. */
export function writeStyle({
  shape,
  fill,
  border,
  color,
  line,
  size,
  bold,
  italic,
  strike,
  ...rest
}: TopicStyle): WrittenStyle {
  const name = shape && WRITTEN[shape];
  const text = (value: boolean | number | undefined) => (value === undefined ? undefined : String(value));
  return {
    attributes: { STYLE: name, COLOR: color, BACKGROUND_COLOR: fill, BORDER_COLOR: border },
    font: { SIZE: text(size), BOLD: text(bold), ITALIC: text(italic), STRIKETHROUGH: text(strike) },
    edge: { COLOR: line },
    hasMore: Object.keys(rest).length > 0 || (shape !== undefined && name === undefined),
  };
}
