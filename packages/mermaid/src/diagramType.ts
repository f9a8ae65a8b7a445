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
/** How many letters a word may differ by and still be taken for a keyword. */
const LARGEST_DISTANCE = 2;

/** Returns the first word of a text, which says what kind of diagram it is. */
export function firstWord(text: string): string {
  return /^\s*(\S+)/.exec(text)?.[1] ?? '';
}

/** Returns the keyword somebody most likely meant by a word that is none. */
export function similarKeyword(word: string): string | undefined {
  const chinese = CHINESE_NAMES.find(([pattern]) => pattern.test(word))?.[1];
  if (chinese) return chinese;
  const plain = plainName(word);
  const near = DIAGRAM_KEYWORDS.map((keyword) => ({ keyword, far: distance(plain, plainName(keyword)) }));
  const nearest = near.toSorted((a, b) => a.far - b.far)[0];
  const limit = plain.length > 5 ? LARGEST_DISTANCE : 1;
  return nearest && nearest.far <= limit ? nearest.keyword : undefined;
}

function plainName(word: string): string {
  return word.toLowerCase().replace(/[-_]?(?:beta|diagram|v2)\b/g, '');
}

/** The Levenshtein distance (https://en.wikipedia.org/wiki/Levenshtein_distance) of two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
