import { createClient } from '@letu/client';
import { opennessOf } from '../account/openPages.js';
import { readSettings } from '../settings/settings.js';

/** What the client needs of the page it works for. */
export interface ConnectedPage {
  /** Shows a message for so many seconds. */
  notify(words: string, seconds: number): void;
  navigate(address: string): void;
}

let page: ConnectedPage | undefined;

/** The one way to the server. */
export const client = createClient({
  locale: () => readSettings().locale,
  notify: ({ message, durationMs }) => page?.notify(message, durationMs / 1000),
  navigation: {
    here: () => window.location.pathname + window.location.search,
    go(address) {
      // What is open without an account stays open when a session has ended.
      if (opennessOf(window.location.pathname) === 'account') page?.navigate(address);
    },
  },
});

/** Lets the client speak and lead through a page, until the returned function is called. */
export function connectClient(connected: ConnectedPage): () => void {
  page = connected;
  return () => {
    if (page === connected) page = undefined;
  };
}
