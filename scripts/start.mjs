// `npm start`: installs, builds what it must and serves the demo. `npm start -- --dev` serves the sources as they change.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemo } from './build.mjs';
import { ROOT } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

const DEMO = join(ROOT, 'apps/demo');
const BUILT = join(DEMO, 'dist/index.html');
const HOST = '127.0.0.1';

/** @param {string} path @returns {number} When anything under the path changed last, in milliseconds. */
function changedAt(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(0, ...inside.map((name) => changedAt(join(path, name))));
}

function isBuilt() {
  if (!existsSync(BUILT)) return false;
  const sources = ['packages', 'apps', 'package-lock.json'].map((path) => changedAt(join(ROOT, path)));
  return statSync(BUILT).mtimeMs >= Math.max(...sources);
}

const dev = process.argv.includes('--dev');
const port = Number(process.env.PORT ?? 8000);

await ensureDependencies();
await ensureGenerated();
if (!dev && !isBuilt()) await buildDemo();

const { createServer, preview } = await import('vite');
const options = { root: DEMO, configFile: join(DEMO, 'vite.config.ts') };
if (dev) await (await createServer({ ...options, server: { host: HOST, port, strictPort: true } })).listen();
else await preview({ ...options, preview: { host: HOST, port, strictPort: true } });

console.log(`\n乐图 Letu  →  http://${HOST}:${port}/\n`);
