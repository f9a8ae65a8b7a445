import type { AnyDefinition, Locale } from '@letu/core';
import { messages } from '../locales/index.js';
import { UsageError } from '../usageError.js';

/**
 * Turns options as they are written into those of an engine, each of the type its default has.
 *
 * @throws UsageError for a name the engine does not know, or a value of another type.
 */
export function engineOptions(
  { kind, defaultOptions }: AnyDefinition,
  written: Readonly<Record<string, string>>,
  locale: Locale,
): object {
  const defaults = new Map<string, unknown>(Object.entries(defaultOptions));
  const options = Object.entries(written).map(([name, value]) => {
    if (!defaults.has(name)) {
      const known = [...defaults.keys()].join('、');
      throw new UsageError(messages[locale].unknownEngineOption(kind, name, known));
    }
    return [name, typed(name, value, defaults.get(name), locale)];
  });
  return { ...defaultOptions, ...Object.fromEntries(options) };
}

function typed(name: string, value: string, like: unknown, locale: Locale): unknown {
  const refuse = (allowed: string) =>
    new UsageError(messages[locale].badValue(`--option ${name}`, value, allowed));
  switch (typeof like) {
    case 'boolean':
      if (value !== 'true' && value !== 'false') throw refuse('true、false');
      return value === 'true';
    case 'number':
      if (value.trim() === '' || !Number.isFinite(Number(value))) throw refuse('0、1、2、…');
      return Number(value);
    case 'object':
      return readJson(value, refuse('{"…": "…"}'));
    default:
      return value;
  }
}

function readJson(value: string, refusal: UsageError): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw refusal;
  }
}
