import { normalizeValue } from './properties.js';
import { findTopLevel, splitTopLevel, stripComments } from './scan.js';

/** A value of a property and whether it is `!important`. */
export interface Declaration {
  readonly value: string;
  readonly important: boolean;
}

/** Declarations by property, in order. */
export type Declarations = Map<string, Declaration>;

const IMPORTANT = /\s*!\s*important\s*$/i;

/**
 * Reads the declarations of a rule; those a browser would not understand are left out.
 *
 * @param quirks Whether lengths may come without a unit, as in the `style` of SVG elements.
 */
export function parseDeclarations(text: string, quirks = false): Declarations {
  const declarations: Declarations = new Map();
  for (const part of splitTopLevel(stripComments(text, ' '), ';')) {
    const colon = findTopLevel(part, ':', 0);
    const name = propertyName(part.slice(0, colon).trim());
    const written = part.slice(colon + 1);
    const important = IMPORTANT.test(written);
    const value = normalizeValue(name, important ? written.replace(IMPORTANT, '') : written, quirks);
    if (value === null || (declarations.get(name)?.important && !important)) continue;
    // The last one counts, also for the order.
    declarations.delete(name);
    declarations.set(name, { value, important });
  }
  return declarations;
}

/** Reads the declarations of a `style` attribute; as in browsers the important ones come last. */
export function parseStyleAttribute(text: string, quirks: boolean): Declarations {
  const declarations = parseDeclarations(text, quirks);
  const entries = [...declarations];
  const important = entries.filter(([, declaration]) => declaration.important);
  if (important.length === 0) return declarations;
  return new Map([...entries.filter(([, declaration]) => !declaration.important), ...important]);
}

/** Writes declarations as browsers do. */
export function writeDeclarations(declarations: Declarations): string {
  const parts: string[] = [];
  for (const [name, { value, important }] of declarations)
    parts.push(`${name}: ${writeValue(name, value)}${important ? ' !important' : ''};`);
  return parts.join(' ');
}

/** Writes a value with numbers of no more than six digits. */
export function writeValue(name: string, value: string): string {
  if (!/\d{7}|\.\d{3}/.test(value) || /["(]/.test(value) || name.startsWith('--')) return value;
  return value.replace(/-?\d+(?:\.\d+)?/g, (digits) => writeNumber(Number(digits)));
}

function writeNumber(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e6 || size < 1e-4))
    return value
      .toExponential(5)
      .replace(/\.?0+e/, 'e')
      .replace(/e([+-])(\d)$/, 'e$10$2');
  return String(Number(value.toPrecision(6)));
}

/** The name of a property: custom ones keep their case. */
export function propertyName(name: string): string {
  return name.startsWith('--') ? name : name.toLowerCase();
}
