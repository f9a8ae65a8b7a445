import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appWithServer } from '../support/app.js';

const app = appWithServer();

/** What Chromium says from 156 on when a document that runs nothing is parsed with a handler in it, before that is taken out. */
const OF_HANDLERS = /^Executing inline event handler violates/;

/** Serves a page of another site that frames the one that makes pictures, and returns its address. */
async function serveParent(child: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(parentPage(child));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const parentPage = (child: string) => `<!doctype html><title>parent</title>
<iframe id="maker" src="${child}" width="10" height="10"></iframe><iframe id="onlooker" srcdoc="<script>
  window.heard = 0; addEventListener('message', () => heard++);
</script>"></iframe><script>
  window.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));
</script>`;

/** Asks the framed page, from its parent or from a frame beside it, and returns what the parent hears. */
function ask(page: Page, message: object, from: 'parent' | 'onlooker' = 'parent') {
  return page.evaluate(
    async ([part, asker]) => {
      const [maker, onlooker] = [0, 1].map((at) => window.frames[at] as Window & typeof globalThis);
      const { heard } = window as unknown as { heard: { id: unknown; type: string }[] };
      const whole = { protocol: 'letu.domimage', version: 1, type: 'render', as: 'dataUrl', ...part };
      if (asker === 'onlooker') {
        onlooker?.eval(`parent.frames[0].postMessage(${JSON.stringify(whole)}, '*')`);
        return undefined;
      }
      maker?.postMessage(whole, '*');
      const { id } = whole as unknown as { id: number };
      for (;;) {
        const found = heard.find((one) => one.id === id);
        if (found) return found as unknown as Record<string, unknown>;
        await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      }
    },
    [message, from] as const,
  );
}

const svgOf = (answer: Record<string, unknown> | undefined) =>
  Buffer.from(String(answer?.['dataUrl']).split(',')[1] ?? '', 'base64').toString();

describe('the page that makes pictures', () => {
  it('answers the page of another site that frames it, and no one else', async () => {
    const { page, complaints } = await app.visit('/domimage');
    const parent = await serveParent(`${app.url()}/domimage`);
    await page.goto(parent);
    await page.waitForFunction(() =>
      (window as unknown as { heard: { type: string }[] }).heard.some(({ type }) => type === 'ready'),
    );

    await ask(page, { id: 'stolen', diagram: { kind: 'pikchr', source: 'box' } }, 'onlooker');
    const svg = await ask(page, { id: 1, format: 'svg', diagram: { kind: 'pikchr', source: 'box "甲"' } });
    expect(svg).toMatchObject({ type: 'result', mediaType: 'image/svg+xml', origin: app.url() });
    expect(svgOf(svg)).toContain('甲');

    const html = await ask(page, {
      id: 2,
      format: 'svg',
      width: 320,
      html: '<p onclick="alert(1)">乙</p><script>alert(1)</script><img src="http://evil.example/x.png"><style>p{background:url(http://evil.example/y.png)}</style>',
    });
    expect(html).toMatchObject({ type: 'result', width: 320 });
    expect(svgOf(html)).toContain('乙');
    expect(svgOf(html)).not.toMatch(/script|onclick|evil/);

    const png = await ask(page, { id: 3, width: 100, html: '<b>丙</b>' });
    expect(Buffer.from(String(png?.['dataUrl']).split(',')[1] ?? '', 'base64').readUInt32BE(16)).toBe(100);

    const wrong = await ask(page, { id: 4, diagram: { kind: 'pikchr', source: 'box "' } });
    expect(wrong).toMatchObject({ type: 'error', error: { code: 'invalid-source' } });
    expect(await ask(page, { id: 5, diagram: { kind: 'visio', source: '' } })).toMatchObject({
      error: { code: 'unknown-kind' },
    });
    expect(await ask(page, { id: 6 })).toMatchObject({ error: { code: 'bad-request' } });

    const heard = await page.evaluate(() => (window as unknown as { heard: { id?: unknown }[] }).heard);
    expect(heard.filter(({ id }) => id === 'stolen')).toEqual([]);
    expect(await page.evaluate(() => (window.frames[1] as unknown as { heard: number }).heard)).toBe(0);
    const ours = complaints.filter(
      (complaint) => !complaint.includes(parent) && !OF_HANDLERS.test(complaint),
    );
    expect(ours).toEqual([]);
  });
});
