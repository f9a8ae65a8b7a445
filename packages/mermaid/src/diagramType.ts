import { nearestWord } from '@letu/core';

/** The words that start a diagram in Mermaid 12.3, as they are written. */
export const DIAGRAM_KEYWORDS: readonly string[] = [
  'flowchart',
  'graph',
  'flowchart-elk',
  'sequenceDiagram',
  'classDiagram',
  'classDiagram-v2',
  'stateDiagram',
  'stateDiagram-v2',
  'erDiagram',
  'gantt',
  'pie',
  'journey',
  'mindmap',
  'timeline',
  'quadrantChart',
  'requirementDiagram',
  'gitGraph',
  'C4Context',
  'C4Container',
  'C4Component',
  'C4Dynamic',
  'C4Deployment',
  'sankey-beta',
  'xychart-beta',
  'block-beta',
  'packet-beta',
  'kanban',
  'architecture-beta',
  'radar-beta',
  'treemap-beta',
  'treeView-beta',
  'venn-beta',
  'ishikawa-beta',
  'wardley-beta',
  'eventmodeling',
  'usecase-beta',
  'swimlane-beta',
  'agentflow-beta',
  'cynefin-beta',
  'railroad-beta',
  'railroad-ebnf-beta',
  'railroad-abnf-beta',
  'railroad-peg-beta',
];

/** What people write instead, in Chinese. */
const CHINESE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^流程图/, 'flowchart'],
  [/^(?:时序图|顺序图|序列图)/, 'sequenceDiagram'],
  [/^类图/, 'classDiagram'],
  [/^状态图/, 'stateDiagram-v2'],
  [/^(?:实体|ER|E-R)/i, 'erDiagram'],
  [/^甘特图/, 'gantt'],
  [/^饼图/, 'pie'],
  [/^(?:思维导图|脑图)/, 'mindmap'],
  [/^时间[线轴]/, 'timeline'],
  [/^看板/, 'kanban'],
];

/** Returns the first word of a text, which says what kind of diagram it is. */
export function firstWord(text: string): string {
  return /^\s*(\S+)/.exec(text)?.[1] ?? '';
}

/** Returns the keyword somebody most likely meant by a word that is none. */
export function similarKeyword(word: string): string | undefined {
  const chinese = CHINESE_NAMES.find(([pattern]) => pattern.test(word))?.[1];
  if (chinese) return chinese;
  const nearest = nearestWord(plainName(word), DIAGRAM_KEYWORDS.map(plainName));
  return DIAGRAM_KEYWORDS.find((keyword) => plainName(keyword) === nearest);
}

function plainName(word: string): string {
  return word.toLowerCase().replace(/[-_]?(?:beta|diagram|v2)\b/g, '');
}
