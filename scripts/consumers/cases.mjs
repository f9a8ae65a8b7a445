import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from '../../apps/server/src/site/pagePolicy.mjs';
import { ROOT } from '../run.mjs';

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {keyof typeof INSTALLS} install What is installed beside the packed packages.
 * @property {string} app Its files: a folder beside this file.
 * @property {readonly string[]} [build] The command that builds it.
 * @property {Readonly<Record<string, string>>} [files] Further files, by their names.
 * @property {Readonly<Record<string, string>>} [env] What the command finds in its environment.
 * @property {string} [folder] What it builds to, to be served as static files.
 * @property {string} [policy] A content security policy to serve it under.
 * @property {readonly string[]} [start] The command that serves it instead; it gets the port in `PORT`.
 * @property {readonly string[]} [run] The command that answers in JSON on its output instead of on a page.
 * @property {number} [pictures] How many live pictures the page shows.
 * @property {(page: import('playwright').Page) => Promise<string[]>} [use] Uses the page and returns what was wrong with it.
 */

const ALL = readdirSync(join(ROOT, 'packages')).filter((name) =>
  existsSync(join(ROOT, 'packages', name, 'package.json')),
);
/** Those that can do without antd. */
const WITHOUT_ANTD = ALL.filter((name) => {
  const manifest = readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8');
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(manifest);
  return !peerDependencies.antd || peerDependenciesMeta.antd?.optional;
});

/** The antd versions that a form is tried with, by the names they are installed under beside each other. */
const ANTDS = { antd: '5.24.7', 'antd-5': '5.29', 'antd-6': '6' };

/** What applications install: our packages, and the rest. Cases that install the same share a folder. */
export const INSTALLS = {
  react19: {
    packages: ALL,
    others: [
      'react@19',
      'react-dom@19',
      '@emotion/react@11',
      '@ant-design/v5-patch-for-react-19@1',
      '@napi-rs/canvas@1',
      'typescript@6',
      '@types/react@19',
      '@types/react-dom@19',
      ...Object.entries(ANTDS).map(([name, version]) => `${name}@npm:antd@${version}`),
      'vite@8',
      'webpack@5',
      'webpack-cli@6',
      'next@16',
    ],
  },
  // What the READMEs of the canvases name, and what npm takes along for them.
  canvas: {
    packages: ['drawio', 'excalidraw', 'editor', 'hooks', 'codec', 'convert', 'core', 'svg-dom'],
    others: [
      'react@19',
      'react-dom@19',
      'antd@5.24.7',
      '@ant-design/icons@5',
      '@ant-design/v5-patch-for-react-19@1',
      'vite@8',
    ],
  },
  react18: { packages: WITHOUT_ANTD, others: ['react@18.2', 'react-dom@18.2', 'vite@8'] },
};

/**
 * Makes Vite take an antd of another version for all, and leave out the patch that antd 5 needs where React is 19.
 *
 * @param {string} name
 */
const withAntd = (name) => `import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
const antd = dirname(fileURLToPath(import.meta.resolve('${name}/package.json')));
const alias = [{ find: /^antd(?=\\/|$)/, replacement: antd }];
if (${name === 'antd-6'}) alias.push({ find: '@ant-design/v5-patch-for-react-19', replacement: 'data:text/javascript,export{}' });
export default { mode: 'development', worker: { format: 'es' }, resolve: { alias } };
`;
const VITE = "export default { worker: { format: 'es' } };\n";

/** The applications. @type {readonly Case[]} */
export const CASES = [
  { name: 'node', install: 'react19', app: 'node', run: ['node', 'main.mjs'] },
  { name: 'types', install: 'react19', app: 'types', run: ['node', 'check.mjs'] },
  {
    name: 'vite',
    install: 'react19',
    app: 'draw',
    build: ['vite', 'build', '--minify', 'false'],
    files: { 'vite.config.js': VITE },
    folder: 'dist',
  },
  {
    name: 'webpack',
    install: 'react19',
    app: 'draw',
    // Making it small takes most of the time and finds nothing.
    build: [
      ...'webpack ./main.js --mode production --no-optimization-minimize --output-path dist'.split(' '),
      // Of what it warns of, only how large it all is is no mistake.
      '--fail-on-warnings',
      '--no-performance',
    ],
    files: {
      'dist/index.html':
        '<!doctype html><link rel="icon" href="data:," /><script type="module" src="./main.js"></script>',
    },
    folder: 'dist',
  },
  {
    name: 'csp',
    install: 'react18',
    app: 'csp',
    build: ['vite', 'build', '--minify', 'false'],
    files: { 'vite.config.js': VITE },
    folder: 'dist',
    policy: pagePolicy(),
    pictures: 5,
  },
  {
    name: 'next',
    install: 'react19',
    app: 'next',
    build: ['next', 'build'],
    start: ['next', 'start', '--hostname', '127.0.0.1'],
    pictures: 10,
  },
  {
    name: 'canvas',
    install: 'canvas',
    app: 'canvas',
    // Without a file of settings: the READMEs ask for none.
    build: ['vite', 'build', '--minify', 'false'],
    folder: 'dist',
    policy: pagePolicy(),
    pictures: 1,
    use: useCanvases,
  },
  ...Object.entries(ANTDS).map(([name, version]) => ({
    name: `form-${version}`,
    install: /** @type {const} */ ('react19'),
    app: 'form',
    build: ['vite', 'build', '--minify', 'false'],
    // What antd warns of, it says in development alone.
    env: { NODE_ENV: 'development' },
    files: { 'vite.config.js': withAntd(name) },
    folder: 'dist',
    pictures: 2,
    use: useForm,
  })),
];

/**
 * Draws on both canvases, and waits for the pictures of what was drawn.
 *
 * @param {import('playwright').Page} page
 */
async function useCanvases(page) {
  const [general, board] = [
    page.getByRole('region', { name: '通用图' }),
    page.getByRole('region', { name: '白板' }),
  ];
  await general.locator('.letu-dg-view').getByText('开始').waitFor({ timeout: 120_000 });
  await general.locator('.letu-dg-view').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('F2');
  await page.keyboard.type('下单');
  await page.keyboard.press('Escape');
  const canvas = board.locator('canvas.interactive');
  await canvas.waitFor({ timeout: 120_000 });
  await canvas.scrollIntoViewIfNeeded();
  await board.locator('.excalidraw').focus();
  await page.keyboard.press('t');
  await canvas.click({ position: { x: 300, y: 240 } });
  await page.keyboard.type('hi 白板');
  await page.keyboard.press('Escape');
  const picture = (/** @type {import('playwright').Locator} */ region) =>
    region.locator('[data-part="preview"][data-state="ready"]').last().waitFor({ timeout: 120_000 });
  await picture(general);
  await picture(board);
  return [];
}

/** @param {import('playwright').Page} page */
async function useForm(page) {
  const complaints = [];
  if (await page.locator('input[type=file]').first().isVisible()) complaints.push('A file field is shown.');
  // Fields of an editor are not the form's: Enter in them does not send it.
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+Shift+P');
  await page.getByRole('combobox', { name: '搜索命令' }).fill('查找');
  await page.keyboard.press('Enter');
  await page.keyboard.type('图');
  await page.keyboard.press('Enter');
  const sent = await page.locator('output').getAttribute('data-sent');
  if (sent !== '0') complaints.push('The form was sent from inside an editor.');
  await page.getByLabel('名称').first().fill('订单');
  await page.getByRole('button', { name: '保存' }).click();
  await page.locator('output[data-sent="1"]').waitFor();
  return complaints;
}
