import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.mjs';
import { ensureChromium } from '../scripts/ensureChromium.mjs';
import { serveFolder } from '../scripts/staticServer.mjs';

const LIMIT_MS = 60_000;

/** Opens pages of a folder in browsers that have never been used, and that nothing watches. */
export interface ColdBrowsers {
  /**
   * Opens a page in a new browser and returns what the page reports by POST.
   *
   * A debugger would hold every worker until it has looked at it, and so add to the time of those who use one.
   *
   * @param path The path with its fragment.
   */
  report(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves a folder to browsers of a profile of their own each. */
export async function coldBrowsers(folder: string): Promise<ColdBrowsers> {
  await ensureChromium();
  let receive: (text: string) => void = () => undefined;
  const server = await serveFolder(folder, undefined, (text) => receive(text));
  const executable = chromiumPath() ?? chromium.executablePath();
  return {
    async report(path) {
      const profile = await mkdtemp(join(tmpdir(), 'letu-cold-'));
      const args = [...CHROMIUM_ARGS, '--headless', `--user-data-dir=${profile}`, `${server.origin}${path}`];
      const browser = spawn(executable, args, { stdio: 'ignore' });
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        return await new Promise<string>((resolve, reject) => {
          receive = resolve;
          timer = setTimeout(() => reject(new Error(`Nothing came from ${path}.`)), LIMIT_MS);
          browser.once('error', reject);
        });
      } finally {
        clearTimeout(timer);
        browser.kill('SIGKILL');
        await ended;
        // Its helper processes may still write for a moment.
        await rm(profile, { recursive: true, force: true, maxRetries: 10 });
      }
    },
    close: () => server.close(),
  };
}
