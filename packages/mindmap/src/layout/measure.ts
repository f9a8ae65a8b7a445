import { DEFAULT_LOCALE, type Locale } from '@letu/core';
import type { TextMeasurer } from '@letu/svg-dom';
import type { Topic } from '../document/model.js';
import type { TopicContent } from './scene.js';
import type { TopicLook } from '../themes/topicLook.js';

/** Latin letters of the same widths on every system, then Chinese. */
export const FONT_FAMILY =
  "Arial,Helvetica,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif";

/** Returns a font as CSS writes it, without its family. */
export const fontOf = ({ size, bold, italic }: Pick<TopicLook, 'size' | 'bold' | 'italic'>) =>
  `${italic ? 'italic ' : ''}${bold ? '700 ' : ''}${size}px`;

/** A topic's content and what it was made from besides the topic. */
interface KnownContent {
  readonly look: TopicLook;
  readonly number: string;
  readonly image: string | undefined;
  readonly content: TopicContent;
}

/** Measures text, and remembers what it measured from one layout to the next. */
export interface Measure {
  /** Returns the width of a line of text, in CSS pixels. @param font As in CSS, without the family: `700 16px`. */
  width(text: string, font: string): number;
  /** What is known of topics, which are immutable. */
  readonly contents: WeakMap<Topic, KnownContent>;
}

const MOST_TEXTS = 50_000;

/**
 * Makes a `Measure`; whoever lays out a map more than once keeps it.
 *
 * @param measurer Measures as the viewer will see it. @default an estimate
 * @param language The language of the map, by which browsers choose fonts.
 */
export function createMeasure(measurer?: TextMeasurer, language: Locale = DEFAULT_LOCALE): Measure {
  const fonts = new Map<string, Map<string, number>>();
  let known = 0;
  const textsOf = (font: string) => {
    let texts = fonts.get(font);
    if (!texts) fonts.set(font, (texts = new Map()));
    return texts;
  };
  const measure = (text: string, font: string) =>
    measurer
      ? measurer.measureText(`${font} ${FONT_FAMILY}`, text, { language }).advance
      : estimate(text, font);
  return {
    contents: new WeakMap(),
    width(text, font) {
      if (text === '') return 0;
      const texts = textsOf(font);
      const found = texts.get(text);
      if (found !== undefined) return found;
      if ((known += 1) > MOST_TEXTS) {
        fonts.clear();
        known = 0;
      }
      const width = measure(text, font) + quotesWidth(text, font);
      texts.set(text, width);
      return width;
    },
  };
}

const QUOTES = /[“”‘’]/g;
const HAN = /\p{Script=Han}/u;
/** In em: with the padding of a topic, it is enough for quotes that are as wide as a character. */
const QUOTE_ROOM = 0.5;

/** Room for quotes in Chinese, which some draw in a Latin font and others, such as most that make PNGs, in a Chinese one. */
function quotesWidth(text: string, font: string): number {
  const count = text.match(QUOTES)?.length ?? 0;
  return count > 0 && HAN.test(text) ? count * QUOTE_ROOM * sizeOf(font) : 0;
}

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 14);

const WIDE =
  /[\u1100-\u11FF\u2E80-\u9FFF\uA000-\uA4CF\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/;
const LATIN = 0.56;
const CAPITAL = 0.72;
const EMOJI = 1.3;

/** The width of a text where nothing can measure it, on the safe side. */
function estimate(text: string, font: string): number {
  let width = 0;
  for (const character of text) {
    if (character > '\uFFFF') width += EMOJI;
    else if (WIDE.test(character)) width += 1;
    else if (!/\p{M}|\u200D/u.test(character)) width += /\p{Lu}|[@%&—…]/u.test(character) ? CAPITAL : LATIN;
  }
  return width * sizeOf(font);
}
