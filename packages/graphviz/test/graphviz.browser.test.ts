import { afterAll, describe, expect, it } from 'vitest';
import { graphviz, LAYOUTS, type GraphvizOptions } from '@letu/graphviz';
import type { Theme } from '@letu/core';

const engine = await graphviz.load();
afterAll(() => engine.dispose());

async function show(
  source: string,
  theme: Theme = 'light',
  options?: GraphvizOptions,
): Promise<SVGSVGElement> {
  const result = await engine.render(source, options, { theme });
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
  document.body.innerHTML = result.svg;
  return document.querySelector('svg')!;
}

// The shapes of https://graphviz.org/doc/info/shapes.html that hold their label; those of synthetic biology do not.
const SHAPES = (
  'box polygon ellipse oval circle egg triangle diamond trapezium parallelogram house pentagon hexagon septagon ' +
  'octagon doublecircle doubleoctagon tripleoctagon invtriangle invtrapezium invhouse Mdiamond Msquare Mcircle ' +
  'rect rectangle square star underline cylinder note tab folder box3d component record Mrecord'
).split(' ');
const LABELS = [
  '中',
  '数据',
  '处理器',
  '数据处理中心',
  '数据处理中心管理系统综合平台服务',
  'API 网关服务 v2',
  '一、读取：配置（可选）',
];

/** How far text reaches out of a shape to the left or right, in pixels of the picture. */
function overflow(text: SVGTextElement, shape: SVGGraphicsElement): number {
  const [inner, outer] = [text.getBBox(), shape.getBBox()];
  return Math.max(outer.x - inner.x, inner.x + inner.width - (outer.x + outer.width));
}

describe('Chinese labels of graphviz', () => {
  it.each(SHAPES)('fit into the shape %s', async (shape) => {
    const nodes = LABELS.map((label, index) => `n${index} [label="${label}"]`).join('\n');
    const svg = await show(`graph { node [shape=${shape}]\n${nodes} }`);
    const groups = [...svg.querySelectorAll<SVGGElement>('.node')];
    expect(groups).toHaveLength(LABELS.length);
    for (const group of groups) {
      const text = group.querySelector('text')!;
      const outline = group.querySelector<SVGGeometryElement>('polygon, ellipse, path')!;
      expect(overflow(text, outline), text.textContent).toBeLessThan(0);
      expect(text.getBBox().width, text.textContent).toBeGreaterThan(0);
    }
  });

  it.each(['box', 'ellipse', 'diamond', 'hexagon', 'cylinder'])(
    'lie inside the outline of the shape %s',
    async (shape) => {
      const nodes = LABELS.map((label, index) => `n${index} [label="${label}"]`).join('\n');
      const svg = await show(`graph { node [shape=${shape}]\n${nodes} }`);
      for (const group of svg.querySelectorAll<SVGGElement>('.node')) {
        const text = group.querySelector('text')!;
        const { x, y, width, height } = text.getBBox();
        const outline = group.querySelector<SVGGeometryElement>('polygon, ellipse, path')!;
        for (const end of [x, x + width]) {
          expect(outline.isPointInFill({ x: end, y: y + height / 2 }), text.textContent).toBe(true);
        }
      }
    },
  );

  it.each(LABELS)('take no more room than they need: %s', async (label) => {
    const svg = await show(`graph { n [shape=box, width=0, margin=0, label="${label}"] }`);
    const { width } = svg.querySelector('text')!.getBBox();
    const box = svg.querySelector<SVGGraphicsElement>('.node polygon')!.getBBox();
    expect(box.width).toBeGreaterThanOrEqual(width - 2);
    expect(box.width).toBeLessThan(width * 1.15 + 8);
  });

  it.each([
    'Microsoft YaHei',
    'SimSun',
    'Times',
    'Courier New',
    'Helvetica',
    'Georgia',
    'Verdana',
    'Noto Sans CJK SC',
    'Noto Serif CJK SC',
  ])('fit when the graph asks for the font %s', async (font) => {
    const nodes = LABELS.map((label, index) => `n${index} [label="${label}"]`).join('\n');
    const svg = await show(`graph { node [shape=box, fontname="${font}"]\n${nodes} }`);
    for (const group of svg.querySelectorAll<SVGGElement>('.node')) {
      const text = group.querySelector('text')!;
      expect(overflow(text, group.querySelector('polygon')!), `${font} ${text.textContent}`).toBeLessThan(0);
    }
  });

  it('fit into clusters', async () => {
    const svg = await show(`digraph { subgraph cluster_a { label="订单处理与库存管理子系统（华东）"; a } }`);
    const cluster = svg.querySelector('.cluster')!;
    expect(overflow(cluster.querySelector('text')!, cluster.querySelector('polygon')!)).toBeLessThan(0);
  });

  it('fit into the cells of HTML tables', async () => {
    const cells = LABELS.map((label) => `<tr><td border="1">${label}</td></tr>`);
    const rows = LABELS.map((label) => `<table><tr><td>${label}</td><td>甲</td></tr></table>`);
    const svg = await show(
      `graph { node [shape=plain]; a [label=<<table border="0">${cells.join('')}</table>>]; ${rows
        .map((row, index) => `b${index} [label=<${row}>]`)
        .join('\n')} }`,
    );
    const cellGroups = [...svg.querySelectorAll('.node')];
    expect(cellGroups).toHaveLength(LABELS.length + 1);
    const [texts, boxes] = ['text', 'polygon'].map((name) => [
      ...cellGroups[0]!.querySelectorAll<SVGGraphicsElement>(name),
    ]);
    expect(texts).toHaveLength(LABELS.length);
    texts!.forEach((text, index) => expect(overflow(text as SVGTextElement, boxes![index]!)).toBeLessThan(0));
  });

  it('keep apart in the fields of records', async () => {
    const svg = await show(`graph { r [shape=record, label="${LABELS.join('|')}"] }`);
    const texts = [...svg.querySelectorAll('text')].map((text) => text.getBBox());
    const lines = [...svg.querySelectorAll('polyline')].map((line) => line.getBBox().x);
    expect(lines).toHaveLength(LABELS.length - 1);
    lines.forEach((x, index) => {
      expect(texts[index]!.x + texts[index]!.width).toBeLessThan(x);
      expect(texts[index + 1]!.x).toBeGreaterThan(x);
    });
  });

  it('keep clear of each other on edges', async () => {
    const svg = await show(
      `digraph { a -> b [label="数据处理中心管理"]; a -> b [label="综合平台服务接口"]; a -> c [label="读取"] }`,
    );
    const boxes = [...svg.querySelectorAll('.edge text')].map((text) => (text as SVGTextElement).getBBox());
    boxes.sort((one, other) => one.x - other.x);
    expect(boxes).toHaveLength(3);
    boxes
      .slice(1)
      .forEach((box, index) =>
        expect(boxes[index]!.x + boxes[index]!.width).toBeLessThanOrEqual(box.x + 0.5),
      );
  });
});

describe('the dark theme of graphviz', () => {
  const color = (element: Element | null, property: 'fill' | 'stroke') =>
    getComputedStyle(element!)[property].match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  const brightness = (element: Element | null, property: 'fill' | 'stroke') =>
    color(element, property).reduce((sum, part) => sum + part, 0) / 3;

  it('draws lines and text light where the graph gives no colour', async () => {
    const svg = await show(
      'digraph { 甲 -> 乙 [label="边"]; subgraph cluster_a { label="组"; 甲 } }',
      'dark',
    );
    for (const text of svg.querySelectorAll('text')) expect(brightness(text, 'fill')).toBeGreaterThan(200);
    for (const line of svg.querySelectorAll('ellipse, path, .cluster polygon')) {
      expect(brightness(line, 'stroke')).toBeGreaterThan(150);
    }
    expect(brightness(svg.querySelector('.edge polygon'), 'fill')).toBeGreaterThan(150);
  });

  it('keeps the colours of the user', async () => {
    const svg = await show(
      'graph { 甲 [color=red, fontcolor="#123456", style=filled, fillcolor=gold] }',
      'dark',
    );
    const ellipse = svg.querySelector('ellipse');
    expect(ellipse?.getAttribute('fill')).toBe('gold');
    expect(ellipse?.getAttribute('stroke')).toBe('red');
    expect(svg.querySelector('text')?.getAttribute('fill')).toBe('#123456');
  });

  it.each([
    ['lightyellow', true],
    ['#e0f2fe', true],
    ['white:gold', true],
    ['navy', false],
    ['#14532d', false],
  ])('writes on the fill %s so that it can be read', async (fill, isLight) => {
    const svg = await show(`graph { 甲 [style=filled, fillcolor="${fill}"] }`, 'dark');
    expect(brightness(svg.querySelector('text'), 'fill') < 100).toBe(isLight);
  });

  it('draws dark on a cluster or background the user made light', async () => {
    const svg = await show(
      'digraph { subgraph cluster_a { style=filled; color=lightgrey; 甲 -> 乙; label="组" } 丙 }',
      'dark',
    );
    for (const text of svg.querySelectorAll('.cluster text'))
      expect(brightness(text, 'fill')).toBeLessThan(100);
    const [first, , third] = svg.querySelectorAll('.node ellipse');
    expect(brightness(first!, 'stroke')).toBeLessThan(100);
    expect(brightness(third!, 'stroke')).toBeGreaterThan(150);
    expect(brightness(svg.querySelector('.edge path'), 'stroke')).toBeLessThan(100);
    const onWhite = await show('graph { bgcolor=white; 甲 }', 'dark');
    expect(brightness(onWhite.querySelector('text'), 'fill')).toBeLessThan(100);
  });

  it('leaves no marker colour behind in any layout or shape', async () => {
    const shapes = [...SHAPES, 'point', 'plain', 'none', 'Msquare'];
    const nodes = shapes.map((shape, index) => `n${index} [shape=${shape}]`).join('\n');
    const source =
      `digraph { node [style=filled]\n${nodes}\n n0 -> n1 -> n2 [dir=both, label="x", headlabel="y"]
      t [label=<<table color="blue"><tr><td>a</td><hr/></tr></table>>, shape=plain]
      u [label=<<table><tr><td bgcolor="red:blue">a</td><td>b</td></tr></table>>]
      g [style=radial]; h [style=striped, shape=box]; n3 -> n4 [arrowhead=odiamond, style=tapered]
      subgraph cluster_a { style=rounded; n5; subgraph cluster_b { style=filled; n6 } } }`.replace(
        '<hr/>',
        '',
      );
    for (const layout of ['dot', 'osage', 'patchwork'] as const) {
      const svg = await show(source, 'dark', { layout });
      expect(svg.outerHTML).not.toContain('#fe01a');
    }
  });

  it('reads every colour name as Chromium does', async () => {
    const { isLight } = await import('../src/picture/palette.js');
    const names =
      'aliceblue black blue brown chocolate coral crimson darkcyan darkorange dimgray firebrick gold gray green'.split(
        ' ',
      );
    const more =
      'hotpink indigo khaki lightgray magenta maroon navy olive orange orchid purple red royalblue salmon'.split(
        ' ',
      );
    const last =
      'seagreen sienna silver skyblue slateblue steelblue tan teal tomato turquoise violet wheat yellow'.split(
        ' ',
      );
    for (const name of [...names, ...more, ...last]) {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      const parts = getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
      const hex = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      expect(isLight(name), name).toBe(isLight(hex));
    }
  });
});

describe('deep nesting in graphviz', () => {
  const nested = (levels: number) => {
    const open = Array.from({ length: levels }, (_, level) => `subgraph cluster_${level} {`).join(' ');
    return `digraph { ${open} 甲 ${'}'.repeat(levels + 1)}`;
  };

  it('is drawn by every layout down to the stated limit', async () => {
    for (const layout of LAYOUTS) {
      const svg = await show(nested(100), 'light', { layout });
      expect(svg.querySelectorAll('.node'), layout).toHaveLength(1);
    }
  });

  it('is refused beyond it, at the brace that is too deep', async () => {
    const source = nested(101);
    const result = await engine.render(source);
    expect(result.status).toBe('failure');
    expect(result.diagnostics).toMatchObject([
      { from: source.lastIndexOf('{'), message: '子图嵌套超过了 100 层。' },
    ]);
  });
});
