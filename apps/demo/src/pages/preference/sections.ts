import { kinds } from '@letu/kinds';
import { useAccount } from '../../account/useAccount.js';
import { templateKey } from '../../graphs/preferredTemplate.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** The kinds with a page of preferences of their own. */
export const textKinds = kinds.filter(({ path }) => templateKey(path));

/** Returns the pages of preferences there are for whoever works here: the last part of each path, and what it is called. */
export function useSections(): readonly (readonly [path: string, label: string])[] {
  const { text, locale } = useSettings();
  const { user } = useAccount();
  const words = text.preference.sections;
  return [
    ['appearance', words.appearance],
    ...(user ? [['account', words.account] as const] : []),
    ['repo', words.repo],
    ['shape', words.shape],
    ...textKinds.map(({ path, name }) => [path, name[locale]] as const),
    ['cloud', words.cloud],
    ['shortcuts', words.shortcuts],
    ['trash', words.trash],
  ];
}
