import { useMemo } from 'react';
import { ClientError, type GraphSummary } from '@letu/client';
import { conflict } from '@letu/client/contract';
import type { Removal, RowKey } from '@letu/paged-table';
import { useUndoToast } from '../layout/useUndoToast.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { graphsChanged } from './menu/changes.js';
import { noteRenamed, noteTrashed, onDevice } from './onDevice.js';
import { toasts } from '../plain/toasts.js';
import { useSettings } from '../settings/SettingsProvider.js';

const gidsOf = (graphs: readonly GraphSummary[]) => graphs.map(({ gid }) => gid);

/** How many graphs one call may name. */
const AT_ONCE = 500;

/** What can be done to the graphs of a list. Failures have been told when one of these returns. */
export interface GraphActions {
  /** Gives a graph another title. Tells whether it has it now. */
  rename(graph: GraphSummary, title: string): Promise<boolean>;
  /** Moves graphs to a repository, or out of any, and offers to take that back. Tells whether they are there now. */
  move(graphs: readonly GraphSummary[], repositoryId: string | null): Promise<boolean>;
  /** Puts graphs among one's favourites, or takes them out. */
  favour(graphs: readonly GraphSummary[], favourite: boolean): Promise<void>;
  /** Makes graphs of one's own of what others hold. Returns those that were made. */
  copy(gids: readonly string[]): Promise<readonly GraphSummary[]>;
  /** Gives up one's own access. Tells whether it is gone. */
  leave(gid: string): Promise<boolean>;
  /** Moves a graph to the trash, and offers to take that back. */
  trashOne(graph: GraphSummary): Promise<void>;
  /**
   * Moves graphs to the trash, and can take that back.
   *
   * @param graphs What is known of those that were seen: only their owners can do it.
   * @throws ClientError where none of them was moved.
   */
  trash(keys: readonly RowKey[], graphs: ReadonlyMap<string, GraphSummary>): Promise<Removal>;
}

/** Does something for so many graphs that one call may name. */
export async function inChunks(
  gids: readonly string[],
  work: (gids: string[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < gids.length; at += AT_ONCE) await work(gids.slice(at, at + AT_ONCE));
}

export function useGraphActions(): GraphActions {
  const { text } = useSettings();
  const tellDone = useUndoToast();
  return useMemo(() => {
    const moveTo = async (gids: readonly string[], repositoryId: string | null) => {
      const moving = inChunks(gids, (part) =>
        client.call('graph.move', { body: { gids: part, repositoryId } }),
      );
      return (await attempt(moving.then(() => true))) ?? false;
    };
    const trashAll = async (gids: readonly string[]) => {
      await inChunks(gids, (part) => client.call('graph.trash', { body: { gids: part } }));
      await onDevice(() => noteTrashed(gids, true));
    };
    const restore = async (gids: readonly string[]) => {
      await inChunks(gids, (part) => client.call('trash.restore', { body: { gids: part } }));
      await onDevice(() => noteTrashed(gids, false));
    };
    return {
      async rename(graph, title) {
        try {
          const renamed = await saveTitle(graph, title);
          await onDevice(() => noteRenamed(renamed));
          return true;
        } catch (error) {
          if (!(error instanceof ClientError)) throw error;
          toasts.error(error.message);
          return false;
        }
      },
      async move(graphs, repositoryId) {
        const moved = graphs.filter((graph) => graph.repositoryId !== repositoryId);
        const isMoved = await moveTo(gidsOf(moved), repositoryId);
        if (!isMoved || moved.length === 0) return isMoved;
        const back = async () => {
          for (const from of new Set(moved.map((graph) => graph.repositoryId)))
            await moveTo(gidsOf(moved.filter((graph) => graph.repositoryId === from)), from);
          graphsChanged();
        };
        tellDone(text.graphs.moved(moved.length), back);
        return true;
      },
      async favour(graphs, favourite) {
        for (const { gid } of graphs.filter((graph) => graph.favourite !== favourite)) {
          const call = client.call('graph.favour', { params: { gid }, body: { favourite } });
          if (!(await attempt(call))) return;
        }
      },
      async copy(gids) {
        const copies: GraphSummary[] = [];
        const copying = inChunks(gids, async (part) => {
          const { items } = await client.call('graph.copy', { body: { gids: part } });
          copies.push(...items);
        });
        await attempt(copying);
        return copies;
      },
      leave: async (gid) =>
        (await attempt(client.call('graph.leave', { params: { id: gid } }))) !== undefined,
      async trashOne({ gid, title }) {
        if (!(await attempt(trashAll([gid]).then(() => true)))) return;
        tellDone(text.document.removed(title), () => attempt(restore([gid]).then(graphsChanged)));
      },
      async trash(keys, graphs) {
        const gids = keys.map(String).filter((gid) => (graphs.get(gid)?.role ?? 'owner') === 'owner');
        if (gids.length < keys.length) toasts.warning(text.graphs.onlyOwnersTrash);
        if (gids.length === 0) throw new TypeError('There is nothing that can be moved to the trash.');
        await trashAll(gids);
        return { removed: gids, undo: () => restore(gids) };
      },
    };
  }, [text, tellDone]);
}

/**
 * Saves a title on top of whatever the text is by now, but not on top of another title than the list shows.
 *
 * @throws ClientError
 */
async function saveTitle(
  { gid, revision, title: shown }: GraphSummary,
  title: string,
): Promise<GraphSummary> {
  // A conflict is looked at first: where another has changed the text alone, there is nothing to tell.
  const save = (on: number) =>
    client.call('graph.save', { params: { gid }, body: { title }, revision: on, silent: true });
  try {
    return await save(revision);
  } catch (error) {
    const theirs = error instanceof ClientError ? theirsOf(error) : undefined;
    if (theirs?.title !== shown) throw error;
    return save(theirs.revision);
  }
}

/** Reads out of a conflict what the graph is by now. */
function theirsOf({ reason, data }: ClientError) {
  return reason === 'revision-conflict' ? conflict.safeParse(data).data?.theirs : undefined;
}
