import type { HoverHelp } from '@letu/code/language';
import { tokenize } from '../dot/lexer.js';
import { tokenValue, type Token } from '../dot/token.js';
import { ATTRIBUTES } from './attributes.js';
import { COLORS } from './colors.js';
import { identifier } from './identifier.js';
import { placeAt, type Place } from './place.js';
import { valuesOf } from './values.js';
import { KEYWORDS } from './words.js';

/** Returns help about the keyword, attribute or value at an offset of a DOT text. */
export function hover(source: string, offset: number): HoverHelp | null {
  const token = tokenize(source).find(
    ({ from, to, kind }) => from <= offset && offset < to && kind !== 'end',
  );
  if (!token) return null;
  const { from, to } = token;
  if (token.kind === 'keyword') {
    const keyword = KEYWORDS.find(({ word }) => word === token.text);
    return keyword ? { from, to, title: keyword.word, text: keyword.text, example: keyword.example } : null;
  }
  if (token.kind !== 'name' && token.kind !== 'string') return null;
  const place = placeAt(source, from);
  if (place?.kind === 'value') return valueHelp(source, offset, token, place);
  const isAttribute = /^\s*=/.test(source.slice(to, to + 100)) || place?.kind === 'attribute';
  return isAttribute ? attributeHelp(token) : null;
}

function attributeHelp(token: Token): HoverHelp | null {
  const attribute = ATTRIBUTES.get(tokenValue(token));
  if (!attribute) return null;
  const { name, text, initial } = attribute;
  const example = initial === '' ? {} : { example: `${name}=${identifier(initial)}` };
  return { from: token.from, to: token.to, title: name, text, ...example };
}

function valueHelp(
  source: string,
  offset: number,
  token: Token,
  { attribute: name, owners }: Extract<Place, { kind: 'value' }>,
): HoverHelp | null {
  const attribute = ATTRIBUTES.get(name);
  if (!attribute) return null;
  const range = partAt(source, offset, token);
  const word = source.slice(range.from, range.to);
  const value = valuesOf(attribute.type, owners).find((candidate) => candidate.value === word);
  if (value && value.text['zh-CN'] !== '') {
    return { ...range, title: word, text: value.text, example: `${name}=${identifier(word)}` };
  }
  const color = attribute.type.startsWith('color') && COLORS.find((candidate) => candidate.name === word);
  if (!color || color.css === word) return null;
  return { ...range, title: word, text: { 'zh-CN': color.css, 'en-US': color.css } };
}

/** Returns the value under an offset: of several in quotes, the one. */
function partAt(source: string, offset: number, { from, to, kind }: Token) {
  if (kind !== 'string') return { from, to };
  const before = /[^",:;]*$/.exec(source.slice(from + 1, offset))?.[0] ?? '';
  const behind = /^[^",:;]*/.exec(source.slice(offset, to))?.[0] ?? '';
  const part = source.slice(offset - before.length, offset + behind.length);
  const start = offset - before.length + (part.length - part.trimStart().length);
  return { from: start, to: start + part.trim().length };
}
