import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { PROGRAMS } from '../../ensureBrowsers.mjs';
import { freePort } from '../../freePort.mjs';
import type { Tab } from './tab.js';
import { startSession, type Session } from './webdriver.js';

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const PATIENCE_MS = 300_000;
/** What the window adds around a page, in CSS pixels, until it is measured. */
const SCREEN = '1600x1300x24';

/** Keys by the characters WebDriver sends them as: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowDown: '\uE015',
};

/** Starts WebKit in GTK's small browser, on a screen that nobody sees. */
export async function openWebKit(): Promise<Tab> {
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  if (!binary) throw new Error('There is no MiniBrowser of WebKitGTK.');
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(PROGRAMS['webkit2gtk-driver'], [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', LANGUAGE: 'zh_CN' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (data: Buffer) => complaints.push(...errorsIn(data.toString())));
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const session = await startSession(port, { 'webkitgtk:browserOptions': { binary, args } });
  await session.send('POST', '/timeouts', { script: PATIENCE_MS, pageLoad: PATIENCE_MS, implicit: 0 });
  return tabOf(session, complaints, async () => {
    await session.send('DELETE', '');
    await Promise.all([ended(driver), ended(screen)]);
  });
}

function errorsIn(output: string): string[] {
  return output.split('\n').filter((line) => /^CONSOLE .*\bERROR\b/.test(line));
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(PROGRAMS.xvfb, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'close');
}

const keyOf = (key: string) => KEYS[key] ?? (key === '\n' ? '\uE007' : key);
const down = (key: string) => ({ type: 'keyDown', value: keyOf(key) });
const up = (key: string) => ({ type: 'keyUp', value: keyOf(key) });

function tabOf({ send, capabilities }: Session, complaints: string[], close: () => Promise<void>): Tab {
  const act = (actions: object) => send<void>('POST', '/actions', { actions: [actions] });
  const keys = (actions: readonly object[]) => act({ type: 'key', id: 'keys', actions });
  const run: Tab['run'] = async (work, ...args) => {
    const { thrown, result } = await send<{ thrown?: string; result?: unknown }>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${String(work)})(...Array.from(arguments).slice(0, -1))).then(
          (result) => done({ result }),
          (error) => done({ thrown: String(error) }));`,
      args,
    });
    if (thrown !== undefined) throw new Error(thrown);
    return result as never;
  };
  return {
    name: 'webkit',
    version: `WebKit/${capabilities.browserVersion}`,
    complaints,
    goto: (url) => send('POST', '/url', { url }),
    run,
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    async type(text) {
      for (const character of text) await keys([down(character), up(character)]);
    },
    press: (key, ...held) => keys([...held.map(down), down(key), up(key), ...held.toReversed().map(up)]),
    async resize({ width, height }) {
      const [right, bottom] = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await send('POST', '/window/rect', {
        x: 0,
        y: 0,
        width: width + Number(right),
        height: height + Number(bottom),
      });
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close,
  };
}
