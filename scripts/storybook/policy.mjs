import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from '../../apps/server/src/site/pagePolicy.mjs';

/** Scripts that stand in the page itself. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** @param {string} html @returns {string[]} What a policy says to let the page's own inline scripts run, and no other. */
function scriptHashes(html) {
  return [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Returns the content security policy under which a built Storybook works: nothing from elsewhere, no `eval`, and of
 * inline scripts only those it was built with.
 *
 * @param {string} folder
 */
export function storybookPolicy(folder) {
  const pages = ['index.html', 'iframe.html'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const hashes = [...new Set(pages.flatMap(scriptHashes))];
  return pagePolicy({ 'script-src': hashes, 'frame-src': ["'self'"], 'manifest-src': ["'self'"] });
}
