import type { GraphTarget, RepositoryTarget } from '../access/targets.js';

/** A graph or a repository: what access is given to, kept in the same tables for both. */
export interface Thing {
  readonly on: 'graph' | 'repository';
  readonly column: 'graphId' | 'repositoryId';
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
}

export function graphThing({ graph: { id, ownerId, title } }: { graph: GraphTarget }): Thing {
  return { on: 'graph', column: 'graphId', id, ownerId, title };
}

export function repositoryThing({ repository }: { repository: RepositoryTarget }): Thing {
  const { id, ownerId, name } = repository;
  return { on: 'repository', column: 'repositoryId', id, ownerId, title: name };
}
