import type { HoverHelp } from '@letu/code/language';
import { localizedText as text, type LocalizedText, type TextRange } from '@letu/core';
import { DIAGRAM_KEYWORDS } from '../diagramType.js';
import { readParts } from '../source/parts.js';
import type { Token } from '../source/rules.js';
import { scan } from '../source/scan.js';
import type { Dialect } from '../source/dialects.js';
import { arrows } from './arrows.js';
import { configKeys } from './config.js';
import { shapes } from './shapes.js';
import { styleProperties } from './styles.js';
import { diagramTypes } from './types.js';
import { innerWords, words } from './words.js';

/** Returns help about the word at an offset, or null. */
export function hover(source: string, offset: number): HoverHelp | null {
  const line = scan(source).find(({ from, to }) => from <= offset && offset <= to);
  const token = line?.tokens.find(({ from, to, kind }) => kind !== '' && from <= offset && offset <= to);
  if (!line || !token) return null;
  const word = source.slice(token.from, token.to).trim();
  return helpOf(source, token, word, line.next.dialect);
}

function helpOf(source: string, token: Token, word: string, dialect: Dialect): HoverHelp | null {
  switch (token.kind) {
    case 'keyword':
    case 'begin':
    case 'middle':
    case 'finish':
    case 'section':
    case 'definition':
    case 'modifier':
    case 'type':
      return wordHelp(token, word, dialect);
    case 'arrow':
      return found(token, word, (arrows[dialect] ?? []).find(([arrow]) => arrow === word)?.slice(1));
    case 'value':
      return shapeHelp(token, word) ?? found(token, word, innerWords[word]);
    case 'property':
      return propertyHelp(token, word);
    case 'id':
      return nameHelp(source, token, word);
    default:
      return null;
  }
}

function help({ from, to }: TextRange, title: string, about: LocalizedText, example?: string): HoverHelp {
  return { from, to, title, text: about, ...(example ? { example } : {}) };
}

function found(
  range: TextRange,
  title: string,
  texts: readonly (string | undefined)[] | undefined,
): HoverHelp | null {
  const [zh, en] = texts ?? [];
  return zh ? help(range, title, text(zh, en ?? zh)) : null;
}

function wordHelp(range: TextRange, word: string, dialect: Dialect): HoverHelp | null {
  const type = diagramTypes.find(([one]) => plain(one) === plain(word));
  if (type && DIAGRAM_KEYWORDS.some((keyword) => plain(keyword) === plain(word))) {
    const [name, zhName, enName, start] = type;
    return help(range, name, text(zhName, enName), filledIn(start));
  }
  const known = words[dialect].find(([one]) => one.toLowerCase() === word.toLowerCase());
  const [, zh, en, insert] =
    known ?? words[dialect].find(([one]) => one.toLowerCase().startsWith(`${word.toLowerCase()} `)) ?? [];
  if (zh !== undefined && en !== undefined)
    return help(range, word, text(zh, en), insert && filledIn(insert));
  return found(range, word, innerWords[word]);
}

function plain(word: string): string {
  return word.replace(/-beta$|-v2$/, '');
}

/** A snippet with its places filled in, as an example. */
function filledIn(snippet: string): string {
  return snippet.replaceAll(/\$\{([^}]*)\}/g, '$1').replaceAll(/\\([{}\\])/g, '$1');
}

function shapeHelp(range: TextRange, word: string): HoverHelp | null {
  const shape = shapes.find(({ name, aliases }) => name === word || aliases.includes(word));
  return shape ? help(range, word, shape.title, `A@{ shape: ${word}, label: "文字" }`) : null;
}

function propertyHelp(range: TextRange, word: string): HoverHelp | null {
  const style = styleProperties[word];
  if (style) return help(range, word, text(style[0], style[1]));
  const key = Object.values(configKeys)
    .flat()
    .find((one) => one.key === word && one.zh !== '');
  return key ? help(range, word, text(key.zh, key.en)) : null;
}

function nameHelp(source: string, range: TextRange, word: string): HoverHelp | null {
  const part = readParts(source).find(({ id, label }) => id === word && label !== word);
  return part ? help(range, word, text(part.label, part.label)) : null;
}
