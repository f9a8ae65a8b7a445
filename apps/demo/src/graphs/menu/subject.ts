import { useQuery } from '@tanstack/react-query';
import type { GraphSummary, Role } from '@letu/client';
import type { StoredDocument } from '../../documents/document.js';
import { asked } from '../../server/queries.js';
import { useSyncState } from '../useDocuments.js';

/** A graph as a list of the server has it, or as it is in this browser, where what is changed of it then begins. */
export type MenuTarget = { readonly graph: GraphSummary } | { readonly document: StoredDocument };

/** A graph with what decides about what can be done with it. */
export interface GraphSubject {
  readonly gid: string;
  readonly type: string;
  readonly title: string;
  readonly role: Role;
  /** What the server says of it; without it, nothing can be done that only the server does. */
  readonly graph: GraphSummary | undefined;
  /** Set where it is shown as it is in this browser. */
  readonly document: StoredDocument | undefined;
}

/** Returns a graph of a list of the server. */
export function subjectOf(graph: GraphSummary): GraphSubject {
  const { gid, type, title, role } = graph;
  return { gid, type, title, role, graph, document: undefined };
}

export interface FoundSubject {
  readonly subject: GraphSubject;
  /** Whether the server is being asked what it says of a graph. */
  readonly isAsking: boolean;
}

/**
 * Finds out what can be done with a graph. What is in this browser is known at once, the rest once the server has said it.
 *
 * @param isWanted Whether someone is about to do something with it: the server is not asked before.
 */
export function useSubject(target: MenuTarget, isWanted: boolean): FoundSubject;
export function useSubject(target: MenuTarget | undefined, isWanted: boolean): FoundSubject | undefined;
export function useSubject(target: MenuTarget | undefined, isWanted: boolean): FoundSubject | undefined {
  const document = target && 'document' in target ? target.document : undefined;
  const gid = document?.gid ?? (target && 'graph' in target ? target.graph.gid : '');
  const sync = useSyncState(gid);
  const { data, isLoading } = useQuery({
    // Silent: without an answer, what needs the server is not offered.
    ...asked('graph.summary', { params: { gid }, silent: true }),
    enabled: isWanted && document?.owner !== undefined,
  });
  if (!target) return undefined;
  if ('graph' in target) return { subject: subjectOf(target.graph), isAsking: false };
  const { type, title } = target.document;
  // Whether it is one's own is the server's to say; until then, whoever may change it may do everything.
  const role = data?.role ?? (sync === 'readOnly' ? 'viewer' : 'owner');
  return { subject: { gid, type, title, role, graph: data, document }, isAsking: isLoading };
}
