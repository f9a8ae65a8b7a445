import type { Locale } from '@letu/core';
import { addWaiting } from '../../opening/waiting.js';
import { loadChunk } from '../../routing/loadChunk.js';
import type { Sample } from './samples.js';

/** What was typed on the page for signing in, before it is a document. */
export interface Draft {
  readonly sample: Sample['id'];
  readonly source: string;
}

const KEY = 'letu:draft';

/** Returns what was typed in this tab, if anything was. */
export function readDraft(): Draft | undefined {
  try {
    const { sample, source } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>;
    return sample !== undefined && source !== undefined ? { sample, source } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers what was typed as long as the tab is open, over reloads and the way to a third party; undefined forgets it. */
export function writeDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // It then stays for as long as the page does.
  }
}

/** Makes a document of what is shown, of whoever works here. Rejects where this device keeps nothing. */
export async function documentOf({ sample, source }: Draft, locale: Locale) {
  const { createDocument } = await loadChunk(() => import('./createDocument.js'));
  const document = await createDocument(sample, source, locale);
  writeDraft(undefined);
  return document;
}

/** Has what was typed, if anything was, opened by the next page that knows who works here. */
export async function takeDraftAlong(locale: Locale): Promise<void> {
  const draft = readDraft();
  if (!draft) return;
  try {
    const { gid, type, title } = await documentOf(draft, locale);
    addWaiting([{ name: title, document: { gid, type, title }, notes: [] }]);
  } catch {
    // A browser that keeps nothing still has it on this page until the tab is closed.
  }
}
