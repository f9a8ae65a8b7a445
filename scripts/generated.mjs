import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder of files from others, unless it was made from the same ones already.
 *
 * @param {string} folder
 * @param {readonly (string | Uint8Array)[]} sources What the files come from: paths of files, contents.
 * @param {() => Promise<void>} generate Fills the folder, which is there and empty.
 */
export async function makeGenerated(folder, sources, generate) {
  const stamp = join(folder, 'stamp.txt');
  const hash = createHash('sha256');
  for (const source of sources) hash.update(typeof source === 'string' ? readFileSync(source) : source);
  const state = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await generate();
  writeFileSync(stamp, state);
}
