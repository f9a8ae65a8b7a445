import type { GraphSummary, Query } from '@letu/client';
import type { ListedKind } from '@letu/core';
import { kindByType } from '@letu/kinds';
import type { GraphSort } from './graphList.js';

/** The lists that are not about one kind, by the last segment of their paths and in the order they are offered. */
export const SCOPES = ['recently', 'owned', 'shared', 'favourite', 'all'] as const;
export type ScopeName = (typeof SCOPES)[number];

/** A list of the dashboard. */
export interface DashboardList {
  /** Undefined for a list of one kind. */
  readonly name: ScopeName | undefined;
  readonly kind: ListedKind | undefined;
  readonly scope: NonNullable<Query<'graph.list'>['scope']>;
  readonly sort: GraphSort;
}

/** Tells whether a graph is in a list, as far as a device knows. */
export function isInScope(scope: DashboardList['scope'], { role, favourite }: GraphSummary): boolean {
  if (scope === 'owned') return role === 'owner';
  if (scope === 'shared') return role !== 'owner';
  return scope !== 'favourite' || favourite;
}

/** Returns the list under the last segment of a path, undefined for one that is none. */
export function dashboardList(segment: string | undefined): DashboardList | undefined {
  const name = SCOPES.find((candidate) => candidate === segment);
  if (name === 'recently') return { name, kind: undefined, scope: 'recent', sort: 'openedAt' };
  if (name) return { name, kind: undefined, scope: name, sort: 'updatedAt' };
  const kind = kindByType(segment ?? '');
  return kind && { name: undefined, kind, scope: 'all', sort: 'updatedAt' };
}
