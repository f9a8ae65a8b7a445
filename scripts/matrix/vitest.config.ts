import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alias, Rollup } from 'vite';
import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config';
import root from '../../vitest.config.js';
import { ROOT } from '../run.mjs';

const folder = process.env['LETU_MATRIX'];
if (!folder) throw new Error('LETU_MATRIX names no folder: use `npm run matrix`.');

const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};

const REPLACED = /^(?:react|react-dom|antd|@ant-design\/[\w-]+)(?=\/|$)/;
const PATCH = '@ant-design/v5-patch-for-react-19';

/** Finds React and antd in the folder of the case, whoever asks for them from outside of it. */
function resolve(this: Rollup.PluginContext, id: string, importer: string | undefined, options: object) {
  const [name = ''] = REPLACED.exec(id) ?? [];
  if (name === PATCH && !(PATCH in dependencies)) return join(import.meta.dirname, 'nothing.mjs');
  const isOutside = !importer?.startsWith(folder ?? '');
  const from = name in dependencies && isOutside ? join(folder ?? '', 'package.json') : importer;
  return this.resolve(id, from, { ...options, skipSelf: true });
}

/**
 * An alias with a resolver of its own is the one thing that Vite 8 asks everywhere: for what it serves, what it finds beforehand, and
 * what it bundles. Its types leave out that the answer may come later.
 */
const replacement = { find: REPLACED, replacement: '$&', customResolver: resolve } as unknown as Alias;

const projects = (root.test?.projects ?? []) as UserWorkspaceConfig[];
const browser = projects.find(({ test }) => test?.name === 'browser');
if (!browser) throw new Error('There is no project of browser tests.');

const included = [
  'packages/{theme,icon-picker,paged-table,fullscreen-toggle,prompts}/test/**/*.browser.test.tsx',
  'packages/editor/test/{shell*,view,readme,DiagramEditor,access,keyboardOnly,theme}.browser.test.tsx',
  'test/{stories,readme}.browser.test.tsx',
];

const { include: _all, exclude: _none, ...test } = browser.test ?? {};

export default defineConfig(
  mergeConfig(
    { ...browser, test },
    {
      root: ROOT,
      cacheDir: join(folder, '.vite'),
      resolve: { alias: [replacement] },
      server: { fs: { allow: [folder] } },
      test: {
        name: 'matrix',
        include: included,
        tags: root.test?.tags ?? [],
        testTimeout: 60_000,
        // Pictures of stories are those of the versions in the lockfile.
        env: { LETU_MATRIX: Object.entries(dependencies).join() },
      },
    },
  ),
);
