import type { Data } from '@letu/client';
import { ClientError } from '@letu/client';
import { toDiagramFile, type DiagramFile } from '@letu/core';
import { ownFileOf, type ArchivedGraph, type ArchivedRepository } from '@letu/kinds/archive';
import { documentStore } from '../documents/store.js';
import { allOf } from '../server/allOf.js';
import { client } from '../server/client.js';
import { newArchive, type NewArchive } from './newArchive.js';
import { patiently } from './patiently.js';

/** How far something is: so many of so many graphs. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What an export is told of. */
export interface Exporting {
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Draws the picture of a graph, where pictures are to go along. */
  readonly draw?: (graph: ArchivedGraph, files: readonly DiagramFile[]) => Promise<string | undefined>;
}

/** An archive that was written. */
export interface Exported {
  readonly blob: Blob;
  readonly graphs: number;
  /** Files that graphs name and that were not to be had. */
  readonly missingFiles: number;
  /** Graphs of which no picture could be drawn, where pictures were asked for. */
  readonly undrawn: number;
}

/** How many graphs of a choice are asked for at once. */
const AT_ONCE = 20;

/** Writes everything that someone owns on the server into an archive. @throws ClientError, ArchiveError */
export async function exportAccount(exporting: Exporting): Promise<Exported> {
  const repositories = await readRepositories();
  const archive = newArchive(repositories);
  const work = new ExportWork(archive, exporting);
  for (let after: string | null = ''; after !== null;) {
    const query = { after };
    const part: Data<'archive.read'> = await client.call('archive.read', { query, signal: exporting.signal });
    for (const graph of part.items) await work.add(graph, loadFromServer, part.total);
    after = part.next;
  }
  return work.finish();
}

/** Writes some graphs of the server into an archive. @throws ClientError, ArchiveError */
export async function exportChosen(gids: readonly string[], exporting: Exporting): Promise<Exported> {
  const archive = newArchive(await readRepositories());
  const work = new ExportWork(archive, exporting);
  for (let at = 0; at < gids.length; at += AT_ONCE) {
    const body = { gids: gids.slice(at, at + AT_ONCE) };
    const { items } = await patiently(exporting.signal, () => client.call('archive.pick', { body }));
    for (const graph of items) await work.add(graph, loadFromServer, gids.length);
  }
  return work.finish();
}

/** Writes the diagrams that this device keeps without an account into an archive. @throws ArchiveError */
export async function exportDevice(exporting: Exporting): Promise<Exported> {
  const documents = await documentStore.list();
  const work = new ExportWork(newArchive([]), exporting);
  for (const { gid, type, title, source, options, files = [], createdAt, updatedAt } of documents) {
    const about = { gid, type, title, createdAt, updatedAt, repositoryId: null, favourite: false };
    const graph = { ...about, source, options: plain(options), files: [...files] };
    await work.add(graph, async (_gid, id) => loadFromDevice(id), documents.length);
  }
  return work.finish();
}

type LoadFile = (gid: string, id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

class ExportWork {
  readonly #archive: NewArchive;
  readonly #exporting: Exporting;
  readonly #missing = new Set<string>();
  #graphs = 0;
  #undrawn = 0;

  constructor(archive: NewArchive, exporting: Exporting) {
    this.#archive = archive;
    this.#exporting = exporting;
  }

  async add(graph: ArchivedGraph, load: LoadFile, total: number): Promise<void> {
    const { signal, onProgress, draw } = this.#exporting;
    signal.throwIfAborted();
    const { writer } = this.#archive;
    const files: DiagramFile[] = [];
    for (const id of graph.files) {
      const bytes = await load(graph.gid, id);
      if (bytes) files.push(toDiagramFile(bytes));
      else this.#missing.add(id);
    }
    const svg = await draw?.(graph, files);
    if (draw && svg === undefined) this.#undrawn += 1;
    writer.add(graph, { ownFile: await ownFileOf(graph, files), svg });
    for (const file of files) writer.addFile(file, graph.updatedAt);
    this.#graphs += 1;
    onProgress({ done: this.#graphs, total });
  }

  finish(): Exported {
    return {
      blob: this.#archive.finish(),
      graphs: this.#graphs,
      missingFiles: this.#missing.size,
      undrawn: this.#undrawn,
    };
  }
}

/** A file that is on this device already is not loaded again. */
const loadFromServer: LoadFile = async (gid, file) => {
  const here = await loadFromDevice(file);
  if (here) return here;
  try {
    return (await client.call('graph.file', { params: { gid, file }, silent: true })).bytes;
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return undefined;
    throw error;
  }
};

async function loadFromDevice(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = await documentStore.files.get(id).catch(() => undefined);
  return content && new Uint8Array(await content.arrayBuffer());
}

async function readRepositories(): Promise<readonly ArchivedRepository[]> {
  const all = await allOf((query) => client.call('repository.list', { query }));
  return all.map(({ id, name, description, icon, colour, visibility }) => {
    return { id, name, description, icon, colour, visibility };
  });
}

/** Options of this device are not looked into until they are sent. */
function plain(options: Readonly<Record<string, unknown>> = {}): ArchivedGraph['options'] {
  return Object.fromEntries(
    Object.entries(options).filter(
      (entry): entry is [string, string | number | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number' || typeof entry[1] === 'boolean',
    ),
  );
}
