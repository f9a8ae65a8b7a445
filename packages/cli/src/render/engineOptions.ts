import type { AnyDefinition, Locale, OptionField } from '@letu/core';
import { messages } from '../locales/index.js';
import { UsageError } from '../usageError.js';

/**
 * Turns options as they are written into those of an engine, each of the type its default or its field has.
 *
 * @throws UsageError for a name the engine does not know, or a value of another type.
 */
export function engineOptions(
  { kind, defaultOptions, optionFields }: AnyDefinition,
  written: Readonly<Record<string, string>>,
  locale: Locale,
): object {
  // Engines choose some defaults themselves: those options have a field alone.
  const known = new Map<string, unknown>([
    ...optionFields.map((field) => [field.name, valueLike(field)] as const),
    ...Object.entries(defaultOptions),
  ]);
  const options = Object.entries(written).map(([name, value]) => {
    if (!known.has(name)) {
      throw new UsageError(messages[locale].unknownEngineOption(kind, name, [...known.keys()].join('、')));
    }
    const field = optionFields.find((one) => one.name === name);
    return [name, typed({ name, field, like: known.get(name) }, value, locale)];
  });
  return { ...defaultOptions, ...Object.fromEntries(options) };
}

/** Returns a value of the type that a field's option has. */
function valueLike(field: OptionField): unknown {
  if (field.type === 'switch') return false;
  return field.type === 'number' ? field.min : '';
}

interface Option {
  readonly name: string;
  readonly field: OptionField | undefined;
  /** A value of the option's type. */
  readonly like: unknown;
}

function typed({ name, field, like }: Option, value: string, locale: Locale): unknown {
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
      if (field?.type === 'choice' && field.choices.every((choice) => choice.value !== value)) {
        throw refuse(field.choices.map((choice) => choice.value).join('、'));
      }
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
