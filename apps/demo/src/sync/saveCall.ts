import type { Input, Options } from '@letu/client';
import type { Content } from '../documents/content.js';
import type { SentState } from '../documents/syncRecord.js';

/** Makes the key that a write is repeated with. */
export function createKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}

/** Returns the call that saves a state, the same at each repetition: the server does it once for its key. */
export function saveCall(gid: string, sent: SentState) {
  const { key, revision, title, source, options = {}, files = [] } = sent;
  const body = { title, source, options: options as Options, files: [...files] };
  // Silent: saved in the background, and told by the state of the document.
  return { params: { gid }, body, revision, idempotencyKey: key, silent: true } satisfies Input<'graph.save'>;
}

/** Returns the files that a state names and the one before it does not. */
export function newFiles({ files = [] }: Pick<Content, 'files'>, before: Pick<Content, 'files'>): string[] {
  return files.filter((id) => !before.files?.includes(id));
}
