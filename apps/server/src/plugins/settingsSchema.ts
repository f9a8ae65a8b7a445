import type { OptionField } from '@letu/core';
import { z } from 'zod';

/** The longest text a setting can be. */
const TEXT_LIMIT = 200;

/** Returns what the settings of a plugin can be: each of its fields, or any of them left out, and nothing else. */
export function settingsSchema(fields: readonly OptionField[]) {
  return z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, valueSchema(field).optional()])),
  );
}

function valueSchema(field: OptionField): z.ZodType<string | number | boolean> {
  switch (field.type) {
    case 'choice':
      return z.enum(field.choices.map(({ value }) => value));
    case 'switch':
      return z.boolean();
    case 'number':
      return z.int().min(field.min).max(field.max);
    case 'text':
      return z.string().max(TEXT_LIMIT);
  }
}

/** Returns those of the stored settings that the plugin, which may have changed since, still takes. */
export function takenSettings(
  fields: readonly OptionField[],
  stored: Readonly<Record<string, unknown>>,
): Record<string, string | number | boolean> {
  const taken = fields.flatMap((field) => {
    const { success, data } = valueSchema(field).safeParse(stored[field.name]);
    return success ? [[field.name, data] as const] : [];
  });
  return Object.fromEntries(taken);
}
