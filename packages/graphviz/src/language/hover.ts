import type { HoverHelp, SyntaxNode } from '@letu/code/language';
import { ATTRIBUTES } from './attributes.js';
import { COLORS } from './colors.js';
import { identifier } from './identifier.js';
import { around, nodeValue, ownersIn, readTree } from './tree.js';
import { valuesOf } from './values.js';
import { KEYWORDS } from './words.js';

/** Returns help about the keyword, attribute or value at an offset of a DOT text. */
export function hover(source: string, offset: number): HoverHelp | null {
  const node = readTree(source).resolveInner(offset, 1);
  const { from, to, name } = node;
  const keyword = KEYWORDS.find(({ word }) => word === name);
  if (keyword) return { from, to, title: name, text: keyword.text, example: keyword.example };
  if (around(node, 'HTMLString')) return null;
  if (node.parent?.name === 'AttributeName') return attributeHelp(nodeValue(source, node), node);
  const attribute = around(node, 'AttributeValue')?.parent?.firstChild?.firstChild;
  return attribute ? valueHelp(source, offset, node, nodeValue(source, attribute)) : null;
}

function attributeHelp(written: string, { from, to }: SyntaxNode): HoverHelp | null {
  const attribute = ATTRIBUTES.get(written);
  if (!attribute) return null;
  const { name, text, initial } = attribute;
  const example = initial === '' ? {} : { example: `${name}=${identifier(initial)}` };
  return { from, to, title: name, text, ...example };
}

function valueHelp(source: string, offset: number, node: SyntaxNode, name: string): HoverHelp | null {
  const attribute = ATTRIBUTES.get(name);
  const scope = around(node, 'Attributes', 'Body');
  if (!attribute || !scope) return null;
  const range = partAt(source, offset, node);
  const word = source.slice(range.from, range.to);
  const value = valuesOf(attribute.type, ownersIn(source, scope)).find(
    (candidate) => candidate.value === word,
  );
  if (value && value.text['zh-CN'] !== '') {
    return { ...range, title: word, text: value.text, example: `${name}=${identifier(word)}` };
  }
  const color = attribute.type.startsWith('color') && COLORS.find((candidate) => candidate.name === word);
  if (!color || color.css === word) return null;
  return { ...range, title: word, text: { 'zh-CN': color.css, 'en-US': color.css } };
}

/** Returns the value under an offset: of several in quotes, the one. */
function partAt(source: string, offset: number, { from, to, name }: SyntaxNode) {
  if (name !== 'String') return { from, to };
  const before = /[^",:;]*$/.exec(source.slice(from + 1, offset))?.[0] ?? '';
  const behind = /^[^",:;]*/.exec(source.slice(offset, to))?.[0] ?? '';
  const part = source.slice(offset - before.length, offset + behind.length);
  const start = offset - before.length + (part.length - part.trimStart().length);
  return { from: start, to: start + part.trim().length };
}
