// Plain Node: imports every entry, and draws each kind in its worker thread and in process, with nothing but a source.
import { createClient } from '@letu/client';
import { decode, encode } from '@letu/codec';
import { defaultExample } from '@letu/core';
import { d2 } from '@letu/d2';
import { engine as d2Engine } from '@letu/d2/engine';
import { graphviz } from '@letu/graphviz';
import { engine as graphvizEngine } from '@letu/graphviz/engine';
import { mermaid } from '@letu/mermaid';
import { engine as mermaidEngine } from '@letu/mermaid/engine';
import { pikchr } from '@letu/pikchr';
import { engine as pikchrEngine } from '@letu/pikchr/engine';
import { plantuml } from '@letu/plantuml';
import { engine as plantumlEngine } from '@letu/plantuml/engine';

/** A source that keeps its engine busy for far longer than the limit below. */
const ENDLESS = `digraph { ${Array.from({ length: 900 }, (_, at) => `${at} -> { ${(at * 7) % 900} ${(at * 13) % 900} ${(at * 29) % 900} };`).join(' ')} }`;
const KINDS = [
  [graphviz, graphvizEngine],
  [pikchr, pikchrEngine],
  [mermaid, mermaidEngine],
  [plantuml, plantumlEngine],
  [d2, d2Engine],
];

const outcome = (result) =>
  result.status === 'success' && result.svg.startsWith('<svg') ? 'drawn' : JSON.stringify(result.diagnostics);

const answers = {};
for (const [kind, engine] of KINDS) {
  const source = decode(encode(defaultExample(kind).source));
  // For busy machines: what is tried is that it is drawn, not how fast.
  const host = await kind.load({ limits: { timeMs: 120_000 } });
  answers[`${kind.kind} in a thread`] = outcome(await host.render(source));
  host.dispose();
  answers[`${kind.kind} in process`] = outcome(await engine.render(source));
}

const limited = await graphviz.load({ limits: { timeMs: 500 } });
answers.limit = await limited.render(ENDLESS).then(outcome, ({ code }) => code);
answers['after the limit'] = outcome(await limited.render('digraph { a -> b }'));

createClient({ notify: () => undefined });
for (const name of [
  'theme',
  'icon-picker',
  'fullscreen-toggle',
  'paged-table',
  'prompts',
  'hooks',
  'editor',
  'render',
  'cli',
])
  answers[name] = Object.keys(await import(`@letu/${name}`)).length > 0 ? 'imported' : 'empty';
for (const { kind } of KINDS.map(([definition]) => definition))
  for (const entry of ['editor', 'view'])
    answers[`${kind}/${entry}`] =
      Object.keys(await import(`@letu/${kind}/${entry}`)).length > 0 ? 'imported' : 'empty';
// The thread that stands by must not keep the program alive: it ends by itself, or the case runs into its limit.
console.log(JSON.stringify(answers));
