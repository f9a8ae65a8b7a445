import { isEmail } from '@letu/client';
import type { FormMessages } from '@letu/theme';

/** What a field asks for. */
export interface FieldRule {
  /** Spaces are part of a password alone. */
  readonly type: 'text' | 'email' | 'password';
  /** How long it is at least, in characters. @default 0 */
  readonly min?: number;
  /** How long it is at most, in characters. */
  readonly max?: number;
}

/** What may be amiss with a field. */
export type FieldProblem = 'required' | 'email' | 'length';

/** Returns what is amiss with what somebody has entered, if anything is. */
export function problemOf(
  value: string,
  { type, min = 0, max = Infinity }: FieldRule,
): FieldProblem | undefined {
  if ((type === 'password' ? value : value.trim()) === '') return 'required';
  if (type === 'email' && !isEmail(value.trim())) return 'email';
  return value.length < min || value.length > max ? 'length' : undefined;
}

/** Says what is amiss with a field, as other forms do. */
export function wordProblem(
  problem: FieldProblem,
  label: string,
  { min, max }: FieldRule,
  messages: FormMessages,
): string {
  const ofLength = min === undefined ? messages.string.max : messages.string.range;
  const template = { required: messages.required, email: messages.types['email'], length: ofLength }[problem];
  const values: Readonly<Record<string, unknown>> = { label, min, max };
  return (template ?? messages.default).replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) =>
    String(values[name]),
  );
}
