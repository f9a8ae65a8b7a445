import { useQuery } from '@tanstack/react-query';
import { asked } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** A day, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;
/** After how many days a link may end; 0 for never. */
export const LIVES = [0, 1, 7, 30, 90] as const;
/** What stands for the latest revision, whatever it is by then. */
export const LATEST = 0;

/** Returns what a link can show: the latest revision, or one of those there are. */
export function useVersions(gid: string): readonly { readonly value: number; readonly label: string }[] {
  const { text, locale } = useSettings();
  const { sharing } = text;
  // Without the list of revisions a link can still show the latest.
  const { data } = useQuery(asked('revision.list', { params: { gid }, query: { size: 50 } }));
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const versions = (data?.items ?? []).map(({ number, createdAt, message }) => ({
    value: number,
    label: sharing.version(number, message || date.format(createdAt)),
  }));
  return [{ value: LATEST, label: sharing.latest }, ...versions];
}
