const FRONT_MATTER = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;
/** Space and comments, which directives look like. */
const BLANK = /^(?:\s|%%(?!\{).*)+/;

const FLOW = '(?:graph|flowchart(?:-elk)?)(?:[ \\t]+(?:TB|TD|BT|RL|LR)\\b|[ \\t]*(?:[;\\r\\n]|$))';
const KINDS = [
  'sequenceDiagram|classDiagram|stateDiagram|erDiagram|usecase|requirement(?:Diagram)?|journey|gantt|pie|gitGraph',
  'mindmap|timeline|quadrantChart|C4(?:Context|Container|Component|Dynamic|Deployment)|kanban|zenuml|info|sankey',
  'xychart|block|packet|architecture|radar|treemap|treeView|swimlane|venn|wardley|ishikawa|eventmodeling|cynefin',
  'agentflow|railroad(?:-\\w+)?',
].join('|');
const START = new RegExp(`^(?:%%\\{|${FLOW}|(?:${KINDS})(?:-(?:beta|v2))?(?=[\\s:;]|$))`);

/** Guesses whether a text is Mermaid: the word that names its diagram, behind front matter or a directive where there is one. */
export function guess(text: string): number {
  const first = text.replace(FRONT_MATTER, '').replace(BLANK, '');
  return START.test(first) ? 0.9 : 0;
}
