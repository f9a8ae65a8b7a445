import type { Settings } from '../source/schema.js';

/** Writes numbers as a chart's settings say. */
export interface Writer {
  /** @param column The column the number is of, whose unit it gets. */
  number(value: number, column?: string): string;
  /** Writes a number without any unit. */
  bare(value: number): string;
  /** Writes a text that is a date in the form of the settings, any other as it is. */
  name(text: string): string;
  unitOf(column?: string): string;
  /** Writes a number with its unit, as where no axis says it. */
  amount(value: number, column?: string): string;
}

const WAN = 1e4;
const YI = 1e8;

/** Makes the writer of a chart. @param percents The columns whose numbers were written with a percent sign. */
export function createWriter(settings: Settings, percents: ReadonlySet<string> = new Set()): Writer {
  const { unit, dates } = settings;
  const unitOf = (column = '') => {
    const own = typeof unit === 'object' ? unit[column] : undefined;
    return own ?? (percents.has(column) ? '%' : typeof unit === 'string' ? unit : '');
  };
  const number = (value: number, column?: string) => {
    const own = unitOf(column);
    // What stands right behind a number everywhere else is written above the axis once.
    return plainNumber(value, settings) + (isSign(own) ? own : '');
  };
  return {
    unitOf,
    number,
    bare: (value) => plainNumber(value, settings),
    amount(value, column) {
      const own = unitOf(column);
      if (own === '' || isSign(own)) return number(value, column);
      return `${number(value, column)}${/^[\w/]/.test(own) ? ' ' : ''}${own}`;
    },
    name: (text) => (dates ? dateText(text, dates) : text),
  };
}

/** Tells whether a unit stands behind every number. */
export const isSign = (unit: string): boolean => /^[%％°℃]$/.test(unit);

function plainNumber(value: number, { numbers, decimals }: Settings): string {
  switch (numbers) {
    case 'wan':
      return `${digits(value / WAN, decimals, 2, true)}万`;
    case 'yi':
      return `${digits(value / YI, decimals, 2, true)}亿`;
    case 'chinese':
      if (Math.abs(value) >= YI) return `${digits(value / YI, decimals, 2, true)}亿`;
      return Math.abs(value) >= WAN
        ? `${digits(value / WAN, decimals, 2, true)}万`
        : digits(value, decimals, 4, true);
    case 'short':
      for (const [size, sign] of [
        [1e9, 'B'],
        [1e6, 'M'],
        [1e3, 'K'],
      ] as const) {
        if (Math.abs(value) >= size) return digits(value / size, decimals, 2, true) + sign;
      }
      return digits(value, decimals, 4, true);
    case 'percent':
      return `${digits(value * 100, decimals, 2, true)}%`;
    default:
      return digits(value, decimals, 4, numbers === 'grouped');
  }
}

/** The words of a number are the same everywhere, whatever the machine's language. */
function digits(value: number, decimals: number | undefined, most: number, grouped: boolean): string {
  const text = decimals === undefined ? String(Number(value.toFixed(most))) : value.toFixed(decimals);
  if (!grouped || text.includes('e')) return text;
  const [whole = '', part] = text.split('.');
  const parted = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return part === undefined ? parted : `${parted}.${part}`;
}

/** A date as ISO 8601 and as spreadsheets in China write it, with a day or without. */
const DATE = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?$/;

/** Tells whether a text is a date. */
export const isDate = (text: string): boolean => DATE.test(text);

/** Returns the days that texts are, in milliseconds of UTC; undefined unless all are some, and two of them differ. */
export function dayNumbers(names: readonly { readonly text: string }[]): readonly number[] | undefined {
  if (isoDate(names[0]?.text ?? '') === undefined) return undefined;
  const days = names.map(({ text }) => Date.parse(`${isoDate(text) ?? ''}T00:00Z`));
  return days.some(Number.isNaN) || new Set(days).size < 2 ? undefined : days;
}

/** Returns a date as ISO 8601, undefined for what is none. */
export function isoDate(text: string): string | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A 30 February is none: dates roll over to the next month, or are none at all.
  const read = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(date) ? undefined : date;
}

/** The forms of parts of a date; a run of the same letter is one of them, or none. */
export const DATE_FORMS = /(?<!Y)(?:YYYY|YY)(?!Y)|(?<!M)M{1,3}(?!M)|(?<!D)DD?(?!D)/g;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function dateText(text: string, pattern: string): string {
  const [whole, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  if (whole === undefined) return text;
  const values: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MMM: MONTHS[Number(month) - 1] ?? '',
    MM: month.padStart(2, '0'),
    M: String(Number(month)),
    DD: day.padStart(2, '0'),
    D: String(Number(day)),
  };
  return pattern.replaceAll(DATE_FORMS, (form) => values[form] ?? form);
}
