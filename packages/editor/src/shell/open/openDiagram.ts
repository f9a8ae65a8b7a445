import {
  decodeText,
  knownOptions,
  type DiagramFile,
  type ForeignFormat,
  type LocalizedText,
  type NamedKind,
} from '@letu/core';
import type { CodecError, CodecErrorCode, DecodedDiagram } from '@letu/codec';
import type { EditorContext } from '../editorContext.js';

/** The largest file that is looked at, in bytes: a picture that carries a text of the largest size is smaller. */
export const LARGEST_FILE = 64 << 20;

/** What an editor found in a file or a text. */
export type Opened =
  | {
      readonly status: 'opened';
      /** All that was found, for who opens it elsewhere. */
      readonly diagram: DecodedDiagram;
      readonly source: string;
      readonly options: Readonly<Record<string, unknown>>;
      /** What it shows, from the picture that carried it. */
      readonly files: readonly DiagramFile[];
      /** How many files the picture carries that are damaged. */
      readonly damagedFiles: number;
      /** What a file of another format has that was not brought over, a sentence each. */
      readonly notes: readonly LocalizedText[];
    }
  | { readonly status: 'other'; readonly diagram: DecodedDiagram }
  | {
      readonly status: 'failed';
      readonly code: CodecErrorCode;
      /** Says more than the code, where it is known what the file should be. */
      readonly error?: CodecError;
    };

/** A diagram that an editor can show. */
export type OpenedDiagram = Extract<Opened, { readonly status: 'opened' }>;

/** The editor's kind, the kinds it has heard of, and what it is edited with. */
export type OpeningKinds = Pick<EditorContext, 'kind' | 'kinds' | 'edited'>;

/** Extensions that say that a file is text, and nothing of its kind. */
const PLAIN_TEXT = /\.(?:txt|text|md|markdown)$/i;

/** Returns the diagram in a link, a code, or the text of a picture. */
export async function openText(known: OpeningKinds, text: string): Promise<Opened> {
  return decode(known, text);
}

/** As sure as a format of others has to be of a text that is pasted: any text may be Markdown. */
const LIKELY = 0.5;

/** Tells whether a pasted text is in a file format of others that a kind reads. */
export function isForeignText(formats: readonly ForeignFormat[] = [], text: string): boolean {
  if (formats.length === 0 || !text.includes('\n')) return false;
  const file = new TextEncoder().encode(text);
  return formats.some(({ reads, guess }) => reads && (guess?.(file) ?? 0) >= LIKELY);
}

/**
 * Returns the diagram in a file, as `decodeFile` finds it for the editor's kind; a plain text in which there is nothing, or one of
 * another kind, is a text of this one.
 */
export async function openFile(known: OpeningKinds, file: File): Promise<Opened> {
  if (file.size > LARGEST_FILE) return { status: 'failed', code: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await decode(known, bytes, file.name);
  if (!PLAIN_TEXT.test(file.name)) return found;
  const isOnlyText = found.status === 'other' && found.diagram.dialect === 'source';
  if (!isOnlyText && found.status !== 'failed') return found;
  return opened({ dialect: 'source', type: known.kind.type, source: decodeText(bytes), options: {} });
}

/** The kind itself comes first: of two that are as sure of a text, it is the editor's. */
function among({ kind, kinds }: OpeningKinds): readonly NamedKind[] {
  return [kind, ...kinds.filter(({ type }) => type !== kind.type)];
}

async function decode(known: OpeningKinds, input: string | Uint8Array, name?: string): Promise<Opened> {
  const { kind, edited } = known;
  const { CodecError, decodeFile } = await import('@letu/codec');
  // A picture in which there is nothing is shown in the diagram where that can be done.
  const withoutPictures = edited.handle?.insertFiles !== undefined;
  try {
    const diagram = await decodeFile(input, { type: kind.type, kinds: among(known), name, withoutPictures });
    if (diagram.type !== kind.type) return { status: 'other', diagram };
    return opened(diagram, knownOptions(kind.optionFields, diagram.options.kindOptions));
  } catch (error) {
    if (error instanceof CodecError) return { status: 'failed', code: error.code, error };
    throw error;
  }
}

function opened(diagram: DecodedDiagram, options: Readonly<Record<string, unknown>> = {}): OpenedDiagram {
  const { source, files = [], damagedFiles = 0, notes = [] } = diagram;
  return { status: 'opened', diagram, source, options, files, damagedFiles, notes };
}
