import type { DiagramFile } from '@letu/core';
import type { Content } from '../documents/content.js';
import type { StoredDocument } from '../documents/document.js';
import { documentStore } from '../documents/store.js';
import { client } from '../server/client.js';
import { readLayer, writeLayer, type PenLayer, type PenPalette } from './penLayer.js';

/** The option of a document that names the file of its pen layer. No kind draws by it. */
const OPTION = 'penLayer';

type Options = NonNullable<Content['options']>;

/** Returns the id of the file that a document's pen layer is in, undefined where it has none. */
export function layerFileOf({ options = {} }: Pick<Content, 'options'>): string | undefined {
  const id = options[OPTION];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Returns the options that a diagram is drawn with, which a pen layer is none of. */
export function drawnOptions(options: Options = {}): Options {
  const { [OPTION]: _layer, ...drawn } = options;
  return drawn;
}

/** Returns other options for a document that keep its pen layer. */
export function withKeptLayer(before: Pick<Content, 'options'>, options: Options): Options {
  const id = layerFileOf(before);
  return id === undefined ? options : { ...options, [OPTION]: id };
}

/** Returns other files for a document that keep that of its pen layer. */
export function withLayerFile(
  document: Pick<Content, 'options'>,
  files: readonly string[],
): readonly string[] {
  const id = layerFileOf(document);
  return id === undefined || files.includes(id) ? files : [...files, id];
}

/** Returns the pen layer of a diagram, which is among its files where it has one. */
export function layerIn(content: Pick<Content, 'options'>, files: readonly DiagramFile[]): PenLayer {
  const file = files.find(({ id }) => id === layerFileOf(content));
  return file ? readLayer(new TextDecoder().decode(file.bytes)) : [];
}

/** Loads the pen layer of a document, from the server where it is not on this device yet. */
export async function loadLayer({ gid, owner }: StoredDocument, id: string): Promise<PenLayer> {
  if (owner !== undefined) {
    const load = async (file: string) =>
      (await client.call('graph.file', { params: { gid, file }, silent: true })).bytes;
    await documentStore.files.bring([id], load);
  }
  const file = await documentStore.files.get(id);
  if (!file) throw new Error('The pen layer is not on this device.');
  return readLayer(await file.text());
}

/** Keeps a pen layer on this device, and returns what changes in its document. */
export async function keepLayer(
  document: Pick<Content, 'options' | 'files'>,
  layer: PenLayer,
  palette: PenPalette,
): Promise<Pick<Content, 'options' | 'files'>> {
  const before = layerFileOf(document);
  const rest = (document.files ?? []).filter((file) => file !== before);
  if (layer.length === 0) return { options: drawnOptions(document.options), files: rest };
  const id = await documentStore.files.put(new Blob([writeLayer(layer, palette)], { type: 'image/svg+xml' }));
  return { options: { ...document.options, [OPTION]: id }, files: [...rest, id] };
}
