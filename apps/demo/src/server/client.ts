import { createClient, type Client } from '@letu/client';
import { shownGid } from '../routing/editorPath.js';
import { isOpenWithout, opennessOf } from '../routing/openPages.js';
import { documentStore } from '../documents/store.js';
import { readSettings } from '../settings/settings.js';

/** What the client needs of the page it works for. */
export interface ConnectedPage {
  /** Shows a message for so many seconds. */
  notify(words: string, seconds: number): void;
  /** Takes the latest message back. */
  retract(): void;
  /** Leads to the sign-in page whoever's session has ended. */
  leave(address: string): void;
}

let page: ConnectedPage | undefined;

/** Leads to the sign-in page, except from where one may be without an account. */
function leave(address: string): void {
  const here = window.location.pathname;
  const openness = opennessOf(here);
  if (openness === 'document') void leaveDocument(gidHere(), address);
  else if (!isOpenWithout(here)) page?.leave(address);
}

function gidHere(): string {
  const [, , gid] = window.location.pathname.split('/');
  return shownGid({ gid: gid || undefined }, window.location.href);
}

/** A document of this device alone goes on being edited when a session has ended. */
async function leaveDocument(gid: string, address: string): Promise<void> {
  const document = await documentStore.get(gid).catch(() => undefined);
  if (!document || document.owner !== undefined) page?.leave(address);
}

/** The call whose failure was told last. */
let failed: string | undefined;
/** Whether a failure was told just now. */
let hasTold = false;

const calls = createClient({
  locale: () => readSettings().locale,
  notify: ({ message, durationMs }) => {
    hasTold = true;
    page?.notify(message, durationMs / 1000);
  },
  navigation: {
    here: () => window.location.pathname + window.location.search,
    // Before there is a page, whoever may not be on it is led away by its loader.
    go: leave,
  },
});

/** The one way to the server. What was told of a call that failed is taken back once it succeeds. */
export const client: Client = {
  hasSession: () => calls.hasSession(),
  call: async (name, ...input) => {
    try {
      const data = await calls.call(name, ...input);
      if (failed === name) {
        page?.retract();
        failed = undefined;
      }
      return data;
    } catch (error) {
      // It is told before the caller hears of it.
      if (hasTold) failed = name;
      hasTold = false;
      throw error;
    }
  },
};

/** Lets the client speak and lead through a page, until the returned function is called. */
export function connectClient(connected: ConnectedPage): () => void {
  page = connected;
  return () => {
    if (page === connected) page = undefined;
  };
}
