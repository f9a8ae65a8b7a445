import type { CellStyle } from '@maxgraph/core';
import { parseStyle as styleEntries, withBase, withStyle } from '../../document/style.js';

/** What a style may hold: draw.io's keys are more than the library's types know. */
export type StyleValue = string | number | boolean;
/** A style as a record, to look up any key of draw.io's. */
export type StyleRecord = Readonly<Record<string, unknown>>;

/** The keys that the library asks for truth; draw.io writes 1 and 0. */
const SWITCHES = new Set(
  (
    'absoluteArcSize anchorPointDirection autosize backgroundOutline bendable cloneable curved dashed deletable ' +
    'editable endFill entryPerimeter exitPerimeter fixDash flipH flipV foldable glass horizontal imageAspect ' +
    'movable noEdgeStyle noLabel orthogonal orthogonalLoop pointerEvents portConstraintRotation resizable ' +
    'resizeHeight resizeWidth rotatable rounded shadow startFill swimlaneLine'
  ).split(' '),
);
/** Some keys are named otherwise in the library. */
const LIBRARY_NAMES: Readonly<Record<string, string>> = { autosize: 'autoSize' };
const FILE_NAMES: Readonly<Record<string, string>> = { autoSize: 'autosize' };
/** Texts, though they may look like numbers. */
const TEXTS = new Set(['dashPattern', 'fontFamily', 'image', 'points', 'link', 'tags']);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** What the library calculates with: a value that is no number is as good as none. */
const NUMBERS = new Set(
  (
    'rotation textRotation strokeWidth opacity fillOpacity strokeOpacity textOpacity fontSize arcSize startSize endSize ' +
    'spacing spacingTop spacingRight spacingBottom spacingLeft exitX exitY exitDx exitDy entryX entryY entryDx entryDy'
  ).split(' '),
);
/** Names that would change every object. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function valueOf(key: string, text: string): StyleValue {
  if (SWITCHES.has(key)) return text !== '0' && text !== 'false' && text !== '';
  return !TEXTS.has(key) && NUMBER.test(text) ? Number(text) : text;
}

const known = new Map<string, CellStyle>();
const MOST_KNOWN = 5000;

/** Reads a style as draw.io writes it, such as `ellipse;whiteSpace=wrap;html=1;`; the result is not to be changed. */
export function parseStyle(text: string): CellStyle {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const style = Object.freeze(readStyle(text));
  known.set(text, style);
  return style;
}

function readStyle(text: string): CellStyle {
  const values: Record<string, unknown> = {};
  const names: string[] = [];
  for (const { key, value } of styleEntries(text)) {
    if (value === undefined) names.push(key);
    else if (key !== '' && !FORBIDDEN.has(key) && (!NUMBERS.has(key) || NUMBER.test(value)))
      values[LIBRARY_NAMES[key] ?? key] = valueOf(key, value);
  }
  if (names.length > 0) values['baseStyleNames'] = names;
  // A leading semicolon leaves the defaults out (mxStylesheet.getCellStyle).
  if (text.startsWith(';')) values['ignoreDefaultStyle'] = true;
  return values as CellStyle;
}

/**
 * Writes a style: what it was read from, with what has changed since changed in its place.
 *
 * @param original What it was read from; empty for a new cell.
 */
export function writeStyle(original: string, style: CellStyle): string {
  const before: StyleRecord = parseStyle(original) as StyleRecord;
  const after: StyleRecord = style as StyleRecord;
  if (before === after) return original;
  const changes: Record<string, string | undefined> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!NAMES.has(key) && before[key] !== after[key]) changes[FILE_NAMES[key] ?? key] = textOf(after[key]);
  const names = namesOf(after);
  const renamed = namesOf(before).join(';') === names.join(';') ? original : withBase(original, names[0]);
  const written = Object.keys(changes).length > 0 ? withStyle(renamed, changes) : renamed;
  return after['ignoreDefaultStyle'] && !written.startsWith(';') ? `;${written}` : written;
}

const NAMES = new Set(['baseStyleNames', 'ignoreDefaultStyle']);
const namesOf = (style: StyleRecord) => (style['baseStyleNames'] as readonly string[] | undefined) ?? [];

function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
