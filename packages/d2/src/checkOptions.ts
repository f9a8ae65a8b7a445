import type { Diagnostic } from '@letu/core';
import type { D2Messages } from './locales/zh-CN.js';
import { LARGEST_PAD, LAYOUTS, type D2Options } from './options.js';
import { THEME_IDS } from './themes.js';

/** Options that D2 understands, and a warning for each that it does not. */
export interface CheckedOptions {
  readonly options: D2Options;
  readonly warnings: readonly Diagnostic[];
}

const isTheme = (value: unknown) =>
  value === 'letu' || (typeof value === 'string' && Object.hasOwn(THEME_IDS, value));

/** Tells what is wrong with an option; options come from links and stored settings as well as from typed code. */
const CHECKS: Readonly<Record<keyof D2Options, (value: unknown) => boolean>> = {
  layout: (value) => LAYOUTS.some((layout) => layout === value),
  theme: isTheme,
  darkTheme: isTheme,
  sketch: (value) => typeof value === 'boolean',
  pad: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_PAD,
  board: (value) => typeof value === 'string',
};

/** Leaves out the options D2 would refuse. */
export function checkOptions(options: D2Options, messages: D2Messages): CheckedOptions {
  const warnings: Diagnostic[] = [];
  const valid = Object.entries(options).filter(([name, value]) => {
    const check = CHECKS[name as keyof D2Options];
    if (value === undefined || !check) return false;
    if (check(value)) return true;
    warnings.push(optionWarning(messages.badOption(name)));
    return false;
  });
  return { options: Object.fromEntries(valid), warnings };
}

/** Makes a warning about an option: it has no place in the source and stands at its beginning. */
export function optionWarning(message: string): Diagnostic {
  return { from: 0, to: 0, severity: 'warning', message, source: 'd2' };
}
