import type { GraphSummary } from '@letu/client';

/** What lists say of a graph beside what is in it. */
export type ListedFacts = Pick<GraphSummary, 'repositoryId' | 'owner' | 'role' | 'favourite' | 'openedAt'>;

/** Returns what lists say of a graph beside what is in it. */
export const listedFacts = ({
  repositoryId,
  owner,
  role,
  favourite,
  openedAt,
}: ListedFacts): ListedFacts => ({
  repositoryId,
  owner,
  role,
  favourite,
  openedAt,
});
