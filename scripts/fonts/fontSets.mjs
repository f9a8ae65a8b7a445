import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../run.mjs';

/**
 * The fonts of a machine: Debian's packages, and nothing besides.
 *
 * @typedef {{ name: string, packages: readonly string[] }} FontSet
 */

const CJK = 'fonts-noto-cjk';

/** @type {readonly FontSet[]} Sets of fonts that machines have, each of which measures differently. */
export const FONT_SETS = [
  { name: 'cjk', packages: [CJK] },
  { name: 'dejavu', packages: ['fonts-dejavu-core', 'fonts-dejavu-extra', CJK] },
  { name: 'liberation', packages: ['fonts-liberation', CJK] },
  { name: 'urw', packages: ['fonts-urw-base35', 'fonts-crosextra-carlito', 'fonts-crosextra-caladea', CJK] },
];

const FOLDER = join(ROOT, '.cache/fonts');
const FONT_FILE = /\.(?:ttf|otf|ttc)$/;

/** @param {string} name A package of Debian's. @returns {string[]} The font files in it. */
const filesOf = (name) =>
  execFileSync('dpkg', ['-L', name])
    .toString()
    .split('\n')
    .filter((path) => FONT_FILE.test(path));

/**
 * Gathers a set's fonts in a folder and writes the fontconfig file that knows no others, with the distribution's own rules
 * of what stands for what.
 *
 * @param {FontSet} set
 * @returns {string} The file's path, for `FONTCONFIG_FILE`.
 */
export function writeFontconfig({ name, packages }) {
  const folder = join(FOLDER, name);
  const fonts = join(folder, 'fonts');
  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(fonts, { recursive: true });
  for (const path of packages.flatMap(filesOf)) symlinkSync(path, join(fonts, basename(path)));
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
`,
  );
  return file;
}
