import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import type { PagedRequest, PagedResult } from '@letu/paged-table';
import { currentAccount } from '../account/account.js';
import { isAway } from '../server/isAway.js';
import { listDeviceGraphs } from './deviceGraphs.js';
import { toListQuery, type GraphSort, type LoadGraphs } from './graphList.js';
import { noteListed, onDevice } from './onDevice.js';
import { useSeenPage } from './useSeenPage.js';

/** The pages of a list of graphs. */
export interface GraphPages {
  readonly load: (request: PagedRequest) => Promise<PagedResult<GraphSummary>>;
  /** The rows that were there when the list was left. */
  readonly initial: PagedResult<GraphSummary> | undefined;
  /** Every graph that was shown: selections reach over pages, and what can be done depends on what was seen of each. */
  readonly seen: ReadonlyMap<string, GraphSummary>;
  /** Whether the server could not be asked, and what is shown is what this device has. */
  readonly isOfDevice: boolean;
}

/**
 * Loads the pages of a list of graphs from the server; where it cannot be asked, from this device.
 *
 * @param belongs Tells which graphs of this device are in the list.
 */
export function useGraphPages(
  load: LoadGraphs,
  sort: GraphSort,
  belongs: (graph: GraphSummary) => boolean,
): GraphPages {
  const [seen, setSeen] = useState<ReadonlyMap<string, GraphSummary>>(new Map());
  const [isOfDevice, setOfDevice] = useState(false);
  const { page: initial, keep } = useSeenPage<GraphSummary>();
  const ask = async (request: PagedRequest): Promise<PagedResult<GraphSummary>> => {
    const { items, total = items.length } = await load({ sort, ...toListQuery(request) }, request.signal);
    void onDevice(() => noteListed(items));
    return keep({ rows: items, total });
  };
  const look = async (request: PagedRequest, error: unknown): Promise<PagedResult<GraphSummary>> => {
    const { user } = currentAccount();
    if (!user || !isAway(error)) throw error;
    // Where this device keeps nothing, it is told that the server could not be asked.
    return listDeviceGraphs(user, { sort, ...toListQuery(request) }, belongs).catch(() => {
      throw error;
    });
  };
  return {
    initial,
    seen,
    isOfDevice,
    load: async (request) => {
      let isHere = false;
      try {
        const page = await ask(request).catch(async (error: unknown) => {
          const found = await look(request, error);
          isHere = true;
          return found;
        });
        setSeen((past) => new Map([...past, ...page.rows.map((graph) => [graph.gid, graph] as const)]));
        return page;
      } finally {
        if (!request.signal.aborted) setOfDevice(isHere);
      }
    },
  };
}
