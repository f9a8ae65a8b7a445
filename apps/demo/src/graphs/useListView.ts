import type { PagedView } from '@letu/paged-table';
import { usePreferences } from '../account/keptPreferences.js';
import { setPreference } from '../account/preferences.js';
import { attempt } from '../server/attempt.js';

/** Returns how lists of graphs are shown, and how to change that. */
export function useListView(): [PagedView, (view: PagedView) => void] {
  const { 'table.view': view = 'cards' } = usePreferences();
  return [view, (next) => void attempt(setPreference('table.view', next))];
}
