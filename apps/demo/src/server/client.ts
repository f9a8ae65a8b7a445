import { createClient } from '@letu/client';
import { opennessOf } from '../routing/openPages.js';
import { documentStore } from '../documents/store.js';
import { readSettings } from '../settings/settings.js';

/** What the client needs of the page it works for. */
export interface ConnectedPage {
  /** Shows a message for so many seconds. */
  notify(words: string, seconds: number): void;
  navigate(address: string): void;
}

let page: ConnectedPage | undefined;

/** Leads to the sign-in page, except from where one may be without an account. */
function leave(address: string): void {
  const here = window.location.pathname;
  const openness = opennessOf(here);
  if (openness === 'account') page?.navigate(address);
  else if (openness === 'document') void leaveDocument(here.split('/')[2] ?? '', address);
}

/** A document of this device alone goes on being edited when a session has ended. */
async function leaveDocument(gid: string, address: string): Promise<void> {
  const document = await documentStore.get(gid).catch(() => undefined);
  if (!document || document.owner !== undefined) page?.navigate(address);
}

/** The one way to the server. */
export const client = createClient({
  locale: () => readSettings().locale,
  notify: ({ message, durationMs }) => page?.notify(message, durationMs / 1000),
  navigation: {
    here: () => window.location.pathname + window.location.search,
    // Before there is a page, whoever may not be on it is led away by its loader.
    go: leave,
  },
});

/** Lets the client speak and lead through a page, until the returned function is called. */
export function connectClient(connected: ConnectedPage): () => void {
  page = connected;
  return () => {
    if (page === connected) page = undefined;
  };
}
