import { CSS_COLORS, localizedText as said, type LocalizedText } from '@letu/core';
import { CHART_TYPES } from '../source/chartTypes.js';
import { axisSchema, settingsSchema } from '../source/schema.js';
import { WORDS } from '../source/words.js';
import { handchartSurfaceMessages } from '../surface/locales/index.js';

type Word = keyof typeof WORDS;

/** What some values mean that do not say it themselves. */
const VALUES: Readonly<Record<string, Readonly<Record<string, LocalizedText>>>> = {
  type: Object.fromEntries(
    CHART_TYPES.map((type) => [
      type,
      said(
        handchartSurfaceMessages['zh-CN'].chartTypes[type],
        handchartSurfaceMessages['en-US'].chartTypes[type],
      ),
    ]),
  ),
  numbers: {
    grouped: said('1,200', '1,200'),
    plain: said('1200', '1200'),
    wan: said('以万为单位', 'in units of 10,000'),
    yi: said('以亿为单位', 'in units of 100,000,000'),
    chinese: said('按大小用万和亿', 'with the Chinese units that fit'),
    short: said('1.2K 3M 4B', '1.2K 3M 4B'),
    percent: said('0.12 写成 12%', '0.12 as 12%'),
  },
  legend: {
    top: said('上方', 'above'),
    bottom: said('下方', 'below'),
    left: said('左边', 'to the left'),
    right: said('右边', 'to the right'),
    none: said('不要图例', 'without a legend'),
  },
  drawnBy: { hand: said('手绘', 'by hand'), plain: said('工整', 'plain') },
  fillStyle: {
    hachure: said('斜线', 'slanted lines'),
    solid: said('涂满', 'a solid colour'),
    zigzag: said('折线', 'a zigzag'),
    'cross-hatch': said('网格', 'crossed lines'),
    dots: said('点', 'dots'),
  },
};
const YES_OR_NO = { true: said('是', 'yes'), false: said('否', 'no') };
const SWITCHES = new Set<Word>(['labels', 'horizontal', 'smooth', 'axis.log']);

/** The words of the settings, of an axis, or none. @param path The words around. */
export function wordsIn(path: readonly string[]): readonly string[] {
  if (path.length === 0) return [...Object.keys(settingsSchema.shape), 'data'];
  return path.length === 1 && (path[0] === 'x' || path[0] === 'y') ? Object.keys(axisSchema.shape) : [];
}

/** Returns the name under which a word is known: `axis.min` for that of `x` or `y`. */
export function nameOf(path: readonly string[]): Word | undefined {
  const [first = '', second] = path;
  const name = second === undefined ? first : `axis.${second}`;
  const parent = second === undefined ? [] : [first];
  return wordsIn(parent).includes(second ?? first) ? (name as Word) : undefined;
}

/** Returns what a word means. */
export const meaningOf = (name: Word): LocalizedText => WORDS[name];

/** Returns the values that a word can have, with what they mean; none where it may have any. */
export function valuesOf(name: Word): Readonly<Record<string, LocalizedText>> {
  return VALUES[name] ?? (SWITCHES.has(name) ? YES_OR_NO : {});
}

export const COLOURS: readonly string[] = CSS_COLORS.map((name) => name.toLowerCase());
