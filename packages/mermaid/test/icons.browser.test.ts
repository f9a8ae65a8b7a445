import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { toPng, type RenderSuccess } from '@letu/core';
import { sanitiseSvg } from '@letu/core/sanitise';
import { mermaid } from '@letu/mermaid';

const engine = await mermaid.load();
afterAll(() => engine.dispose());
afterEach(() => document.body.replaceChildren());

async function draw(source: string): Promise<RenderSuccess> {
  const result = await engine.render(source, undefined, { theme: 'light', locale: 'zh-CN' });
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

/** Puts a picture into the page as the editor does. */
function show({ svg }: RenderSuccess): SVGSVGElement {
  const element = sanitiseSvg(svg);
  element.style.maxWidth = 'none';
  element.setAttribute('width', String(element.viewBox.baseVal.width));
  element.setAttribute('height', String(element.viewBox.baseVal.height));
  document.body.append(element);
  return element;
}

/** Draws a picture into a PNG, as an export does, and returns its pixels. */
async function pixelsOf(svg: string): Promise<Uint32Array> {
  const image = await createImageBitmap(await toPng(svg, { scale: 1, background: '#ffffff' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
}

/** Counts the pixels of an exported picture that what matches a pattern in it makes. */
async function inkOf(svg: string, pattern: RegExp): Promise<number> {
  const [all, rest] = await Promise.all([pixelsOf(svg), pixelsOf(svg.replaceAll(pattern, ''))]);
  return all.filter((pixel, index) => pixel !== rest[index]).length;
}

const SLACK = 1;

function expectInside(inner: Element, outer: Element): void {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  expect(one.width).toBeGreaterThan(4);
  expect(one.height).toBeGreaterThan(4);
  expect(one.left).toBeGreaterThanOrEqual(other.left - SLACK);
  expect(one.right).toBeLessThanOrEqual(other.right + SLACK);
  expect(one.top).toBeGreaterThanOrEqual(other.top - SLACK);
  expect(one.bottom).toBeLessThanOrEqual(other.bottom + SLACK);
}

const FORMULA = '$$\\frac{1}{\\sqrt{2\\pi}}$$';

describe('a formula', () => {
  it.each([
    ['a flowchart', `flowchart LR\n  A["${FORMULA}"] --> B[乙]`, '.node rect'],
    ['a sequence diagram', `sequenceDiagram\n  A->>B: ${FORMULA} 好`, 'svg'],
    ['a class diagram', `classDiagram\n  class A["${FORMULA}"]`, '.node'],
  ])('is seen in %s, in the editor, in images and in PNG files', async (_name, source, frame) => {
    const result = await draw(source);
    expect(result.diagnostics).toEqual([]);
    const picture = show(result);
    const math = picture.querySelector('math');
    expect(math?.querySelector('mfrac msqrt')).not.toBeNull();
    expectInside(math as Element, (math?.closest(frame) ?? picture.querySelector(frame)) as Element);
    expect(await inkOf(result.svg, /<math[^]*?<\/math>/g)).toBeGreaterThan(50);
  });
});

describe('an icon', () => {
  it.each([
    ['a flowchart', 'flowchart LR\n  A["fa:fa-car 汽车"] --> B("fab:fa-github 代码")', 2],
    ['the label of a link', 'flowchart LR\n  A -->|fa:fa-ban 禁止| B', 1],
    ['a mind map', 'mindmap\n  root((根))\n    乙 fa:fa-car\n    far:fa-bell', 2],
    ['a state diagram', 'stateDiagram-v2\n  A: fa:fa-spinner 等', 1],
    ['a class diagram', 'classDiagram\n  class A["fa:fa-user 用户"]', 1],
  ])('is seen in %s, drawn in the worker', async (_name, source, count) => {
    const result = await draw(source);
    expect(result.place).toEqual({ thread: 'worker' });
    expect(result.diagnostics).toEqual([]);
    const picture = show(result);
    const icons = [...picture.querySelectorAll('svg.label-icon')];
    expect(icons).toHaveLength(count);
    for (const icon of icons) expectInside(icon, icon.closest('foreignObject') as Element);
    expect(picture.textContent).not.toContain('fa-');
    expect(await inkOf(result.svg, /(?<=fill="currentColor") d="[^"]*"/g)).toBeGreaterThan(30);
  });

  it.each([
    ['the shape of a node', 'flowchart LR\n  A@{ icon: "fa:user", form: "circle", label: "用户" }'],
    ['a service', 'architecture-beta\n  service a(fas:server)[服务]'],
  ])('is seen as %s', async (_name, source) => {
    const result = await draw(source);
    expect(result.diagnostics).toEqual([]);
    expect(result.place).toEqual({ thread: 'worker' });
    const icon = show(result).querySelector('svg path[fill="currentColor"]');
    expect(icon?.getBoundingClientRect().width).toBeGreaterThan(10);
  });

  it.each([
    ['flowchart LR\n  A["fa:fa-nichts 甲"]', 'fa:fa-nichts'],
    ['flowchart LR\n  A@{ icon: "logos:aws", label: "甲" }', 'logos:aws'],
    ['architecture-beta\n  service a(logos:aws)[甲]', 'logos:aws'],
    ['mindmap\n  根\n    甲\n    ::icon(fa fa-book)', '::icon(fa fa-book)'],
    ['sequenceDiagram\n  A->>B: fa:fa-car 车', 'fa:fa-car'],
  ])('that cannot be drawn is said so at its place: %s', async (source, written) => {
    const { diagnostics } = await draw(source);
    expect(diagnostics.map(({ from, to, severity }) => [source.slice(from, to), severity])).toEqual([
      [written, 'warning'],
    ]);
  });
});
