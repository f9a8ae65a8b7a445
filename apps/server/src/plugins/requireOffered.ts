import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { pluginRegistry } from './registry.js';
import { OWNER, SITE } from './settingOwner.js';

/**
 * Refuses to make a graph of a kind that the site has switched off. Those that exist stay as they are, to be opened, saved
 * and shared: a switch takes nothing away from anyone.
 *
 * @param type The stored type code.
 * @throws ApiError `kind-off`.
 */
export async function requireOffered(db: Queryable, type: string): Promise<void> {
  const plugin = [...(await pluginRegistry()).values()].find((candidate) => candidate.type === type);
  if (!plugin) return;
  const off = await db
    .selectFrom('pluginSetting')
    .select('id')
    .where(OWNER, '=', SITE)
    .where('plugin', '=', plugin.key)
    .where('enabled', '=', 0)
    .executeTakeFirst();
  if (off) throw new ApiError('kind-off');
}
