// Plain JavaScript: what builds the web app shares it with the server.
import { createHash } from 'node:crypto';

/**
 * Returns what a page of the web app is told from others by, in the list that its service worker keeps.
 *
 * @param {string} page Its HTML.
 * @returns {string}
 */
export function pageRevision(page) {
  return createHash('sha256').update(page).digest('hex').slice(0, 32);
}
