import { atMost, compare, controlOf, rounded, type Bench } from './harness.js';
import { buildPage } from '../scripts/builtPage.mjs';
import { coldBrowsers } from './coldBrowser.js';

/** A small diagram a kind, so that loading is what is measured. */
const SOURCES: Readonly<Record<string, string>> = {
  graphviz: 'digraph { a -> b -> c; a -> c }',
  pikchr: 'box "a"; arrow; box "b"',
  mermaid: 'flowchart TD; a --> b --> c; a --> c',
  plantuml: '@startuml\na -> b: hello\nb --> a: world\n@enduml',
  d2: 'a -> b -> c\na -> c\n',
};

const bench: Bench = {
  name: 'cold',
  async run(report) {
    const folder = await buildPage(new URL('./pages/cold/index.html', import.meta.url));
    const browsers = await coldBrowsers(folder);
    const first = async (who: string, kind: string): Promise<number> => {
      const answer = await browsers.report(
        `/rest.html#${encodeURIComponent([who, kind, SOURCES[kind]].join('|'))}`,
      );
      if (Number.isNaN(Number(answer))) throw new Error(`${who} ${kind}: ${answer}`);
      return Number(answer);
    };
    try {
      for (const kind of Object.keys(SOURCES)) {
        const result = await compare({
          a: () => first('ours', kind),
          b: () => first('bare', kind),
          rounds: 7,
          warmup: 1,
        });
        const metric = `cold first picture / bare page, ${kind} (${rounded(result.bMs)} ms)`;
        report(atMost(metric, result.ratio, 1.1, 'ratio', result.samples));
        report(controlOf(metric, result));
      }
    } finally {
      await browsers.close();
    }
  },
};

export default bench;
