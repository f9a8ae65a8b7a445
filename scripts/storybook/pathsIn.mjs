import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/**
 * Returns the files of a folder that name the folder of this repository, which is nobody's business.
 *
 * @param {string} folder
 */
export function pathsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(ROOT))
    .map(({ parentPath, name }) => join(parentPath, name));
}
