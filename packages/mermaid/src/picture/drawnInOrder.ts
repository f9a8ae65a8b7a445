import type { SvgElement } from '@letu/core';
import type { Dialect } from '../source/dialects.js';
import type { Part } from '../source/part.js';
import { tieAxes, tieBits, tieQuadrants, tieTasks } from './charts.js';
import { tieCommits, tieGroupLabels, tieMindmap, tieRelations, tieStates } from './graphs.js';
import {
  belowRoot,
  branchOrder,
  causeOrder,
  domainOrder,
  innermostFirst,
  itemOrder,
  lastFirst,
  leafOrder,
  sectionOrder,
  tagOrder,
} from './orders.js';
import { tieMessages, tieParticipants } from './sequence.js';
import {
  beginsWith,
  drawn,
  hasAttribute,
  inTurn,
  isAny,
  isGroup,
  isLink,
  isNode,
  isSort,
  type Tie,
} from './ties.js';

/** Blocks of sequence diagrams with a frame of their own. */
const isFramed = (part: Part) => isGroup(part) && !isSort('rect', 'box')(part);
/** Points of a quadrant chart begin with no word, as `x-axis` and `quadrant-1` do. */
const isPoint = ({ sort }: Part) => sort === undefined;
const isText = ({ labelRange }: Part) => labelRange !== undefined;
const isDomain = isSort('domain');
const isTimelineNode = drawn('.timeline-node');
const isSection = (element: SvgElement) =>
  isTimelineNode(element) && element.parent?.attribute('class') === '';

/**
 * What Mermaid draws without the names of the source, by the order in which each type draws it: its elements say nothing else of
 * where they come from.
 */
export const TIES: Partial<Record<Dialect, readonly Tie[]>> = {
  architecture: [tieGroupLabels],
  c4: [inTurn(isGroup, beginsWith(drawn('svg > g > rect')), innermostFirst), tieRelations],
  class: [inTurn(isSort('note'), hasAttribute('id', /-note\d+$/))],
  cynefin: [
    inTurn(isDomain, drawn('.cynefinDomainLabel'), domainOrder),
    inTurn((part) => isNode(part) && !isDomain(part), drawn('.cynefin-items > g'), itemOrder),
    inTurn(isLink, drawn('.cynefinArrowLine')),
    inTurn((part) => isLink(part) && isText(part), drawn('.cynefinArrowLabel')),
  ],
  eventmodeling: [inTurn(isNode, drawn('.em-box'))],
  gantt: [tieTasks, inTurn(isGroup, drawn('.sectionTitle'))],
  gitGraph: [
    tieCommits,
    inTurn(isSort('branch'), drawn('.branchLabel'), branchOrder),
    inTurn(isSort('tag'), drawn('.tag-label'), tagOrder),
  ],
  ishikawa: [
    inTurn(isAny, drawn('.ishikawa-head-group', '.ishikawa-label-group', '.ishikawa-sub-group'), causeOrder),
  ],
  journey: [inTurn(isGroup, drawn('text.journey-section')), inTurn(isNode, drawn('text.task'))],
  kanban: [inTurn(isGroup, drawn('.sections > g')), inTurn(isNode, drawn('.items > g'))],
  mindmap: [tieMindmap],
  packet: [tieBits],
  pie: [inTurn(isAny, drawn('.pieCircle')), inTurn(isAny, drawn('.legend'))],
  quadrant: [tieQuadrants, inTurn(isPoint, drawn('.data-point'), lastFirst)],
  radar: [
    inTurn(isSort('axis'), drawn('.radarAxisLabel')),
    inTurn(isSort('curve'), hasAttribute('class', /^radarCurve-/)),
    inTurn(isSort('curve'), beginsWith(hasAttribute('class', /^radarLegendBox-/))),
  ],
  railroad: [
    inTurn(isText, drawn('.railroad-terminal')),
    inTurn(isText, drawn('.railroad-terminal', '.railroad-nonterminal', '.railroad-special')),
  ],
  sankey: [
    inTurn(isNode, hasAttribute('id', /-node-\d+$/)),
    inTurn(isNode, drawn('.node-labels > text')),
    inTurn(isNode, drawn('.sankey-label-bg')),
    inTurn(isNode, drawn('.sankey-label-fg')),
    inTurn(isLink, drawn('.link')),
  ],
  sequence: [
    tieMessages,
    inTurn(isSort('note'), hasAttribute('data-et', /^note$/)),
    inTurn(isFramed, hasAttribute('data-et', /^control-structure$/), innermostFirst),
    inTurn(isSort('box'), beginsWith(drawn('g > rect.rect')), lastFirst),
    tieParticipants,
  ],
  state: [tieStates],
  timeline: [inTurn(isGroup, isSection), inTurn(isNode, drawn('.taskWrapper', '.eventWrapper'))],
  treeView: [inTurn(isAny, drawn('.tree-view > g'), belowRoot)],
  treemap: [
    inTurn(isGroup, drawn('g.treemapSection'), sectionOrder),
    inTurn(isNode, drawn('.treemapLeafGroup'), leafOrder),
  ],
  venn: [inTurn(isSort('set', 'union'), drawn('.venn-area'))],
  wardley: [inTurn(isNode, drawn('.wardley-node')), inTurn(isLink, drawn('.wardley-link'))],
  xychart: [tieAxes, inTurn(isSort('bar', 'line'), hasAttribute('class', /^(?:bar|line)-plot-\d+$/))],
};
