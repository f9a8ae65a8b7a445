import type { DiagramType } from './dialects/dialect.js';

const BLANK = /^(?:\uFEFF|\s|\/\*[\s\S]*?\*\/|(?:\/\/|#|%%(?!\{)|').*(?:\n|$))+/;
const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

const PLANTUML =
  /^(?:@start\w|!(?:theme|include|define|pragma|procedure|function)\b|skinparam\b|autonumber\b|participant\b|actor\b)/;
const MERMAID = new RegExp(
  '^(?:%%\\{|(?:graph|flowchart(?:-elk)?)(?:[ \\t]+(?:TB|TD|BT|RL|LR)\\b|[ \\t]*(?:[;\\n]|$))|(?:' +
    'sequenceDiagram|classDiagram(?:-v2)?|stateDiagram(?:-v2)?|erDiagram|journey|gantt|pie|gitGraph|mindmap|timeline|' +
    'quadrantChart|requirementDiagram|C4(?:Context|Container|Component|Dynamic|Deployment)|zenuml|kanban|' +
    '(?:sankey|xychart|block|packet|architecture|radar|treemap)(?:-beta)?' +
    ')(?=[\\s:;]|$))',
);
const DOT = /^(?:strict\s+)?(?:di)?graph\b[^{;]*\{/i;
const PIKCHR =
  /^(?:(?:[A-Z]\w*:\s*)?(?:box|circle|ellipse|oval|cylinder|diamond|file|line|arrow|spline|arc|dot|move|text)\b(?!\s*(?:->|<-|--|[.:{]))|\$?\w+\s*=\s*[\d.]|(?:up|down|left|right)\s*(?:;|\n|$)|define\s+\$?\w+\s*\{)/;
const D2 =
  /^(?:(?:direction|vars|classes|layers|scenarios|steps|style)\s*:|\.\.\.@|[^\n]*?(?:->|<-|--|:\s*(?:\{|\|)))/;

/**
 * Guesses the kind of a source from its beginning. Returns undefined where nothing speaks for a kind.
 *
 * What several languages share, such as `a -> b`, is taken for D2.
 */
export function detectType(source: string): DiagramType | undefined {
  const text = skipBlank(source);
  if (/^<(?:\?xml|mxfile|mxGraphModel)\b/.test(text)) return text.includes('<mx') ? 'diagram' : undefined;
  if (text.startsWith('{')) return /"type"\s*:\s*"excalidraw"/.test(text) ? 'excalidraw' : undefined;
  if (PLANTUML.test(text)) return 'TEXT';
  if (DOT.test(text)) return 'graphviz';
  if (MERMAID.test(skipBlank(text.replace(FRONT_MATTER, '')))) return 'MERMAID';
  if (PIKCHR.test(text)) return 'pikchr';
  return D2.test(text) ? 'D2LANG' : undefined;
}

/** Returns a source from its first statement on, without the comments of any of the languages. */
function skipBlank(source: string): string {
  return source.slice(BLANK.exec(source)?.[0].length ?? 0);
}
