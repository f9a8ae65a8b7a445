import type { ScriptAnswerer, UseLibrary } from './scriptHost.js';

const GRAPH = 'var graph = ';
const LAYOUT = 'elkLayoutSync(graph);';

/** Answers what D2 asks of ELK: https://github.com/terrastruct/d2/blob/master/d2layouts/d2elklayout/layout.go */
export function createElkScripts(use: UseLibrary): ScriptAnswerer {
  let graph: unknown;
  return (script) => {
    if (script.startsWith(GRAPH)) {
      graph = JSON.parse(script.slice(GRAPH.length));
      return { value: undefined };
    }
    if (script.trimStart().startsWith(LAYOUT)) {
      use('elk')(graph);
      return { value: graph };
    }
    return script === 'JSON.stringify(graph)' ? { value: JSON.stringify(graph) } : undefined;
  };
}
