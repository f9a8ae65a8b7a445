import { normalizeColor } from './colors.js';
import { unescapeCss } from './identifiers.js';
import { findTopLevel, skipUnit, splitTopLevel } from './scan.js';

/** A part of a value. */
export interface Component {
  readonly kind: 'word' | 'number' | 'string' | 'color' | 'url' | 'function' | 'comma' | 'slash';
  /** The part as browsers write it. */
  readonly text: string;
  /** Of a number its value. */
  readonly value: number;
  /** Of a number its unit in lower case: `px`, `%`, nothing. Of a function its name. */
  readonly unit: string;
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const WORD = /(?:[\w\-\u0080-\u{10ffff}]|\\[^\n])+/uy;

/**
 * Cuts a value into its parts, each written as browsers do.
 *
 * @param keepsCase Whether words are names, as in `font-family`, and not keywords.
 * @returns `null` where a part is of no known kind
 */
export function parseComponents(value: string, keepsCase = false): Component[] | null {
  const components: Component[] = [];
  for (let at = 0; at < value.length;) {
    if (/\s/.test(value[at] as string)) {
      at++;
      continue;
    }
    const end = endOfComponent(value, at);
    const component = parseComponent(value.slice(at, end), keepsCase);
    if (!component) return null;
    components.push(component);
    at = end;
  }
  return components;
}

/** Joins parts with the spaces browsers put. */
export function joinComponents(components: readonly Component[]): string {
  let text = '';
  for (const component of components) {
    if (component.kind === 'comma') text += ',';
    else text += text === '' ? component.text : ` ${component.text}`;
  }
  return text;
}

function endOfComponent(value: string, at: number): number {
  const character = value[at] as string;
  if (character === ',' || character === '/') return at + 1;
  if (character === '"' || character === "'") return skipUnit(value, at);
  NUMBER.lastIndex = at;
  const start = NUMBER.test(value) ? NUMBER.lastIndex : at;
  if (value[start] === '%') return start + 1;
  WORD.lastIndex = character === '#' ? start + 1 : start;
  const end = WORD.test(value) ? WORD.lastIndex : start;
  if (value[end] === '(' && start === at) return skipUnit(value, end);
  return Math.max(end, at + 1);
}

function parseComponent(text: string, keepsCase: boolean): Component | null {
  if (text === ',') return part('comma', text);
  if (text === '/') return part('slash', text);
  if (/^["']/.test(text)) return part('string', quote(unescapeCss(text.slice(1, -1))));
  if (text.startsWith('#')) return colorPart(text);
  const number = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i.exec(text);
  if (number) return numberPart(Number(number[1]), (number[2] as string).toLowerCase());
  const open = text.indexOf('(');
  if (open > 0)
    return functionPart(text.slice(0, open).toLowerCase(), text.slice(open + 1, -1), text, keepsCase);
  return /^-*[a-z_\u0080-\u{10ffff}\\]/iu.test(text)
    ? part('word', keepsCase ? text : text.toLowerCase())
    : null;
}

/** A number with its unit. */
export function numberPart(value: number, unit: string): Component {
  return { kind: 'number', text: `${writeNumber(value)}${unit}`, value, unit };
}

function colorPart(text: string): Component | null {
  const color = normalizeColor(text);
  return color === null ? null : part('color', color);
}

function functionPart(name: string, inner: string, text: string, keepsCase: boolean): Component | null {
  if (!text.endsWith(')')) return null;
  if (name === 'url')
    return part('url', `url(${quote(unescapeCss(inner.trim().replace(/^(["'])(.*)\1$/s, '$2')))})`);
  const color = normalizeColor(text);
  if (color !== null) return part('color', color);
  if (/^(?:rgba?|hsla?)$/.test(name)) return null;
  // What calculates is left to whoever uses the value.
  if (/^(?:calc|min|max|clamp|var|env|attr)$/.test(name)) return functionOf(name, inner.trim());
  const args = splitTopLevel(inner, ',').map((argument) => parseComponents(argument, keepsCase));
  if (args.includes(null)) return null;
  return functionOf(name, args.map((argument) => joinComponents(argument ?? [])).join(', '));
}

function functionOf(name: string, inner: string): Component {
  return { kind: 'function', text: `${name}(${inner})`, value: 0, unit: name };
}

function part(kind: Component['kind'], text: string): Component {
  return { kind, text, value: 0, unit: '' };
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Writes a number without an exponent where it can be. */
function writeNumber(value: number): string {
  return Object.is(value, -0) ? '0' : String(value);
}

/** Tells whether a value is left to be worked out later, when its variables are known. */
export function hasVariable(value: string): boolean {
  const at = value.indexOf('var(');
  return at >= 0 && findTopLevel(value, ')', at + 4) < value.length;
}
