import { fileIdOf } from '@letu/core';
import type { ArchivedGraph } from '@letu/kinds/archive';
import { createGid, isServerGid } from '../documents/document.js';
import type { Progress } from './exportGraphs.js';
import type { Decision, ImportPlan, PlannedGraph } from './importPlan.js';
import type { ImportTarget, Restoring } from './importTarget.js';

/** A graph that could not be brought over, and why, in words where there are any. */
export interface Refused {
  readonly title: string;
  readonly message: string | null;
}

/** What came of an import. */
export interface ImportResult {
  readonly made: number;
  readonly replaced: number;
  readonly skipped: number;
  readonly refused: readonly Refused[];
}

/** How much goes in one call: so many graphs, and so many characters of their sources. */
const AT_ONCE = 100;
const CHARACTERS = 2 << 20;

export interface ImportRun {
  readonly plan: ImportPlan;
  readonly target: ImportTarget;
  readonly signal: AbortSignal;
  decisionOf(planned: PlannedGraph): Decision;
  onProgress(progress: Progress): void;
}

/** Brings what was decided out of an archive; it can be stopped and begun again, and then goes on. @throws ClientError */
export async function runImport({
  plan,
  target,
  signal,
  decisionOf,
  onProgress,
}: ImportRun): Promise<ImportResult> {
  const { archive, planned } = plan;
  const chosen = planned
    .map((one) => ({ ...one, decision: decisionOf(one) }))
    .filter(({ decision }) => decision !== 'skip');
  const used = new Set(chosen.map(({ graph }) => graph.repositoryId));
  const repositories = await target.repositories(
    archive.manifest.repositories.filter(({ id }) => used.has(id)),
    signal,
  );
  const count = { made: 0, replaced: 0, refused: [] as Refused[] };
  let done = 0;
  for (const { repositoryId, graphs } of batchesOf(chosen)) {
    signal.throwIfAborted();
    const sources = new Map(
      archive.graphs(graphs.map(({ graph }) => graph)).map((graph) => [graph.gid, graph]),
    );
    const restoring = graphs.flatMap(({ graph, here, decision }) => {
      const source = sources.get(graph.gid);
      return source ? [restoringOf(source, decision, here.revision)] : [];
    });
    for (const part of fitting(restoring)) {
      await bringFiles(plan, target, part, signal);
      const into = repositoryId === null ? null : (repositories.get(repositoryId) ?? null);
      const results = await target.restore(part, into, signal);
      results.forEach(({ result, message }, index) => {
        if (result === 'refused') count.refused.push({ title: part[index]?.title ?? '', message });
        else count[result] += 1;
      });
      done += part.length;
      onProgress({ done, total: chosen.length });
    }
  }
  return { ...count, skipped: planned.length - chosen.length };
}

type Chosen = PlannedGraph & { readonly decision: Decision };

/** Graphs of one repository go together. */
function batchesOf(chosen: readonly Chosen[]) {
  const groups = new Map<string | null, Chosen[]>();
  for (const one of chosen) {
    const group = groups.get(one.graph.repositoryId) ?? [];
    group.push(one);
    groups.set(one.graph.repositoryId, group);
  }
  return [...groups].flatMap(([repositoryId, all]) =>
    Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_none, index) => ({
      repositoryId,
      graphs: all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    })),
  );
}

function restoringOf(
  { repositoryId: _repository, ...graph }: ArchivedGraph,
  decision: Decision,
  revision: number | null,
): Restoring {
  if (decision === 'replace' && revision !== null) return { ...graph, onto: revision };
  const isFresh = decision === 'copy' || !isServerGid(graph.gid);
  return isFresh ? { ...graph, gid: createGid() } : graph;
}

function fitting(graphs: readonly Restoring[]): readonly (readonly Restoring[])[] {
  const parts: Restoring[][] = [];
  let characters = Infinity;
  for (const graph of graphs) {
    characters += graph.source.length;
    if (characters > CHARACTERS) {
      parts.push([]);
      characters = graph.source.length;
    }
    parts.at(-1)?.push(graph);
  }
  return parts;
}

/** Files are there before what names them; one whose content is not what its name says stays away. */
async function bringFiles(
  { archive }: ImportPlan,
  target: ImportTarget,
  graphs: readonly Restoring[],
  signal: AbortSignal,
): Promise<void> {
  const ids = [...new Set(graphs.flatMap(({ files }) => files))];
  if (ids.length === 0) return;
  for (const id of await target.missing(ids, signal)) {
    const bytes = archive.files([id]).get(id);
    if (bytes && fileIdOf(bytes) === id) await target.putFile(id, bytes, signal);
  }
}
