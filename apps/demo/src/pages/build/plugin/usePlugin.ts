import type { Body, Plugin } from '@letu/client';
import { kinds } from '@letu/kinds';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { readAgain } from '../../../server/queries.js';
import { useSettings } from '../../../settings/SettingsProvider.js';

/** Changes a plugin, for oneself or for the whole site, and has it read again. Tells whether that worked. */
export async function updatePlugin(
  key: string,
  whose: 'mine' | 'site',
  body: Body<'plugin.updateSite'>,
): Promise<boolean> {
  const params = { key };
  const changed = await attempt(
    whose === 'site'
      ? client.call('plugin.updateSite', { params, body })
      : client.call('plugin.update', { params, body }),
  );
  await readAgain('plugin.list', 'plugin.show');
  return changed !== undefined;
}

/** Returns what a plugin is for. */
export function usePurpose({ key, type }: Pick<Plugin, 'key' | 'type'>): string | undefined {
  const { text, locale } = useSettings();
  const kind = kinds.find((listed) => listed.type === type);
  return kind ? kind.purpose[locale] : text.build.plugin.purposes[key];
}

/** Returns who has switched a plugin off, or settled it for everyone. */
export function ruleOf({ site }: Pick<Plugin, 'site'>): 'off' | 'locked' | undefined {
  if (!site.enabled) return 'off';
  return site.locked ? 'locked' : undefined;
}
