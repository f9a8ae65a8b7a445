import { afterEach, describe, expect, it, vi } from 'vitest';
import { sanitiseSvg, sanitiseSvgInSlices } from '@letu/core/sanitise';

declare global {
  interface Window {
    hostile?: string[];
  }
}

afterEach(() => {
  document.body.replaceChildren();
  delete window.hostile;
});

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inner}</svg>`;

/** Puts a sanitised picture into the page as the preview does, clicks everything, and returns its markup. */
function show(source: string): string {
  const host = document.body.appendChild(document.createElement('div'));
  const element = sanitiseSvg(source);
  host.attachShadow({ mode: 'open' }).append(element);
  for (const part of element.querySelectorAll('*')) {
    if (!part.closest('a')) part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  return element.outerHTML;
}

const SCRIPT = "(window.hostile??=[]).push('ran')";

describe('sanitiseSvg takes out what runs', () => {
  it.each([
    `<script>${SCRIPT}</script>`,
    `<script xlink:href="data:text/javascript,${SCRIPT}"/>`,
    `<rect width="9" height="9" onclick="${SCRIPT}"/>`,
    `<g ONLOAD="${SCRIPT}"/>`,
    `<image href="x" onerror="${SCRIPT}"/>`,
    `<foreignObject><img src="x" onerror="${SCRIPT}"/></foreignObject>`,
    `<foreignObject><iframe srcdoc="&lt;script&gt;parent.${SCRIPT}&lt;/script&gt;"></iframe></foreignObject>`,
    `<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"><script>${SCRIPT}</script></div></foreignObject>`,
    `<foreignObject><math><mtext><table><mglyph><style><img src=x onerror="${SCRIPT}"></style></mglyph></table></mtext></math></foreignObject>`,
    `<foreignObject><math><mtext><img src="x" onerror="${SCRIPT}"></mtext></math></foreignObject>`,
    `<foreignObject><math><mi onclick="${SCRIPT}">x</mi></math></foreignObject>`,
    `<foreignObject><math><annotation-xml encoding="text/html"><img src="x" onerror="${SCRIPT}"></annotation-xml></math></foreignObject>`,
    `<foreignObject><math><annotation-xml encoding="application/xhtml+xml"><script>${SCRIPT}</script></annotation-xml></math></foreignObject>`,
    `<foreignObject><form><math><mtext></form><form><mglyph><style></math><img src onerror="${SCRIPT}"></foreignObject>`,
    `<foreignObject><math><mi><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=${SCRIPT}>">`,
    `<foreignObject><math><semantics><mi>x</mi><annotation><svg onload="${SCRIPT}"></svg></annotation></semantics></math></foreignObject>`,
    `<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><script>${SCRIPT}</script></mtext></math>`,
    `<style><img src=x onerror="${SCRIPT}"></style>`,
    `<desc><svg onload="${SCRIPT}"></svg></desc>`,
    `<animate onbegin="${SCRIPT}" attributeName="x" dur="1s"/>`,
  ])('%s', async (inner) => {
    const markup = show(svg(inner));
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(window.hostile).toBeUndefined();
    expect(markup).not.toMatch(/<script|\son[a-z]+=|<iframe|<animate/i);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#x6A;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
  ])('links to %s', (reference) => {
    const attribute = reference.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const markup = show(svg(`<a href="${attribute}" xlink:href="${attribute}"><text>x</text></a>`));
    expect(markup).not.toMatch(/href/i);
  });

  it.each(['math', 'mi', 'mrow', 'maction'])('formulas that link (%s)', (name) => {
    const links = 'href="javascript:alert(1)" xlink:href="javascript:alert(1)" actiontype="statusline"';
    const markup = show(
      svg(`<foreignObject><math><mrow><${name} ${links}><mi>x</mi></${name}></mrow></math></foreignObject>`),
    );
    expect(markup).not.toMatch(/javascript|href=/);
  });

  it.each(['href', 'xlink:href'])('animation that would put a script into %s later', (name) => {
    const markup = show(
      svg(`<a id="l"><set attributeName="${name}" to="javascript:alert(1)"/><text>x</text></a>`),
    );
    expect(markup).not.toContain('javascript');
  });
});

describe('sanitiseSvg takes out what fetches', () => {
  it.each([
    '<image href="https://evil.example/a.png"/>',
    '<image xlink:href="//evil.example/a.png"/>',
    '<image href="data:text/html,evil.example"/>',
    '<use href="https://evil.example/a.svg#x"/>',
    '<feImage href="https://evil.example/a.svg"/>',
    '<rect fill="url(https://evil.example/a.svg#x)"/>',
    '<rect filter="url(&quot;//evil.example/a.svg#x&quot;)"/>',
    '<rect style="fill:url(https://evil.example/a)"/>',
    '<rect style="background:u\\72l(https://evil.example/a)"/>',
    '<rect style="--x:url(https://evil.example/a);background:var(--x)"/>',
    '<rect style="cursor:image-set(&quot;https://evil.example/a&quot; 1x)"/>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>@import url(https://evil.example/a.css);rect{fill:red}</style>',
    '<style>rect{background:url(https://evil.example/a)}</style>',
    '<style>rect{background:\\75 rl(https://evil.example/a)}</style>',
    '<style>@font-face{font-family:x;src:url(https://evil.example/a.woff2)}</style>',
    '<style>@media screen{rect{mask:url(https://evil.example/a)}}</style>',
    '<style>@supports (display:grid){rect{list-style:image-set("https://evil.example/a" 1x)}}</style>',
    '<style>rect{--a:url(https://evil.example/a)} g{background:var(--a)}</style>',
    '<style>rect{& g{background:url(https://evil.example/a)}}</style>',
    '<foreignObject><img src="https://evil.example/a.png"/></foreignObject>',
    '<foreignObject><img srcset="https://evil.example/a.png 1x"/></foreignObject>',
    '<foreignObject><math href="https://evil.example/a"><mi>x</mi></math></foreignObject>',
    '<foreignObject><math><mglyph src="https://evil.example/a.png"/><mi>x</mi></math></foreignObject>',
    '<foreignObject><math><mi style="background:url(https://evil.example/a)">x</mi></math></foreignObject>',
    '<foreignObject><math><mi mathbackground="url(https://evil.example/a)">x</mi></math></foreignObject>',
    '<foreignObject><math altimg="https://evil.example/a.png" definitionURL="https://evil.example/a" cdgroup="https://evil.example/a"><mi>x</mi></math></foreignObject>',
    '<foreignObject><video poster="https://evil.example/a.png"></video></foreignObject>',
    '<foreignObject><link rel="stylesheet" href="https://evil.example/a.css"/></foreignObject>',
    '<foreignObject><table background="https://evil.example/a.png"></table></foreignObject>',
  ])('%s', (inner) => {
    expect(show(svg(inner))).not.toContain('evil.example');
  });
});

describe('sanitiseSvg takes out what reaches the page', () => {
  it.each([
    '<style>:host{display:none}</style>',
    '<style>:host-context(body){color:red}</style>',
    '<style>:\\68ost{display:none}</style>',
    '<foreignObject><form action="/x"><input name="p"/></form></foreignObject>',
    '<foreignObject><div style="position:fixed;inset:0">cover</div></foreignObject>',
    '<style>div{position:fixed}</style>',
    '<foreignObject><math style="position:fixed;inset:0"><mi>cover</mi></math></foreignObject>',
  ])('%s', (inner) => {
    expect(show(svg(inner))).not.toMatch(/:host|fixed|<form|<input/);
  });
});

describe('sanitiseSvg keeps the picture', () => {
  it('with its shapes, styles, markers, gradients and inner references', () => {
    const inner =
      '<defs><linearGradient id="g"><stop offset="0"/></linearGradient><marker id="m"></marker></defs>' +
      '<style>#x rect{fill:#fff;stroke:#333}@keyframes d{from{opacity:0}}</style>' +
      '<g id="x"><rect width="5" height="5" fill="url(#g)" marker-end="url(#m)" style="filter:url(#f)"/>' +
      '<use href="#x"/><image href="data:image/png;base64,iVBORw0KGgo="/></g>';
    const markup = show(svg(inner));
    for (const part of [
      'url(#g)',
      'url(#m)',
      'url(&quot;#f&quot;)',
      'href="#x"',
      'data:image/png',
      'stroke',
      '@keyframes',
    ]) {
      expect(markup).toContain(part);
    }
  });

  it('with HTML labels, Chinese text, and links that open apart from the page', () => {
    const label = '<foreignObject width="9" height="9"><div><p>数据 <b>处理</b></p></div></foreignObject>';
    const markup = show(svg(`${label}<a xlink:href="https://example.com/?a=1"><text>链接</text></a>`));
    expect(markup).toContain('<p>数据 <b>处理</b></p>');
    expect(markup).toMatch(/href="https:\/\/example\.com\/\?a=1"/);
    expect(markup).toContain('rel="noopener noreferrer"');
    expect(markup).toContain('链接');
  });

  it('with formulas, which are set as such', () => {
    const formula =
      '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><msqrt><mi>x</mi></msqrt><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></math>';
    const label = `<foreignObject width="90" height="90"><div xmlns="http://www.w3.org/1999/xhtml"><span>${formula}</span></div></foreignObject>`;
    const element = sanitiseSvg(svg(label));
    document.body.append(element);
    const [upper, lower] = [...element.querySelectorAll('mfrac > mn')].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(upper?.bottom).toBeLessThanOrEqual(lower?.top ?? 0);
    expect(lower?.height).toBeGreaterThan(0);
    expect(element.querySelector('msqrt')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  });

  it('and says plainly when there is none', () => {
    expect(() => sanitiseSvg('<p>nothing</p>')).toThrow(expect.objectContaining({ code: 'engine-crashed' }));
  });
});

describe('sanitiseSvgInSlices', () => {
  const groups = (count: number, inner: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => `<g id="g${n}">${inner(n)}</g>`).join('\n');
  const HOSTILE = `<script>${SCRIPT}</script><image href="https://evil.example/a.png" onerror="${SCRIPT}"/>`;
  const picture = svg(
    `<style>@import "https://evil.example/a.css"; text { fill: red }</style><defs><marker id="m"/></defs>` +
      `<g class="root">${groups(400, (n) => `<text x="${n}">甲 &amp; ${n}</text>${HOSTILE}`)}` +
      `<g class="nested"><form><rect/></form>${groups(400, () => `<rect/><rect/><foreignObject><div>乙<br>丙</div></foreignObject>`)}</g></g>` +
      `${groups(1200, (n) => `<a href="javascript:alert(${n})"><path d="M0 ${n}"/></a>`)}${HOSTILE}`,
  );

  it('leaves what cleaning at once leaves', async () => {
    const sliced = await sanitiseSvgInSlices(picture);
    expect(sliced.querySelectorAll('*').length).toBeGreaterThan(4000);
    expect(sliced.outerHTML).toBe(sanitiseSvg(picture).outerHTML);
  });

  it('reads no more than about a thousand elements between two pauses', async () => {
    const plainImport = Document.prototype.importNode;
    const read = vi.spyOn(Document.prototype, 'importNode');
    const counts = [0];
    const pause = () => {
      counts.push(0);
      return Promise.resolve();
    };
    read.mockImplementation(function importNode(this: Document, node, ...rest) {
      const elements = node instanceof Element ? node.querySelectorAll('*').length : 0;
      counts[counts.length - 1] = (counts.at(-1) ?? 0) + elements;
      return plainImport.call(this, node, ...rest);
    } as typeof plainImport);
    await sanitiseSvgInSlices(picture, { pause });
    read.mockRestore();
    expect(counts.length).toBeGreaterThan(4);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });

  it('ends when it is called off', async () => {
    const controller = new AbortController();
    const pause = () => {
      controller.abort(new Error('no longer wanted'));
      return Promise.resolve();
    };
    await expect(sanitiseSvgInSlices(picture, { signal: controller.signal, pause })).rejects.toThrow(
      'no longer wanted',
    );
  });

  it('refuses what is no picture', async () => {
    await expect(sanitiseSvgInSlices('<p>x</p>')).rejects.toMatchObject({ code: 'engine-crashed' });
  });
});
