import { graphsChanged } from '../graphs/menu/changes.js';
import { readAgain } from '../server/queries.js';
import { finishSync } from '../sync/sync.js';

/** Has the lists of the account show what was opened, which the server has to know of first. */
export async function showInLists(): Promise<void> {
  await finishSync();
  graphsChanged();
  await readAgain('graph.list', 'repository.graphs');
}
