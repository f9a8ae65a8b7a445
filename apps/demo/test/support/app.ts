import { randomInt } from 'node:crypto';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright';
import { inject, onTestFinished } from 'vitest';

/** A page of the app, with all that went wrong in it. */
export interface AppPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, and requests to other origins. */
  readonly complaints: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Whether the browser keeps the app, to open it without a network: all of its files, which takes its time. @default false */
  readonly isKept?: boolean;
}

/** The app as it is published, under its content security policy, and a browser to visit it. */
export interface App {
  readonly url: () => string;
  /** Opens a path in a browser that has never been here. */
  visit(path: string, options?: VisitOptions): Promise<AppPage>;
  /** Opens a path in another tab of the same browser. */
  openTab(beside: Page, path: string): Promise<AppPage>;
}

/** The app by itself, as every host of files serves it. */
export const appAlone = (): App => appAt(inject('demo').alone);

/** The app with the server of this run, which the files of tests share: what one makes there is its own. */
export const appWithServer = (): App => appAt(inject('demo').product);

let connection: Promise<Browser> | undefined;

/** Connects to the Chromium of this run, until the process of the tests ends. */
const connect = (): Promise<Browser> => (connection ??= chromium.connect(inject('demo').browser));

/** Returns the app at an address. */
export function appAt(url: string): App {
  const open = async (page: Page, path: string): Promise<AppPage> => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isUsual(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin: target } = new URL(request.url());
      if (protocol.startsWith('http') && target !== url) complaints.push(`request: ${request.url()}`);
    });
    await page.goto(url + path);
    return { page, complaints };
  };

  return {
    url: () => url,
    async visit(path, { isKept = false, ...options } = {}) {
      const browser = await connect();
      // A menu in motion can slip away between press and release, which no person is quick enough for.
      const context = await browser.newContext({
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        extraHTTPHeaders: newAddress(),
        ...options,
      });
      await context.addInitScript(keepBlobs);
      if (!isKept) await context.addInitScript(withoutServiceWorkers);
      onTestFinished(() => context.close());
      return open(await context.newPage(), path);
    },
    openTab: async (beside, path) => open(await beside.context().newPage(), path),
  };
}

/** Browsers note that the current user is asked for by someone who has not signed in: that is how it is found out. */
function isUsual(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/api/user/current') && message.text().includes('401');
}

/** Returns the headers of a request from an address that nothing has come from yet. */
export function newAddress(): Record<string, string> {
  const part = () => randomInt(0x1_00_00).toString(16);
  return { 'X-Forwarded-For': `2001:db8:${part()}:${part()}::1` };
}

/** Keeps what pages make addresses of: their policy lets nobody fetch it from there. */
function keepBlobs(): void {
  const blobs = new Map<string, Blob | MediaSource>();
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made) => {
    const url = create(made);
    blobs.set(url, made);
    return url;
  };
  Object.assign(window, { blobs });
}

/** Makes the browser one that keeps no apps. */
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}
