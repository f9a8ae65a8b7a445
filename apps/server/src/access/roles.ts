import type { Role } from '@letu/client/contract';
import { ApiError } from '../errors/apiError.js';

const RANKS = { viewer: 1, commenter: 2, editor: 3, owner: 4 } as const satisfies Record<Role, number>;

/** Returns a role as it is stored: the more it may do, the larger. */
export function rankOf(role: Role): number {
  return RANKS[role];
}

/** Returns the role of a stored rank, or undefined for none. */
export function roleOf(rank: number): Role | undefined {
  return (Object.keys(RANKS) as Role[]).find((role) => RANKS[role] === rank);
}

/** Tells whether a role may do what needs another. */
export function mayDo(role: Role, needed: Role): boolean {
  return RANKS[role] >= RANKS[needed];
}

/**
 * Returns a role that is enough for what is asked.
 *
 * @throws ApiError `not-found` for none, `not-allowed` for a lesser one.
 */
export function atLeast(role: Role | undefined, needed: Role): Role {
  if (!role) throw new ApiError('not-found');
  if (!mayDo(role, needed)) throw new ApiError('not-allowed');
  return role;
}

/** What may give someone a role on a thing, as it is read from the database. */
export interface RoleSources {
  readonly ownerId: string;
  /** Of the repository a graph is in. */
  readonly repositoryOwnerId?: string | null;
  readonly visibility: string | null;
  readonly grantedRank: number | null;
  /** By the repository a graph is in. */
  readonly repositoryRank?: number | null;
}

/** Returns the most that someone may do, by all the ways they may have come to it; undefined where there is none. */
export function effectiveRole(userId: string, sources: RoleSources): Role | undefined {
  if (sources.ownerId === userId || sources.repositoryOwnerId === userId) return 'owner';
  const bySite = sources.visibility === 'site' ? RANKS.viewer : 0;
  return roleOf(Math.max(bySite, sources.grantedRank ?? 0, sources.repositoryRank ?? 0));
}
