import type { ArchiveComparison } from '@letu/client/contract';
import { fingerprintOf, type Archive, type ListedGraph } from '@letu/kinds/archive';
import type { Progress } from './exportGraphs.js';
import type { ImportTarget } from './importTarget.js';

/** What can become of a graph of an archive. */
export type Decision = 'skip' | 'make' | 'replace' | 'copy';

export type State = ArchiveComparison['state'];

/** A graph of an archive, and what is there of it already. */
export interface PlannedGraph {
  readonly graph: ListedGraph;
  readonly state: State;
  /** What is here under the same identifier. */
  readonly here: Pick<ArchiveComparison, 'title' | 'updatedAt' | 'revision'>;
}

/** What an import would find, before anything is changed. */
export interface ImportPlan {
  readonly archive: Archive;
  readonly planned: readonly PlannedGraph[];
  /** Graphs that the archive names and whose files are damaged or missing. */
  readonly unreadable: readonly ListedGraph[];
}

/** What can be decided of a graph in each state; the first is what is done unless something else is chosen. */
export const DECISIONS: Readonly<Record<State, readonly Decision[]>> = {
  new: ['make', 'skip'],
  same: ['skip', 'copy'],
  changed: ['skip', 'replace', 'copy'],
  trashed: ['skip', 'replace', 'copy'],
  taken: ['copy', 'skip'],
};

/** What is decided of all graphs in a state, and of some by themselves. */
export interface Decisions {
  readonly all: Readonly<Record<State, Decision>>;
  readonly each: ReadonlyMap<string, Decision>;
}

/** How many graphs are compared at once. */
const AT_ONCE = 200;

/** Looks at what an archive holds and what is there already, and changes nothing. @throws ClientError */
export async function planImport(
  archive: Archive,
  target: ImportTarget,
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<ImportPlan> {
  const { graphs } = archive.manifest;
  const planned: PlannedGraph[] = [];
  const unreadable: ListedGraph[] = [];
  for (let at = 0; at < graphs.length; at += AT_ONCE) {
    const listed = graphs.slice(at, at + AT_ONCE);
    const read = new Map(archive.graphs(listed).map((graph) => [graph.gid, graph]));
    const asked = [...read.values()].map((graph) => ({ gid: graph.gid, fingerprint: fingerprintOf(graph) }));
    const answers = new Map((await target.compare(asked, signal)).map((answer) => [answer.gid, answer]));
    for (const graph of listed) {
      const answer = answers.get(graph.gid);
      if (answer) planned.push({ graph, state: answer.state, here: answer });
      else unreadable.push(graph);
    }
    onProgress({ done: Math.min(at + AT_ONCE, graphs.length), total: graphs.length });
  }
  return { archive, planned, unreadable };
}
