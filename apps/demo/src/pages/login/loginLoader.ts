import type { LoaderFunction } from 'react-router';
import type { Data } from '@letu/client';
import { leadOn } from '../../account/requireAccount.js';
import { client } from '../../server/client.js';

/** What the sign-in page gets: what a visitor may do here, undefined where the server does not say. */
export interface SiteData {
  readonly site: Data<'site.show'> | undefined;
}

export const loginLoader: LoaderFunction = async (data) => {
  const elsewhere = await leadOn(data);
  if (elsewhere) return elsewhere;
  // Silent: nobody has asked for it, and the page says that the server cannot be reached.
  const site = await client.call('site.show', { silent: true }).catch(() => undefined);
  return { site } satisfies SiteData;
};
