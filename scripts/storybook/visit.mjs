/** What Storybook's frame and every page are waited for, in milliseconds. */
const PATIENCE_MS = 90_000;

/** What Storybook's own frame says of itself. */
const OF_STORYBOOK = /^The 'ariaLabel' prop on 'PopoverProvider' will become mandatory in Storybook/;

/**
 * Opens a page of a built Storybook, lets its story play to the end and returns what was wrong with it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<string[]>}
 */
export async function visit(browser, origin, path) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  /** @type {string[]} */
  const complaints = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !OF_STORYBOOK.test(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin)
      complaints.push(`requests ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/${path}`);
    const frame = path.startsWith('index.html')
      ? await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame()
      : page.mainFrame();
    if (!frame) throw new Error('Storybook shows no preview.');
    const ended = await frame.waitForFunction(endOfRender, undefined, { timeout: PATIENCE_MS });
    // The examples of a docs page come after the page itself.
    await page.waitForLoadState('networkidle');
    if ((await ended.jsonValue()) === 'error') complaints.push('The story failed.');
  } catch (cause) {
    complaints.push(String(cause));
  } finally {
    await context.close();
  }
  return complaints;
}

/**
 * Runs in the page. Storybook's channel keeps the last event of each name.
 *
 * @returns {string | undefined} How the page's render ended, once it and the pictures on it have.
 */
function endOfRender() {
  /** @type {{ last(event: string): unknown[] | undefined } | undefined} */
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const finished = /** @type {{ status: string }[] | undefined} */ (channel?.last('storyFinished'));
  const status = finished?.[0]?.status ?? (channel?.last('docsRendered') ? 'success' : undefined);
  return document.querySelector("[data-state='rendering']") ? undefined : status;
}
