import { install, type Installation } from '@letu/svg-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page, PageCell } from '../src/document/model.js';

let installation: Installation;
let graphs: typeof import('../src/graph/index.js');
let maxgraph: typeof import('@maxgraph/core');

beforeAll(async () => {
  installation = install(globalThis);
  maxgraph = await import('@maxgraph/core');
  graphs = await import('../src/graph/index.js');
});
afterAll(() => installation.uninstall());

const cell = (of: Partial<PageCell> & Pick<PageCell, 'id'>): PageCell => ({
  role: 'other',
  label: '',
  style: '',
  attributes: {},
  ...of,
});
const geometry = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
  isRelative: false,
  points: [],
  attributes: { as: 'geometry' },
});
const box = (id: string, x: number, y: number, of: Partial<PageCell> = {}) =>
  cell({ id, parent: '1', role: 'vertex', geometry: geometry(x, y, 100, 40), ...of });
const pageOf = (cells: readonly PageCell[]): Page => ({
  id: 'p',
  name: '页',
  attributes: {},
  model: {},
  cells: [cell({ id: '0' }), cell({ id: '1', parent: '0' }), ...cells],
});

function graphOf(page: Page) {
  const graph = graphs.createGraph(document.createElement('div'));
  graphs.fillGraph(graph, page);
  return graph;
}
const cellAt = (graph: ReturnType<typeof graphOf>, id: string) => graph.getDataModel().getCell(id)!;

describe('a graph of a page', () => {
  const page = pageOf([
    box('a', 0, 0, { label: '甲', style: 'ellipse;unknown=1;rounded=0;html=1;dashPattern=3 3;' }),
    cell({
      id: 'e',
      parent: '1',
      role: 'edge',
      source: 'a',
      target: 'b',
      style: 'rounded=0;',
      geometry: { ...geometry(0, 0, 0, 0), isRelative: true },
    }),
    box('b', 200, 100, { wrapper: { name: 'object', attributes: { link: 'https://例.cn' } } }),
    box('constructor', 0, 300, { attributes: { visible: '0', collapsed: '1' } }),
    box('lost', 0, 400, { source: 'nobody' }),
  ]);

  it('gives the page back that it was filled with', () => {
    expect(graphs.readGraph(graphOf(page), page)).toBe(page);
  });

  it('writes only what was changed, in its place', () => {
    const graph = graphOf(page);
    graph.setCellStyles('rounded', true, [cellAt(graph, 'a')]);
    graph.setCellStyles('fillColor', '#ff0000', [cellAt(graph, 'a')]);
    const read = graphs.readGraph(graph, page);
    expect(read.cells.map(({ id }) => id)).toEqual(page.cells.map(({ id }) => id));
    const [first] = read.cells.filter(({ id }) => id === 'a');
    expect(first!.style).toBe('ellipse;unknown=1;rounded=1;html=1;dashPattern=3 3;fillColor=#ff0000;');
    expect(read.cells.filter((known, index) => known !== page.cells[index])).toEqual([first]);
  });

  it('writes new cells behind their brothers', () => {
    const graph = graphOf(page);
    const made = new maxgraph.Cell({ label: '新' }, new maxgraph.Geometry(1, 2, 3, 4), {});
    made.setVertex(true);
    graph.addCell(made, cellAt(graph, '1'), 1);
    const ids = graphs.readGraph(graph, page).cells.map(({ id }) => id);
    expect(ids.indexOf(made.getId()!)).toBe(ids.indexOf('a') + 1);
  });

  it('leads edges from one outline to the other', () => {
    const graph = graphOf(page);
    const { absolutePoints } = graph.view.getState(cellAt(graph, 'e'))!;
    expect(absolutePoints.map((point) => [Math.round(point!.x), Math.round(point!.y)])).toEqual([
      [81, 36],
      [210, 100],
    ]);
  });

  it('routes edges that begin nowhere, and lead back to where they begin', () => {
    const free = { ...geometry(0, 0, 0, 0), isRelative: true };
    const edge = { parent: '1', role: 'edge', style: 'edgeStyle=orthogonalEdgeStyle;' } as const;
    const graph = graphOf(
      pageOf([
        box('a', 0, 0),
        cell({
          ...edge,
          id: 'free',
          geometry: { ...free, sourcePoint: { x: 0, y: 100 }, targetPoint: { x: 100, y: 200 } },
        }),
        cell({ ...edge, id: 'loop', source: 'a', target: 'a', geometry: free }),
      ]),
    );
    const points = (id: string) => graph.view.getState(cellAt(graph, id))!.absolutePoints;
    expect(points('free').length).toBeGreaterThan(2);
    points('free').forEach((point, index, all) => {
      const next = all[index + 1];
      if (next) expect(point!.x === next.x || point!.y === next.y).toBe(true);
    });
    expect(Math.max(...points('loop').map((point) => point!.x))).toBeGreaterThan(100);
  });

  it('gives nothing a gradient that is not filled', () => {
    const style = 'text;html=1;fillColor=none;gradientColor=#007FFF;';
    const graph = graphOf(pageOf([box('a', 0, 0, { style, label: '字' })]));
    expect(graph.container.innerHTML).not.toMatch(/url\(#|lineargradient/i);
  });

  it('needs no eval, and draws a gradient of nothing', () => {
    const style =
      'gradientColor=;fillColor=#ffffff;perimeter=globalThis.seen;edgeStyle=globalThis.seen;html=1';
    const graph = graphOf(pageOf([box('a', 0, 0, { style, label: '<b>粗</b>' })]));
    const text = graph.view.getDrawPane().querySelector('text');
    expect(text?.textContent).toBe('粗');
    expect(text?.getAttribute('font-weight')).toBe('bold');
  });
});
