import {
  CodecError,
  codecErrorText,
  decodeFile,
  type CodecErrorCode,
  type DecodedDiagram,
} from '@letu/codec';
import { decodeText, FormatError, type Locale } from '@letu/core';
import { kinds } from '@letu/kinds';
import type { DemoMessages } from '../locales/zh-CN.js';
import { isTableFile, isTableText, type FoundTable } from './tableText.js';

/** The largest file that is looked at, in bytes. */
const LARGEST_FILE = 64 << 20;

/** What is opened: a file, or a text that was pasted or dropped. */
export type Opening = File | string;

/** What is in it: a diagram, a table to make one of, or why there is none. */
export type Found =
  | { readonly name: string; readonly table: FoundTable }
  | { readonly name: string; readonly diagram: DecodedDiagram }
  | { readonly name: string; readonly problem: string };

/** What problems are said in. */
export interface Wording {
  readonly locale: Locale;
  readonly text: DemoMessages;
}

const PICTURE = /\.(?:bmp|avif|hei[cf]|tiff?)$/i;

/** What the codec says of links, of a file. */
const DAMAGED = new Set<CodecErrorCode>(['corrupt', 'truncated', 'trailing-data', 'invalid-character']);
const UNKNOWN = new Set<CodecErrorCode>(['unrecognised', 'not-utf8']);

/** Finds the diagram in a file or a text, whatever kind it is of. */
export async function findDiagram(opening: Opening, wording: Wording): Promise<Found> {
  return typeof opening === 'string' ? findInText(opening, wording) : findInFile(opening, wording);
}

async function findInFile(file: File, wording: Wording): Promise<Found> {
  const { name } = file;
  const words = wording.text.opening.problems;
  if (file.size > LARGEST_FILE) return { name, problem: words.tooLarge };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { name, problem: words.unreadable };
  const content = new Uint8Array(bytes);
  // What holds a zero is no text, and what is wrong with it is for the codec to say.
  if (isTableFile(name) && !content.includes(0)) return { name, table: { name, text: decodeText(content) } };
  try {
    return { name, diagram: await decodeFile(content, { kinds, name }) };
  } catch (error) {
    return { name, problem: fileProblem(error, name, wording) };
  }
}

/** A text is a link, a code, or what stands in a file. */
async function findInText(input: string, wording: Wording): Promise<Found> {
  const name = '';
  const options = { kinds };
  try {
    return { name, diagram: await decodeFile(input, options) };
  } catch (error) {
    const isUnknown = error instanceof CodecError && error.code === 'unrecognised';
    if (!isUnknown) return { name, problem: problemOf(error, wording) };
  }
  try {
    return { name, diagram: await decodeFile(new TextEncoder().encode(input), options) };
  } catch (error) {
    if (isTableText(input)) return { name, table: { name, text: input } };
    return { name, problem: problemOf(error, wording) };
  }
}

function fileProblem(error: unknown, name: string, wording: Wording): string {
  const words = wording.text.opening.problems;
  const code = error instanceof CodecError && !(error.cause instanceof FormatError) ? error.code : undefined;
  if (code !== undefined && DAMAGED.has(code)) return words.damaged;
  if (code !== undefined && UNKNOWN.has(code))
    return PICTURE.test(name) ? words.foreignPicture : words.unknown;
  return problemOf(error, wording);
}

function problemOf(error: unknown, { locale, text }: Wording): string {
  return error instanceof CodecError ? codecErrorText(error, locale) : text.opening.problems.unreadable;
}
