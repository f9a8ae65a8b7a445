// `npm start`: installs, builds what it must and starts the server with the demo. `npm start -- --dev` shows the demo's sources as they change.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemo } from './build.mjs';
import { freePort } from './freePort.mjs';
import { ROOT } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

const DEMO = join(ROOT, 'apps/demo');
const DIST = join(DEMO, 'dist');
const BUILT = join(DIST, 'index.html');
/** How often to look whether whoever started this is still there, in milliseconds. */
const WATCH_MS = 500;

/** @param {string} path @returns {number} When anything under the path changed last, in milliseconds. */
function changedAt(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(0, ...inside.map((name) => changedAt(join(path, name))));
}

function isBuilt() {
  if (!existsSync(BUILT)) return false;
  // What the server is made of is not in the demo.
  const sources = ['packages', 'apps/demo', 'package-lock.json'].map((path) => changedAt(join(ROOT, path)));
  return statSync(BUILT).mtimeMs >= Math.max(...sources);
}

/**
 * Starts the server from its sources, which ends with this process.
 *
 * @param {NodeJS.ProcessEnv} variables
 */
function startServer(variables) {
  const entry = join(ROOT, 'scripts/start/server.ts');
  const child = spawn(process.execPath, ['--conditions=@letu/source', '--import', 'tsx', entry], {
    cwd: ROOT,
    // The address and the first owner stand out among warnings, not among a line for every request.
    env: { LOG_LEVEL: 'warn', ...process.env, ...variables },
    stdio: 'inherit',
  });
  const stop = () => void child.kill('SIGTERM');
  // A terminal sends Ctrl+C to both, others to this process alone; the server ends what it is doing, whether it hears one or both.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Told to stop, npm ends its shell, which tells nobody.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), WATCH_MS).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}

await ensureDependencies();
await ensureGenerated();

if (process.argv.includes('--dev')) {
  const { HOST: host = '127.0.0.1', PORT = '8000' } = process.env;
  const target = `http://127.0.0.1:${await freePort()}`;
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: DEMO,
    configFile: join(DEMO, 'vite.config.ts'),
    server: {
      host,
      port: Number(PORT),
      strictPort: true,
      proxy: { '/api': target, '/health': target, '^/p/\\d+/[^/]+\\.(?:svg|png)$': target },
    },
  });
  await vite.listen();
  startServer({
    HOST: '127.0.0.1',
    PORT: new URL(target).port,
    PUBLIC_URL: `http://${host}:${PORT}`,
    SITE_DIR: '',
  });
} else {
  if (!isBuilt()) await buildDemo();
  startServer({ SITE_DIR: DIST });
}
