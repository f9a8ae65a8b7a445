import type { Locale } from '@letu/core';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Says how large something is, in the unit that leaves at most three digits before the point. */
export function byteSize(bytes: number, locale: Locale): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
