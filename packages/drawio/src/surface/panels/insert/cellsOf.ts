import type { PageCell } from '../../../document/model.js';
import { geometryOf } from '../../edit/bounds.js';
import { cellOf } from '../../edit/cells.js';
import { componentsOf, joinedParts } from '../../layout/components.js';
import { treeOf } from '../../layout/forest.js';
import { orgChart } from '../../layout/orgChart.js';
import { elbow } from '../../layout/routes.js';
import type { TextGraph } from './readGraph.js';

const BOX = 'rounded=1;whiteSpace=wrap;html=1;';
const LINE = 'edgeStyle=orthogonalEdgeStyle;rounded=0;html=1;';
const HEIGHT = 50;
/** How wide a letter of Chinese is, roughly, and how wide boxes are at least and at most. */
const LETTER = 13;
const [LEAST, WIDEST] = [100, 240];
const PART_GAP = 50;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Makes shapes and connections of what a text asks for, arranged as a chart of an organisation is. */
export function cellsOf({ nodes, edges }: TextGraph): readonly PageCell[] {
  const boxes = nodes.map(({ id, label }) => {
    const width = Math.min(Math.max(label.length * LETTER + 24, LEAST), WIDEST);
    const lines = Math.ceil((label.length * LETTER) / (width - 16));
    return { id, x: 0, y: 0, width, height: HEIGHT + Math.max(lines - 2, 0) * 16 };
  });
  const links = edges.map((edge, at) => ({ ...edge, id: `edge ${at}` }));
  const joined = links.filter(({ source, target }) => source !== target);
  const places = joinedParts(
    componentsOf({ nodes: boxes, edges: joined }).map((part) => orgChart(treeOf(part).root)),
    PART_GAP,
  );
  const shapes = nodes.map(({ id, label }) =>
    cellOf({
      role: 'vertex',
      id,
      label: escaped(label),
      style: BOX,
      geometry: geometryOf(places.get(id)!),
    }),
  );
  const lines = links.map(({ id, source, target, label }) =>
    cellOf({
      role: 'edge',
      id,
      source,
      target,
      label: escaped(label),
      style: LINE,
      geometry: {
        ...geometryOf({ x: 0, y: 0, width: 0, height: 0 }),
        isRelative: true,
        points: source === target ? [] : elbow(places.get(source)!, places.get(target)!, true),
      },
    }),
  );
  return [...shapes, ...lines];
}
