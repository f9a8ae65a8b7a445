import type { Options } from '@letu/client';
import { kindOfType } from '@letu/kinds';
import { currentAccount } from '../account/account.js';
import { asked, queryClient } from '../server/queries.js';

/**
 * Returns the options that a new diagram of a kind begins with: those of Letu's look, and what whoever is signed in, or the site,
 * has set among its plugins. Those are known wherever new diagrams are offered; nobody waits for them.
 *
 * @param type The stored type code.
 */
export function newOptions(type: string): Options {
  const look = kindOfType(type)?.lookOptions;
  const plugins = queryClient.getQueryData(asked('plugin.list', { silent: true }).queryKey);
  const plugin = currentAccount().user && plugins?.find((one) => one.type === type);
  if (!plugin) return { ...look };
  const { site, mine } = plugin;
  return { ...look, ...site.settings, ...(site.locked ? {} : mine.settings) };
}
