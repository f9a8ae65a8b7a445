import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { defaultOptions, mermaid } from '@letu/mermaid';

const engine = await mermaid.load();
afterAll(() => engine.dispose());
afterEach(() => document.body.replaceChildren());

/** A picture drawn in the worker, shown in the page and measured with the glyphs the page really draws. */
async function show(source: string): Promise<SVGSVGElement> {
  const result = await engine.render(source);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  expect(result.place).toEqual({ thread: 'worker' });
  document.body.innerHTML = result.svg;
  const svg = document.body.querySelector('svg');
  if (!svg) throw new Error('There is no picture.');
  // Undistorted, so that the glyphs are measured at the size the engine measured them at.
  svg.style.maxWidth = 'none';
  svg.setAttribute('width', String(svg.viewBox.baseVal.width));
  svg.setAttribute('height', String(svg.viewBox.baseVal.height));
  return svg;
}

function box(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

// TypeScript does not know the language of a canvas yet.
const context: OffscreenCanvasRenderingContext2D & { lang?: string } = new OffscreenCanvas(1, 1).getContext(
  '2d',
)!;

/** The box of a text without what its font's lines leave empty above and below the letters: half an em, in some fonts. */
function letterBox(element: Element): DOMRect {
  const { fontFamily, fontSize } = getComputedStyle(element);
  context.lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  context.font = `${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('中');
  const empty = Math.max(ascent + descent - Number.parseFloat(fontSize), 0) / 2;
  const { x, y, width, height } = box(element);
  return new DOMRect(x, y + empty, width, height - 2 * empty);
}

/** Half a pixel either way comes from rounding. */
const SLACK = 0.5;

function expectInside(inner: DOMRect, outer: DOMRect, label: string): void {
  expect(inner.left, label).toBeGreaterThanOrEqual(outer.left - SLACK);
  expect(inner.right, label).toBeLessThanOrEqual(outer.right + SLACK);
  expect(inner.top, label).toBeGreaterThanOrEqual(outer.top - SLACK);
  expect(inner.bottom, label).toBeLessThanOrEqual(outer.bottom + SLACK);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The longest and the most mixed one tell most. */
const LABELS = ['数据处理中心管理系统综合平台服务', '😀 表情与汉字'];
const FURTHER_LABELS = ['中', '数据处理中心', 'API 网关 v2'];

/** Diagrams of one label each, and what finds the label and the shape it has to fit. */
const DIAGRAMS: Readonly<Record<string, (label: string) => { source: string; text: string; shape: string }>> =
  {
    'a flowchart': (label) => ({
      source: `flowchart LR\n  A["${label}"]`,
      text: '.node .label text',
      shape: '.node rect.label-container',
    }),
    'a round node': (label) => ({
      source: `flowchart LR\n  A(("${label}"))`,
      text: '.node .label text',
      shape: '.node .label-container',
    }),
    'a group of a flowchart': (label) => ({
      source: `flowchart LR\n  subgraph g ["${label}"]\n  A\n  end`,
      text: '.cluster-label text',
      shape: '.cluster > rect',
    }),
    'a participant': (label) => ({
      source: `sequenceDiagram\n  participant A as ${label}\n  A->>A: 好`,
      text: 'text.actor-box',
      shape: 'rect.actor',
    }),
    'a note of a sequence diagram': (label) => ({
      source: `sequenceDiagram\n  participant A\n  Note over A: ${label}`,
      text: 'text.noteText',
      shape: 'rect.note',
    }),
    'a class': (label) => ({
      source: `classDiagram\n  class A["${label}"] {\n    +${label.replaceAll(/\s/g, '')} 属性\n  }`,
      text: '.node .label text',
      shape: '.node .outer-path, .node .label-container',
    }),
    'a state': (label) => ({
      source: `stateDiagram-v2\n  state "${label}" as a\n  [*] --> a`,
      text: '.node .label text',
      shape: '.node rect.label-container, .node .outer-path',
    }),
    'an entity': (label) => ({
      source: `erDiagram\n  A["${label}"] {\n    string name "${label}"\n  }`,
      text: '.node .label text',
      shape: '.node',
    }),
    'a mind map': (label) => ({
      source: `mindmap\n  id["${label}"]`,
      text: '.mindmap-node text',
      shape: '.mindmap-node rect, .mindmap-node path.node-bkg',
    }),
    'a card of a kanban': (label) => ({
      source: `kanban\n  待办\n    id["${label}"]`,
      text: '.items .node text',
      shape: '.items .node rect',
    }),
  };

describe.each(Object.entries(DIAGRAMS))('Chinese labels fit %s', (_name, diagram) => {
  const fits = async (label: string) => {
    const { source, text, shape } = diagram(label);
    const svg = await show(source);
    const shapes = [...svg.querySelectorAll(shape)];
    const texts = [...svg.querySelectorAll(text)].filter((element) => element.textContent?.trim() !== '');
    if (shapes.length === 0 || texts.length === 0) throw new Error(`There is no ${shape} or no ${text}.`);
    for (const element of texts) {
      // A participant stands above and below its messages.
      const outer = shapes.find((candidate) => overlap(box(candidate), box(element))) ?? shapes[0];
      if (outer) expectInside(letterBox(element), box(outer), element.textContent ?? '');
    }
  };
  it.each(LABELS)('%s', fits);
  it.each(FURTHER_LABELS)('%s', { tags: 'long' }, fits);
});

it('draws whole pictures: nothing of an example lies outside its view box', async () => {
  for (const { id, source } of mermaid.examples) {
    const svg = await show(source);
    for (const text of svg.querySelectorAll('text')) {
      if (text.textContent?.trim()) expectInside(letterBox(text), box(svg), `${id}: ${text.textContent}`);
    }
  }
});

for (const theme of ['light', 'dark'] as const) {
  it(`draws pictures that are valid XML (${theme})`, { tags: theme === 'dark' ? 'long' : [] }, async () => {
    for (const { id, source } of mermaid.examples) {
      for (const htmlLabels of [false, true]) {
        const result = await engine.render(source, { ...defaultOptions, htmlLabels }, { theme });
        const svg = result.status === 'success' ? result.svg : '';
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        expect(parsed.querySelector('parsererror')?.textContent, id).toBeUndefined();
      }
    }
  });
}
