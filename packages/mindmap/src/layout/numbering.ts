import type { Numbering } from '../document/model.js';

const DIGITS = '零一二三四五六七八九';

/** Returns a number below 100 000 000 in Chinese. */
export function chineseNumber(number: number): string {
  if (number >= 10_000) {
    const [high, low] = [Math.floor(number / 10_000), number % 10_000];
    return `${chineseNumber(high)}万${low === 0 ? '' : (low < 1000 ? '零' : '') + chineseNumber(low)}`;
  }
  let text = '';
  let rest = number;
  for (const [unit, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(rest / unit);
    rest %= unit;
    if (digit > 0) text += `${DIGITS[digit]}${name}`;
    else if (text !== '' && rest > 0 && !text.endsWith('零')) text += '零';
  }
  return number >= 10 && number < 20 ? text.slice(1) : text;
}

/** The levels of Chinese documents (GB/T 9704): 一、 then （一） then 1. then （1）. */
const LEVELS: readonly ((number: number) => string)[] = [
  (number) => `${chineseNumber(number)}、`,
  (number) => `（${chineseNumber(number)}）`,
  (number) => `${number}.`,
  (number) => `（${number}）`,
];

/** Returns the number of a topic. @param path The places of those above it and its own, from 1. */
export function numberOf(numbering: Numbering, path: readonly number[]): string {
  if (numbering === 'none' || path.length === 0) return '';
  if (numbering === 'decimal') return path.length === 1 ? `${path[0]}.` : path.join('.');
  const level = LEVELS[(path.length - 1) % LEVELS.length];
  return level?.(path.at(-1) ?? 1) ?? '';
}
