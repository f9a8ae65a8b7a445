import type { Draft } from './draft.js';
import type { Notes } from './notes.js';

const WEB = /^(?:https?:\/\/|mailto:)\S/i;
/** An address as people write it, without its scheme. */
const BARE = /^www\.\S+\.\S+$/i;
/** Longer ones are none that a browser opens. */
const LONGEST = 8_192;

/** Returns an address of the web or of a mailbox, or undefined for any other. */
export function webAddress(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed.length > LONGEST) return undefined;
  if (BARE.test(trimmed)) return `http://${trimmed}`;
  return WEB.test(trimmed) ? trimmed : undefined;
}

/**
 * Gives a topic a link. An address that is none of the web, such as a path or a script, goes into the note, where nothing opens
 * it; so does a second one.
 */
export function addLink(draft: Draft, address: string, notes: Notes): void {
  if (address.trim() === '') return;
  const web = webAddress(address);
  if (web !== undefined && draft.link === '') draft.link = web;
  else {
    draft.notes.push(address.trim());
    if (web === undefined) notes.changed('linkToNote');
  }
}
