import { atMost, compare, controlOf, rounded, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

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
    const { browser, origin, close } = await openBenchPage('cold');
    const first = async (who: string, kind: string): Promise<number> => {
      // A context of its own has an empty cache.
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await page.goto(`${origin}/#${encodeURIComponent([who, kind, SOURCES[kind]].join('|'))}`);
        await page.waitForFunction(() => window.picture !== undefined, undefined, { polling: 10 });
        const answer = await page.evaluate(() => window.picture);
        if (typeof answer !== 'number') throw new Error(`${who} ${kind}: ${answer}`);
        return answer;
      } finally {
        await context.close();
      }
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
      await close();
    }
  },
};

export default bench;
