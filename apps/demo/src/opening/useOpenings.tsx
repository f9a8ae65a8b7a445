import type { DecodedDiagram } from '@letu/codec';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentAccount } from '../account/account.js';
import { documentStore } from '../documents/store.js';
import { editorPath } from '../routing/editorPath.js';
import { loadChunk } from '../routing/loadChunk.js';
import { writeDeviceOnly } from '../settings/deviceOnly.js';
import { useSettings } from '../settings/SettingsProvider.js';
import type { Opening } from './findDiagram.js';
import { isOpened, type OpenedItem } from './openedItem.js';
import type { AskTable } from './openItem.js';
import type { TableDialogProps } from './TableDialog.js';
import type { TakeOpenings } from './useDropTarget.js';
import { toasts } from '../plain/toasts.js';
import { addWaiting, takeWaiting } from './waiting.js';

/** How long it is said what was not brought over, in seconds: as long as it takes to read. */
const NOTES_SECONDS = 12;

/** What is said of what was opened last, and while that is done. */
const SAID = 'opened';
const BUSY = 'opening';

/** Opening files and texts as documents of their own. */
export interface Openings {
  readonly take: TakeOpenings;
  /** What came of several, to be listed. */
  readonly report: readonly OpenedItem[] | undefined;
  /** A ZIP of which it is asked what it is to bring. */
  readonly archive: File | undefined;
  /** Closes what is listed or asked of a ZIP. */
  dismiss(): void;
  /** A table of which it is asked what it is to become. */
  readonly asking: TableDialogProps | undefined;
}

export function useOpenings(): Openings {
  const { text, locale } = useSettings();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [report, setReport] = useState<readonly OpenedItem[]>();
  const words = text.opening;
  const [asking, setAsking] = useState<TableDialogProps>();
  const [archive, setArchive] = useState<File>();

  const show = useCallback(
    (items: readonly OpenedItem[]) => {
      const [item] = items;
      if (items.length > 1) setReport(items);
      else if (item && isOpened(item)) {
        if (item.notes.length > 0) say('warning', item.notes.join(' '));
        void navigate(editorPath(item.document));
      } else if (item) say('error', words.failed(item.name, item.problem));
    },
    [navigate, words],
  );

  const take = useCallback(
    (openings: readonly Opening[]) => {
      // Where it is not known yet whose it is to be, it is told apart from no other file.
      const zip = isUnknownWho() ? undefined : openings.find(isArchive);
      if (zip) setArchive(zip);
      const others = openings.filter((opening) => opening !== zip);
      if (others.length === 0) return;
      const open = async () => {
        const { openItem } = await loadChunk(() => import('./openItem.js'));
        const items: OpenedItem[] = [];
        const ask: AskTable = (table, choices) => {
          toasts.destroy(BUSY);
          return new Promise<DecodedDiagram | undefined>((resolve) =>
            setAsking({ table, choices, onChoose: resolve, onCancel: () => resolve(undefined) }),
          ).finally(() => setAsking(undefined));
        };
        // One after the other: each may be as large as memory allows.
        for (const opening of others) {
          const item = await openItem(opening, { text, locale }, others.length === 1 ? ask : undefined);
          if (item) items.push(item);
        }
        if (!isUnknownWho()) {
          show(items);
          if (items.some(isOpened)) {
            const { showInLists } = await loadChunk(() => import('./showInLists.js'));
            // What has not reached the server is told beside each diagram.
            void showInLists().catch(() => undefined);
          }
          return;
        }
        const kept = items.filter(isOpened);
        addWaiting(kept);
        if (kept.length > 0) {
          const openNow = () => {
            writeDeviceOnly(true);
            void navigate('/welcome');
          };
          toasts.success({
            key: SAID,
            duration: NOTES_SECONDS,
            content: words.waiting(kept.length),
            action: { label: words.openNow, run: openNow },
          });
        }
        const failed = items.filter((one) => !isOpened(one));
        if (failed.length > 0) show(failed);
      };
      // What was said of the last ones is over.
      toasts.destroy(SAID);
      toasts.open({ key: BUSY, type: 'loading', content: words.busy, duration: 0 });
      void open()
        .catch(() => toasts.error(text.failure.chunk))
        .finally(() => toasts.destroy(BUSY));
    },
    [locale, navigate, show, text, words],
  );

  useEffect(() => {
    if (isUnknownWho() || pathname.startsWith('/login') || pathname === '/') return;
    const items = takeWaiting();
    const { user } = currentAccount();
    if (items.length === 0) return;
    const gids = items.filter(isOpened).map(({ document }) => document.gid);
    // What cannot be made the account's stays the device's, and opens all the same.
    const moved = user ? documentStore.takeAlong(user.id, gids).catch(() => 0) : Promise.resolve(0);
    void moved.then(() => show(items));
  }, [pathname, show]);

  const dismiss = useCallback(() => {
    setReport(undefined);
    setArchive(undefined);
  }, []);
  return { take, report, asking, archive, dismiss };
}

/** Diagrams come in other files: a ZIP is what everything was exported to. */
const isArchive = (opening: Opening): opening is File =>
  typeof opening !== 'string' && /\.zip$/i.test(opening.name);

function say(type: 'warning' | 'error', content: string): void {
  toasts.open({ key: SAID, type, content, duration: NOTES_SECONDS });
}

/** Where one signs in or chooses to do without, it is not known yet whose a new document is. */
function isUnknownWho(): boolean {
  const { user, server } = currentAccount();
  return window.location.pathname.startsWith('/login') && !user && server !== 'absent';
}
