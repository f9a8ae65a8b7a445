import { decodeText, knownOptions, type DiagramFile, type NamedKind } from '@letu/core';
import type { CodecErrorCode, DecodedDiagram } from '@letu/codec';
import type { EditorContext } from '../editorContext.js';

/** The largest file that is looked at, in bytes: a picture that carries a text of the largest size is smaller. */
export const LARGEST_FILE = 64 << 20;

/** What an editor found in a file or a text. */
export type Opened =
  | {
      readonly status: 'opened';
      readonly source: string;
      readonly options: Readonly<Record<string, unknown>>;
      /** What it shows, from the picture that carried it. */
      readonly files: readonly DiagramFile[];
      /** How many files the picture carries that are damaged. */
      readonly damagedFiles: number;
    }
  | { readonly status: 'other'; readonly diagram: DecodedDiagram }
  | { readonly status: 'failed'; readonly code: CodecErrorCode };

/** The editor's kind, and the kinds it has heard of. */
export type OpeningKinds = Pick<EditorContext, 'kind' | 'kinds'>;

/** Extensions that say that a file is text, and nothing of its kind. */
const PLAIN_TEXT = /\.(?:txt|text|md|markdown)$/i;

/** Returns the diagram in a link, a code, or the text of a picture. */
export async function openText(known: OpeningKinds, text: string): Promise<Opened> {
  return decode(known, text);
}

/**
 * Returns the diagram in a file: the file itself where its extension is the kind's, else the one it carries, else, in a plain
 * text, the text.
 */
export async function openFile(known: OpeningKinds, file: File): Promise<Opened> {
  const { kind } = known;
  if (file.size > LARGEST_FILE) return { status: 'failed', code: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = file.name.toLowerCase();
  if (kind.extensions.some((extension) => name.endsWith(extension))) return opened(decodeText(bytes));
  if (!PLAIN_TEXT.test(name)) return decodeFile(known, bytes);
  const text = decodeText(bytes);
  const { detectType } = await import('@letu/codec');
  if (detectType(text, among(known)) === kind.type) return opened(text);
  const decoded = await decode(known, text);
  return decoded.status === 'failed' ? opened(text) : decoded;
}

/** A source of another kind carries nothing; its first statement tells what it is. */
async function decodeFile(known: OpeningKinds, bytes: Uint8Array): Promise<Opened> {
  const decoded = await decode(known, bytes);
  if (decoded.status !== 'failed' || decoded.code !== 'unrecognised') return decoded;
  // No text holds a zero; photographs do, and any bytes can be read as Chinese.
  if (bytes.includes(0)) return decoded;
  const { detectType } = await import('@letu/codec');
  const source = decodeText(bytes);
  const type = detectType(source, among(known));
  if (type === undefined) return decoded;
  return type === known.kind.type ? opened(source) : { status: 'other', diagram: plain(type, source) };
}

function plain(type: string, source: string): DecodedDiagram {
  return { dialect: 'letu', type, source, options: {} };
}

/** The kind itself comes first: of two that are as sure of a text, it is the editor's. */
function among({ kind, kinds }: OpeningKinds): readonly NamedKind[] {
  return [kind, ...kinds.filter(({ type }) => type !== kind.type)];
}

async function decode(known: OpeningKinds, input: string | Uint8Array): Promise<Opened> {
  const { kind } = known;
  const { CodecError, decodeAny } = await import('@letu/codec');
  try {
    const diagram = decodeAny(input, { type: kind.type, kinds: among(known) });
    if (diagram.type !== kind.type) return { status: 'other', diagram };
    const { source, options, files, damagedFiles } = diagram;
    return opened(source, knownOptions(kind.optionFields, options.kindOptions), files, damagedFiles);
  } catch (error) {
    if (error instanceof CodecError) return { status: 'failed', code: error.code };
    throw error;
  }
}

function opened(
  source: string,
  options: Readonly<Record<string, unknown>> = {},
  files: readonly DiagramFile[] = [],
  damagedFiles = 0,
): Opened {
  return { status: 'opened', source, options, files, damagedFiles };
}
