import { LineIndex, type TextRange } from '@letu/core';
import { firstWord, similarKeyword } from '../diagramType.js';
import type { MermaidMessages } from '../locales/zh-CN.js';
import type { PreparedSource } from '../preprocess.js';

const UNCLOSED_DIRECTIVE = /%%\{(?!(?:(?!%%\{)[^])*\}%%)[^\r\n]*/;
const MARKDOWN_FENCE = /^[^\S\n]*```[^\r\n]*/m;
const LONGEST_WORD = 40;

/** Reads the error that there is no diagram of the type the source names. */
export function readTypeError(
  error: Error,
  source: string,
  { text }: PreparedSource,
  messages: MermaidMessages,
): (TextRange & { readonly message: string }) | undefined {
  const isFence = error.message.startsWith('Diagrams beginning with ---');
  if (error.name !== 'UnknownDiagramError' && !isFence) return undefined;
  const directive = findRange(UNCLOSED_DIRECTIVE, source);
  if (directive) return { ...directive, message: messages.directiveUnclosed };
  const fence = findRange(MARKDOWN_FENCE, source);
  if (fence) return { ...fence, message: messages.markdownFence };

  const word = firstWord(text.text);
  const from = text.text.indexOf(word);
  const range = text.originRange(from, from + word.length);
  if (isFence) return { ...range, message: messages.frontMatterUnclosed };
  if (word === '') return { ...new LineIndex(source).firstTextRange(), message: messages.typeMissing };
  return { ...range, message: typeMessage(word, messages) };
}

function typeMessage(word: string, messages: MermaidMessages): string {
  if (word.toLowerCase() === 'zenuml') return messages.zenumlUnsupported;
  const short = word.slice(0, LONGEST_WORD);
  const similar = short === word ? similarKeyword(word) : undefined;
  return similar ? messages.similarType(word, similar) : messages.unknownType(short);
}

function findRange(pattern: RegExp, source: string): TextRange | undefined {
  const match = pattern.exec(source);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}
