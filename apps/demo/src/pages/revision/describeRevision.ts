import type { Revision } from '@letu/client';
import type { AccountMessages } from '../../locales/account/zh-CN.js';

/** Returns what to call a version: its name, or what it came from. */
export function describeRevision(
  { kind, message }: Pick<Revision, 'kind' | 'message'>,
  words: AccountMessages['revision'],
): string {
  // The server names the version that was gone back to by its number.
  if (kind === 'restore') return words.restored(message.replace('#', ''));
  return message || words.kinds[kind];
}
