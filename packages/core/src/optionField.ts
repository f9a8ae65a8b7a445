import type { LocalizedText } from './locale.js';
import type { Swatches } from './swatch.js';

interface FieldBase<Name extends string> {
  /** The option's name in the kind's options. */
  readonly name: Name;
  readonly label: LocalizedText;
  /** A sentence below the field. */
  readonly help?: LocalizedText;
}

/** One value a choice offers. A proper name, such as that of a layout engine, is the same in all languages. */
export interface OptionChoice {
  readonly value: string;
  readonly label: LocalizedText | string;
  /** What it looks like: choices of which each has one are shown as small pictures. */
  readonly swatches?: Swatches;
}

/** One of several values. */
export interface ChoiceField<Name extends string = string> extends FieldBase<Name> {
  readonly type: 'choice';
  readonly choices: readonly OptionChoice[];
  /** What is chosen where neither the options nor the kind's defaults name a value. */
  readonly fallback?: string;
}

/** On or off. */
export interface SwitchField<Name extends string = string> extends FieldBase<Name> {
  readonly type: 'switch';
}

/** A whole number. */
export interface NumberField<Name extends string = string> extends FieldBase<Name> {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  /** @default 1 */
  readonly step?: number;
  /** What is shown where neither the options nor the kind's defaults have a value. */
  readonly fallback?: number;
}

/** A short text on one line. */
export interface TextField<Name extends string = string> extends FieldBase<Name> {
  readonly type: 'text';
  /** An example of what can be written, shown while the field is empty. */
  readonly placeholder?: string;
}

/** How one option of a kind is offered to a user, in forms that are made from the definition. */
export type OptionField<Name extends string = string> =
  ChoiceField<Name> | SwitchField<Name> | NumberField<Name> | TextField<Name>;

/** Tells whether a value is one that a field can have. Options out of files are checked with it. */
export function acceptsValue(field: OptionField, value: unknown): boolean {
  switch (field.type) {
    case 'choice':
      return field.choices.some((choice) => choice.value === value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max;
    case 'text':
      return typeof value === 'string';
  }
}

/** Returns those of some options that a user could have set. What comes from elsewhere says anything. */
export function knownOptions(
  fields: readonly OptionField[],
  options: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const known = fields.filter(
    (field) => Object.hasOwn(options, field.name) && acceptsValue(field, options[field.name]),
  );
  return Object.fromEntries(known.map(({ name }) => [name, options[name]]));
}
