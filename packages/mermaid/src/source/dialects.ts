import { classDiagram, er } from './grammars/classAndEr.js';
import { packet, pie, quadrant, radar, sankey, venn, xychart } from './grammars/charts.js';
import { flowchart } from './grammars/flowchart.js';
import { agentflow, architecture, block, c4, requirement, usecase } from './grammars/graphs.js';
import { cynefin, eventmodeling, gitGraph, plain, railroad, wardley } from './grammars/maps.js';
import { gantt, indented, ishikawa, journey, timeline, treemap, treeView } from './grammars/outlines.js';
import { sequence } from './grammars/sequence.js';
import { state } from './grammars/state.js';
import type { Modes } from './rules.js';

const GRAMMARS = {
  flowchart,
  sequence,
  class: classDiagram,
  state,
  er,
  gantt,
  pie,
  journey,
  mindmap: indented,
  kanban: indented,
  ishikawa,
  treemap,
  treeView,
  timeline,
  quadrant,
  requirement,
  gitGraph,
  c4,
  sankey,
  xychart,
  block,
  packet,
  architecture,
  radar,
  venn,
  wardley,
  eventmodeling,
  usecase,
  agentflow,
  cynefin,
  railroad,
  plain,
} as const satisfies Record<string, Modes>;

/** A diagram type as its source is read; types with one grammar but different words are one. */
export type Dialect = keyof typeof GRAMMARS;

/** The first words of each type, without `-beta`. */
const FIRST_WORDS: readonly (readonly [RegExp, Dialect])[] = [
  [/^(?:flowchart(?:-elk)?|graph|swimlane)$/, 'flowchart'],
  [/^sequenceDiagram$/, 'sequence'],
  [/^classDiagram(?:-v2)?$/, 'class'],
  [/^stateDiagram(?:-v2)?$/, 'state'],
  [/^erDiagram$/, 'er'],
  [/^requirement(?:Diagram)?$/, 'requirement'],
  [/^quadrantChart$/, 'quadrant'],
  [/^C4\w+$/, 'c4'],
  [/^railroad/, 'railroad'],
];

/** The types in which indentation carries meaning. */
const INDENTED: ReadonlySet<Dialect> = new Set<Dialect>([
  'mindmap',
  'kanban',
  'ishikawa',
  'treemap',
  'treeView',
  'venn',
]);

/** Returns the type that a diagram's first word names; `plain` for none. */
export function dialectOf(word: string): Dialect {
  const name = word.replace(/-beta$/, '').replace(/[:;]$/, '');
  const found = FIRST_WORDS.find(([pattern]) => pattern.test(name))?.[1];
  if (found) return found;
  return Object.hasOwn(GRAMMARS, name) ? (name as Dialect) : 'plain';
}

/** Returns the rules by which a type's source is read. */
export function modesOf(dialect: Dialect): Modes {
  return GRAMMARS[dialect];
}

/** Returns true for types whose lines belong below the line they are indented under. */
export function isIndented(dialect: Dialect): boolean {
  return INDENTED.has(dialect);
}
