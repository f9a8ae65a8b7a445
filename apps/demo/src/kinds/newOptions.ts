import type { Options } from '@letu/client';
import { currentAccount } from '../account/account.js';
import { asked, queryClient } from '../server/queries.js';

/**
 * Returns the options that a new diagram of a kind begins with: those that whoever is signed in, or the site, has set among its
 * plugins. They are known wherever new diagrams are offered; nobody waits for them.
 *
 * @param type The stored type code.
 */
export function newOptions(type: string): Options {
  const plugins = queryClient.getQueryData(asked('plugin.list', { silent: true }).queryKey);
  const plugin = currentAccount().user && plugins?.find((one) => one.type === type);
  if (!plugin) return {};
  const { site, mine } = plugin;
  return { ...site.settings, ...(site.locked ? {} : mine.settings) };
}
