// Plain Node: imports every entry, and draws each kind in its worker thread and in process, with nothing but a source.
import { createClient } from '@letu/client';
import { decode, encode } from '@letu/codec';
import { defaultExample } from '@letu/core';
import { kindByFile, kinds } from '@letu/kinds';

/** A source that keeps its engine busy for far longer than the limit below. */
const ENDLESS = `digraph { ${Array.from({ length: 900 }, (_, at) => `${at} -> { ${(at * 7) % 900} ${(at * 13) % 900} ${(at * 29) % 900} };`).join(' ')} }`;
const outcome = (result) =>
  result.status === 'success' && result.svg.startsWith('<svg') ? 'drawn' : JSON.stringify(result.diagnostics);

const answers = {};
for (const listed of kinds) {
  const kind = await listed.loadKind();
  const { engine } = await import(`@letu/${kind.kind}/engine`);
  const source = decode(encode(defaultExample(kind).source));
  // For busy machines: what is tried is that it is drawn, not how fast.
  const host = await kind.load({ limits: { timeMs: 120_000 } });
  answers[`${kind.kind} in a thread`] = outcome(await host.render(source));
  host.dispose();
  answers[`${kind.kind} in process`] = outcome(await engine.render(source));
}

const limited = await (await kindByFile('endless.dot').loadKind()).load({ limits: { timeMs: 500 } });
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
for (const { kind } of kinds)
  for (const entry of ['editor', 'view', 'info'])
    answers[`${kind}/${entry}`] =
      Object.keys(await import(`@letu/${kind}/${entry}`)).length > 0 ? 'imported' : 'empty';
// The thread that stands by must not keep the program alive: it ends by itself, or the case runs into its limit.
console.log(JSON.stringify(answers));
