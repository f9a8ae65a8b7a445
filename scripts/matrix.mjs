// `npm run matrix -- [CASE] [FILE...]`: runs the tests of what is made of React and antd with the oldest and the newest of each that
// the packages allow. A case is named after its versions, such as `react18-antd6`; without one, all of them run. It is for the days before
// a release, and not part of CI: each case takes minutes, and what the lockfile has is tested there anyway.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensureChromium.mjs';
import { ROOT, run, step } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

/** The oldest React that the packages name as their peer, and the newest that they have been tested on. */
const REACTS = { react18: '18.2.0', react19: '19.2.9' };
/** The same of antd, with the icons it brings itself. */
const ANTDS = {
  antd5: { antd: '5.24.7', '@ant-design/icons': '5.6.1' },
  antd6: { antd: '6.6.8', '@ant-design/icons': '6.3.4' },
};
/** What antd 5 needs where React is newer than it. */
const PATCH = { '@ant-design/v5-patch-for-react-19': '1.0.3' };

/** @typedef {{ name: string, packages: Readonly<Record<string, string>> }} Case */

/** @type {readonly Case[]} */
const CASES = Object.entries(REACTS).flatMap(([react, version]) =>
  Object.entries(ANTDS).map(([antd, packages]) => ({
    name: `${react}-${antd}`,
    packages: {
      react: version,
      'react-dom': version,
      ...packages,
      ...(react === 'react19' && antd === 'antd5' ? PATCH : {}),
    },
  })),
);

/**
 * Installs the packages of a case outside of the repository, once for all runs.
 *
 * @param {Case} testCase
 * @returns {Promise<string>} The folder.
 */
async function install({ name, packages }) {
  const key = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), 'letu-matrix', `${name}-${key}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(
    join(unfinished, 'package.json'),
    JSON.stringify({ private: true, dependencies: packages }),
  );
  try {
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: unfinished, quiet: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** @param {Case} testCase @param {readonly string[]} files */
async function test({ name, packages }, files) {
  const folder = await step(`${name}: npm install`, () => install({ name, packages }));
  const config = join(ROOT, 'scripts/matrix/vitest.config.ts');
  const env = { ...process.env, LETU_MATRIX: folder };
  return run('npx', ['vitest', 'run', '--config', config, '--tags-filter=!long', ...files], { env }).then(
    () => true,
    () => false,
  );
}

await ensureDependencies();
await ensureChromium();
await ensureGenerated({ quiet: true });
const given = process.argv.slice(2);
const named = CASES.filter(({ name }) => given.includes(name));
const files = given.filter((word) => !named.some(({ name }) => name === word));
const results = [];
for (const testCase of named.length > 0 ? named : CASES) {
  results.push({ case: testCase.name, pass: await test(testCase, files), ...testCase.packages });
}
results.forEach((result) => console.log(JSON.stringify(result)));
process.exitCode = results.every(({ pass }) => pass) ? 0 : 1;
