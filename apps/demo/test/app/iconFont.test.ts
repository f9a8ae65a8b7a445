import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appAt } from '../support/app.js';
import { join } from '../support/person.js';
import { startProduct, type ProductServer } from '../support/productServer.js';

/** A script as iconfont.cn makes them: it holds its symbols as text, and puts them into the page in an element nobody sees. */
const SCRIPT = `
window._iconfont_svg_string_4242='<svg><symbol id="icon-rocket" viewBox="0 0 1024 1024"><path d="M512 64L832 960H192z"/></symbol></svg>';
(function (window) {
  var holder = document.createElement('div');
  holder.innerHTML = window._iconfont_svg_string_4242;
  var svg = holder.getElementsByTagName('svg')[0];
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  document.body.insertBefore(svg, document.body.firstChild);
})(window);`;

const fonts = createServer((request, response) => {
  const isThere = request.url === '/t/font_4242_a.js';
  response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/javascript' });
  response.end(isThere ? SCRIPT : '');
});
let product: ProductServer;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void fonts.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(fonts.address() as AddressInfo).port}`;
  product = await startProduct(inject('demo').folder, { ICON_SCRIPT_URL: `${origin}/t/font_4242_a.js` });
});
afterAll(async () => {
  await product.stop();
  fonts.close();
});

describe('an icon font that a deployment names', { tags: 'long' }, () => {
  it('draws repositories and the picker, and leaves what it lacks to the built-in symbols', async () => {
    const app = appAt(product.url);
    const lin = await join(app, '林晓');
    const icons = ['rocket', 'book'] as const;
    for (const icon of icons) await lin.client.call('repository.create', { body: { name: icon, icon } });
    const { page, complaints } = await lin.visit('/dashboard/all');
    const side = page.getByRole('navigation', { name: '图库导航' });
    const stateOf = (name: string) =>
      side.locator(`[data-icon='${name}']`).first().getAttribute('data-state');
    await expect.poll(() => stateOf('rocket')).toBe('font');
    expect(await stateOf('book')).toBe('built-in');
    const drawn = await side.locator("[data-icon='rocket'] use").evaluate((use) => {
      const { width, height } = (use as SVGGraphicsElement).getBBox();
      return width > 0 && height > 0;
    });
    expect(drawn).toBe(true);
    await side.getByRole('button', { name: '新建仓库' }).click();
    const picked = page.getByRole('dialog').locator("[data-icon='rocket']");
    await expect.poll(() => picked.getAttribute('data-state')).toBe('font');
    // The script is all that comes from elsewhere.
    expect(complaints).toEqual([`request: ${origin}/t/font_4242_a.js`]);
  });

  it('adds its origin to the policy of pages, and no other', async () => {
    const { headers } = await fetch(`${product.url}/login`);
    const scripts = /script-src ([^;]*);/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(scripts).toBe(`'self' 'wasm-unsafe-eval' ${origin}`);
    const plain = await fetch(`${inject('demo').product}/login`);
    expect(plain.headers.get('Content-Security-Policy')).not.toContain('http:');
    expect(await plain.text()).not.toContain('letu-icon-script');
  });
});
