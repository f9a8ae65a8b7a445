import { toDiagram, type DecodedDiagram } from '@letu/codec';
import { knownOptions, type Locale } from '@letu/core';
import { owned } from '../account/owned.js';
import type { StoredDocument } from '../documents/document.js';
import { documentStore } from '../documents/store.js';
import { unnamed } from '../graphs/unnamed.js';
import { newOptions } from '../kinds/newOptions.js';
import { kindOfDocument } from '../routing/editorPath.js';
import type { DemoMessages } from '../locales/zh-CN.js';
import { loadChunk } from '../routing/loadChunk.js';

/** What became of keeping a diagram. */
export type Kept =
  { readonly document: StoredDocument; readonly notes: readonly string[] } | { readonly problem: string };

/** Keeps a diagram that was found somewhere, with its files, as a document of its own. @param title Its kind names it otherwise. */
export async function keepDiagram(
  decoded: DecodedDiagram,
  { locale, text }: { readonly locale: Locale; readonly text: DemoMessages },
  title?: string,
): Promise<Kept> {
  const { type, source, options, files = [] } = toDiagram(decoded);
  const kind = kindOfDocument(type);
  if (!kind) return { problem: text.editor.noEditor };
  try {
    const definition = await loadChunk(kind.loadKind);
    const { optionFields } = definition;
    for (const { bytes } of decoded.files ?? []) await documentStore.files.put(new Blob([bytes]));
    const document = await documentStore.create(
      owned({
        type,
        ...(title === undefined ? unnamed(definition, { locale, text }, source) : { title }),
        source,
        options: options ? knownOptions(optionFields, options) : newOptions(type),
        files,
      }),
    );
    return { document, notes: notesOf(decoded, { locale, text }) };
  } catch {
    return { problem: text.document.notCreated };
  }
}

function notesOf(
  { notes = [], damagedFiles = 0 }: DecodedDiagram,
  { locale, text }: { readonly locale: Locale; readonly text: DemoMessages },
): readonly string[] {
  const lost = damagedFiles > 0 ? [text.opening.damagedFiles(damagedFiles)] : [];
  return [...lost, ...notes.map((note) => note[locale])];
}
