import type { DiagramType } from './dialects/dialect.js';

/** Space and comments of any of the languages, and lines that say nothing of the kind. */
const BLANK = /^(?:\uFEFF|\s|\/\*[\s\S]*?\*\/|(?:\/\/|#|%%(?!\{)|').*)+/;
const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

/** What is looked at, in UTF-16 code units: the first statement is not farther away. */
const BEGINNING = 1 << 16;

const DRAWIO = /^<(?:mxfile|mxGraphModel|(?:\?xml|!--)[\s\S]*<(?:mxfile|mxGraphModel))\b/;
const EXCALIDRAW = /"type"\s*:\s*"excalidraw"/;

const PLANTUML_DIRECTIVES = 'theme|include\\w*|define\\w*|pragma|procedure|function|import|startsub';
const PLANTUML_WORDS =
  'skinparam|autonumber|participant|actor|boundary|collections|hide|scale \\d|left to right';
const PLANTUML = new RegExp(
  `^(?:@start\\w|!(?:${PLANTUML_DIRECTIVES})\\b|(?:${PLANTUML_WORDS})\\b|class \\w)`,
);

const FLOW = '(?:graph|flowchart(?:-elk)?)(?:[ \\t]+(?:TB|TD|BT|RL|LR)\\b|[ \\t]*(?:[;\\r\\n]|$))';
const MERMAID_KINDS = [
  'sequenceDiagram|classDiagram|stateDiagram|erDiagram|usecase|requirement(?:Diagram)?|journey|gantt|pie|gitGraph',
  'mindmap|timeline|quadrantChart|C4(?:Context|Container|Component|Dynamic|Deployment)|kanban|zenuml|info|sankey',
  'xychart|block|packet|architecture|radar|treemap|treeView|swimlane|venn|wardley|ishikawa|eventmodeling|cynefin',
  'agentflow|railroad(?:-\\w+)?',
].join('|');
const MERMAID = new RegExp(`^(?:%%\\{|${FLOW}|(?:${MERMAID_KINDS})(?:-(?:beta|v2))?(?=[\\s:;]|$))`);

const DOT =
  /^(?:strict\s+)?(?:di)?graph\b\s*(?:"(?:[^"\\]|\\.)*"|[\w.\u0080-\uFFFF-]+)?\s*(?:\/\*[\s\S]*?\*\/\s*)?\{/i;

const PIKCHR_CLASSES = 'box|circle|ellipse|oval|cylinder|diamond|file|line|arrow|spline|arc|dot|move|text';
const PIKCHR_LABEL = '(?:[A-Z]\\w*:\\s*(?:\\\\\\s*)?)?';
const PIKCHR = new RegExp(
  `^(?:${PIKCHR_LABEL}(?:(?:${PIKCHR_CLASSES})\\b(?!\\s*(?:(?:->|<-|--)\\s*\\w|[.:{]))|\\[)` +
    '|\\$?\\w+\\s*[-+*/]?=[^=>]|(?:up|down|left|right)\\s*(?:[;\\r\\n]|$)|define\\s+\\$?\\w+\\s*\\{|(?:print|assert)\\b)',
);

const D2 = /^(?:\.\.\.@|[^\r\n]*(?:->|<-|--)|[^\r\n:]+:[ \t]*(?:\S|$))/m;

/**
 * Guesses the kind of a source from its first statement. Returns undefined where nothing speaks for a kind.
 *
 * What several languages share, such as `a -> b`, is taken for D2.
 */
export function detectType(source: string): DiagramType | undefined {
  const text = skipBlank(source.slice(0, BEGINNING));
  if (text.startsWith('<')) return DRAWIO.test(text) ? 'diagram' : undefined;
  if (text.startsWith('{')) return EXCALIDRAW.test(text) ? 'excalidraw' : undefined;
  if (PLANTUML.test(text)) return 'TEXT';
  if (DOT.test(text)) return 'graphviz';
  if (MERMAID.test(skipBlank(text.replace(FRONT_MATTER, '')))) return 'MERMAID';
  if (PIKCHR.test(text)) return 'pikchr';
  return D2.test(text) ? 'D2LANG' : undefined;
}

function skipBlank(source: string): string {
  return source.slice(BLANK.exec(source)?.[0].length ?? 0);
}
