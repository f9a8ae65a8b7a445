import type { GraphSummary } from '@letu/client';
import { matchesPinyin } from '@letu/editor/palette';
import type { PagedResult } from '@letu/paged-table';
import type { KnownUser } from '../account/knownUser.js';
import type { StoredDocument } from '../documents/document.js';
import { searchDocuments } from '../documents/searchDocuments.js';
import type { SyncRecord } from '../documents/syncRecord.js';
import { syncStore } from '../sync/sync.js';
import type { GraphListQuery, GraphSort } from './graphList.js';
import type { MenuTarget } from './menu/subject.js';

/** A graph as this device has it, as far as it is known what a list says of it. */
export interface DeviceGraph extends GraphSummary {
  readonly document: StoredDocument;
}

/** Tells the graph of this device from one that the server has listed just now. */
export const isOfDevice = (graph: GraphSummary): graph is DeviceGraph => 'document' in graph;

/** Returns what a menu is about: what is only known of this device begins there. */
export const targetOf = (graph: GraphSummary): MenuTarget =>
  isOfDevice(graph) ? { document: graph.document } : { graph };

/**
 * Returns part of an account's graphs that are on this device, as a list of the server would.
 *
 * @param belongs Tells which are in the list.
 */
export async function listDeviceGraphs(
  user: KnownUser,
  { page = 1, size = 20, q, type, sort = 'updatedAt', order }: GraphListQuery,
  belongs: (graph: GraphSummary) => boolean,
): Promise<PagedResult<DeviceGraph>> {
  const known = await syncStore.list(user.id);
  const records = new Map(known.map(({ record }) => [record?.gid, record]));
  const documents = known.flatMap(({ document }) =>
    document && document.deletedAt === undefined ? [document] : [],
  );
  const found = q ? searchDocuments(documents, q, matchesPinyin).map(({ document }) => document) : documents;
  const graphs = found
    .map((document) => graphOf(document, records.get(document.gid), user))
    .filter((graph) => (type === undefined || graph.type === type) && belongs(graph))
    .toSorted((one, other) => compare(one, other, sort));
  const isReversed = order === undefined ? sort !== 'title' : order === 'desc';
  const sorted = isReversed ? graphs.toReversed() : graphs;
  return { rows: sorted.slice((page - 1) * size, page * size), total: graphs.length };
}

/** What was never in a list is taken for one's own where one may change it. */
function graphOf(document: StoredDocument, record: SyncRecord | undefined, user: KnownUser): DeviceGraph {
  const { gid, type, title, createdAt, updatedAt, into = null } = document;
  const listed = record?.listed;
  return {
    repositoryId: into,
    owner: { id: user.id, name: user.name, image: null },
    role: record?.canEdit === false ? 'viewer' : 'owner',
    favourite: false,
    ...listed,
    // What was changed on this device was open on it.
    openedAt: Math.max(listed?.openedAt ?? 0, updatedAt),
    gid,
    type,
    title,
    createdAt,
    updatedAt,
    document,
    revision: record?.base.revision ?? 0,
    deletedAt: null,
  };
}

function compare(one: GraphSummary, other: GraphSummary, sort: GraphSort): number {
  if (sort === 'title') return one.title.localeCompare(other.title, 'zh-CN');
  return (one[sort] ?? 0) - (other[sort] ?? 0);
}
