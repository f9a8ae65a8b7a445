import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from '../run.mjs';
import { INSTALLS } from './cases.mjs';

const manifestOf = (/** @type {string} */ name) => join(ROOT, 'packages', name, 'package.json');

/**
 * Packs packages as they would be published, after `publint` has looked at them.
 *
 * @param {readonly string[]} names
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} The packed files by the names of their packages.
 */
export async function pack(names, folder) {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    names.map((name) =>
      run('npx', ['publint', '--strict'], { cwd: join(ROOT, 'packages', name), quiet: true }),
    ),
  );
  const workspaces = names.flatMap((name) => ['--workspace', `packages/${name}`]);
  await run('npm', ['pack', '--silent', '--pack-destination', folder, ...workspaces], { quiet: true });
  const files = await readdir(folder);
  return new Map(
    names.map((name) => [name, join(folder, files.find((file) => file.startsWith(`letu-${name}-`)) ?? '')]),
  );
}

/**
 * Installs packed packages with npm, as an application does. What they depend on is kept for the next run, for as long as none of them
 * asks for something else; then they alone are unpacked anew.
 *
 * @param {keyof typeof INSTALLS} name
 * @param {ReadonlyMap<string, string>} packed
 * @returns {Promise<string>} The folder.
 */
export async function install(name, packed) {
  const { packages, others } = INSTALLS[name];
  const manifests = await Promise.all(packages.map((each) => readFile(manifestOf(each), 'utf8')));
  const asked = manifests.map((text) => {
    const { dependencies, peerDependencies, engines } = JSON.parse(text);
    return { dependencies, peerDependencies, engines };
  });
  const key = createHash('sha256')
    .update(JSON.stringify([asked, others]))
    .digest('hex')
    .slice(0, 12);
  const folder = join(tmpdir(), 'letu-consumers', `${name}-${key}`);
  if (existsSync(folder)) {
    await Promise.all(
      packages.map((each) => unpack(packed.get(each) ?? '', join(folder, 'node_modules/@letu', each))),
    );
    return folder;
  }
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await writeFile(join(unfinished, 'package.json'), '{ "private": true, "type": "module" }\n');
    const tarballs = packages.map((each) => packed.get(each) ?? '');
    const said = await run('npm', ['install', '--no-audit', '--no-fund', ...others, ...tarballs], {
      cwd: unfinished,
      quiet: true,
    });
    await writeFile(
      join(unfinished, 'warnings.txt'),
      said
        .split('\n')
        .filter((line) => line.startsWith('npm warn'))
        .join('\n'),
    );
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** @param {string} tarball @param {string} folder */
async function unpack(tarball, folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}
