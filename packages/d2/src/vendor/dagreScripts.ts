import { LIBRARY_HEADS } from './libraryHeads.js';
import type { DagreGraph } from './libraries.js';
import type { ScriptAnswerer, UseLibrary } from './scriptHost.js';

const SETUP = 'var g = new dagre.graphlib.Graph(';
const GRAPH =
  /^g\.setGraph\(\{\s*ranksep: (\d+),\s*edgesep: (\d+),\s*nodesep: (\d+),\s*rankdir: "(\w+)",\s*\}\);\s*$/;
const NODE = /g\.setNode\(`(\d+)`, \{ id: `\d+`, width: (-?\d+), height: (-?\d+) \}\);\n/y;
const PARENT = /g\.setParent\(`(\d+)`, `(\d+)`\);\n/y;
// The name holds text of the diagram as it is. It ends where the next statement begins.
const EDGE =
  /g\.setEdge\(\{v:`(\d+)`, w:`(\d+)`, name:`([^]*?)`\}, \{ width:(-?\d+), height:(-?\d+), labelpos: `c` \}\);\n(?=g\.set|$)/y;
const QUERY = /^JSON\.stringify\(g\.(?:node\(g\.nodes|edge\(g\.edges)\(\)\[(\d+)\]\)\)$/;

/** Answers what D2 asks of dagre: https://github.com/terrastruct/d2/blob/master/d2layouts/d2dagrelayout/layout.go */
export function createDagreScripts(use: UseLibrary): ScriptAnswerer {
  let graph: DagreGraph | undefined;
  const current = () => {
    if (!graph) throw new Error('D2 has set up no dagre graph.');
    return graph;
  };
  return (script) => {
    if (script.startsWith(LIBRARY_HEADS.dagre)) return { value: use('dagre') };
    if (script.startsWith(SETUP)) return { value: (graph = createGraph(use)) };
    if (script.startsWith('g.setGraph(')) return { value: configure(current(), script) };
    if (script.startsWith('g.set') || script === '') return { value: fill(current(), script) };
    if (script === 'dagre.layout(g)') return { value: use('dagre').layout(current()) };
    const index = QUERY.exec(script)?.[1];
    if (index === undefined) return undefined;
    return { value: JSON.stringify(lookUp(current(), script.includes('.node('), Number(index))) };
  };
}

function createGraph(use: UseLibrary): DagreGraph {
  const graph = new (use('dagre').graphlib.Graph)({ compound: true, multigraph: true });
  graph.setDefaultNodeLabel(() => ({}));
  graph.setDefaultEdgeLabel(() => ({}));
  return graph;
}

function configure(graph: DagreGraph, script: string): void {
  const match = GRAPH.exec(script);
  if (!match) throw new Error('D2 configured dagre in an unknown way.');
  const [, ranksep, edgesep, nodesep, rankdir] = match;
  graph.setGraph({ ranksep: Number(ranksep), edgesep: Number(edgesep), nodesep: Number(nodesep), rankdir });
}

function fill(graph: DagreGraph, script: string): void {
  let position = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(script);
    if (match) position = pattern.lastIndex;
    return match;
  };
  while (position < script.length) {
    const node = next(NODE);
    if (node) {
      const [, id = '', width, height] = node;
      graph.setNode(id, { id, width: Number(width), height: Number(height) });
      continue;
    }
    const parent = next(PARENT);
    if (parent) {
      graph.setParent(parent[1] ?? '', parent[2] ?? '');
      continue;
    }
    const edge = next(EDGE);
    if (!edge) throw new Error('D2 described a graph to dagre in an unknown way.');
    const [, v = '', w = '', name = '', width, height] = edge;
    graph.setEdge({ v, w, name }, { width: Number(width), height: Number(height), labelpos: 'c' });
  }
}

function lookUp(graph: DagreGraph, isNode: boolean, index: number): unknown {
  return isNode ? graph.node(graph.nodes()[index]) : graph.edge(graph.edges()[index]);
}
