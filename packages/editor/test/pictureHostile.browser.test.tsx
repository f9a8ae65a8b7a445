import { describe, expect, it, vi } from 'vitest';
import { d2 } from '@letu/d2';
import { render } from './render.js';
import { pictureRoot, shownPicture } from './parts.js';
import { drawing, Pane, svgOf } from './picturePane.js';

const RAN = 'window.letuRan = true; parent.letuRan = true';
const FOREIGN = 'https://foreign.invalid';

const HOSTILE: Readonly<Record<string, string>> = {
  'a script': `<script>${RAN}</script>`,
  'a handler': `<rect width="300" height="200" onload="${RAN}" onclick="${RAN}" onpointerover="${RAN}"/>`,
  'an image with a handler': `<image href="${FOREIGN}/a.png" onerror="${RAN}" width="9" height="9"/>`,
  'HTML with a handler': `<foreignObject width="99" height="99"><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${RAN}"/></foreignObject>`,
  'a frame': `<foreignObject width="99" height="99"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${RAN}&lt;/script&gt;"/></foreignObject>`,
  'a foreign image': `<image href="${FOREIGN}/a.png" width="9" height="9"/><image xlink:href="//foreign.invalid/b.png" width="9" height="9"/>`,
  'a foreign paint': `<rect width="9" height="9" fill="url(${FOREIGN}/a.svg#x)" style="background:url(${FOREIGN}/b)"/>`,
  'a foreign sheet': `<style>@import "${FOREIGN}/a.css"; rect { mask: url(${FOREIGN}/a.svg#m) }</style><rect width="9" height="9"/>`,
  'a foreign font': `<style>@font-face { font-family: f; src: url(${FOREIGN}/a.woff2) } text { font-family: f }</style><text y="20">x</text>`,
  'a style for the page': `<style>body, button, .letu-editor { color: rgb(1, 2, 3) !important } :host { display: none !important } * { outline: 9px solid rgb(1, 2, 3) }</style>`,
  'a cover for the page': `<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml" style="position:fixed;inset:0;z-index:9999">x</div></foreignObject>`,
  'ids of the page': '<g id="letu-outside"><rect id="location" width="9" height="9"/></g>',
};

describe.each(Object.entries(HOSTILE))('a picture with %s', (_name, inner) => {
  it('runs nothing, requests nothing and dresses nothing outside', async () => {
    const complained = vi.spyOn(console, 'error');
    const page = document.createElement('p');
    page.textContent = '页面';
    document.body.append(page);
    const before =
      getComputedStyle(page).cssText + getComputedStyle(page).color + getComputedStyle(page).outline;
    performance.clearResourceTimings();

    const { container } = render(<Pane kind={drawing(svgOf(inner))} source="box" />);
    const picture = await shownPicture(container);
    for (const element of picture.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    }
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });

    expect('letuRan' in window).toBe(false);
    const requested = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(requested.filter((name) => name.includes('foreign.invalid'))).toEqual([]);
    expect(complained.mock.calls.flat().join(' ')).not.toContain('foreign.invalid');
    const after =
      getComputedStyle(page).cssText + getComputedStyle(page).color + getComputedStyle(page).outline;
    expect(after).toBe(before);
    expect(document.getElementById('letu-outside')).toBeNull();
    expect([...document.fonts].filter(({ family }) => family === 'f')).toEqual([]);
    expect(container.querySelector('[role=img]')?.getBoundingClientRect().width).toBe(400);
    expect(document.elementFromPoint(2, window.innerHeight - 2)?.getRootNode()).toBe(document);
    expect(pictureRoot(container)?.outerHTML).not.toMatch(/<script|\son\w+=|foreign\.invalid/);
    page.remove();
    complained.mockRestore();
  });
});

describe('the page', () => {
  it('does not dress a picture', async () => {
    const sheet = document.createElement('style');
    sheet.textContent =
      'div { letter-spacing: 9px; font-size: 40px } text { fill: red } svg { opacity: 0.5 }';
    document.head.append(sheet);
    const { container } = render(<Pane kind={drawing(svgOf('<text y="20">字</text>'))} source="box" />);
    const picture = await shownPicture(container);
    const text = picture.querySelector('text');
    expect(text && getComputedStyle(text)).toMatchObject({ letterSpacing: 'normal', fill: 'rgb(0, 0, 0)' });
    expect(getComputedStyle(picture).opacity).toBe('1');
    sheet.remove();
  });
});

describe('a picture with a font of its own', () => {
  it('shows its text in that font, which the page cannot use and which goes with the picture', async () => {
    const loaded = () => [...document.fonts].filter(({ family }) => family.includes('letu-picture-font'));
    const count = loaded().length;
    const { container, unmount } = render(<Pane kind={d2} source="甲 -> b" />);
    const picture = await shownPicture(container);
    const text = [...picture.querySelectorAll('text')].find(({ textContent }) => textContent === 'b');
    expect(text && getComputedStyle(text).fontFamily).toMatch(/^"?letu-picture-font-\d+"?$/);
    expect(loaded().map(({ status }) => status)).toContain('loaded');
    // D2 calls its fonts `d2-…`, and so would the page's own texts be able to.
    expect([...document.fonts].some(({ family }) => family.includes('d2-'))).toBe(false);
    expect(picture.innerHTML).not.toContain('@font-face');
    unmount();
    expect(loaded()).toHaveLength(count);
  });
});
