import { createRoot } from 'react-dom/client';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { kindOf } from './kinds.js';
import { pageStyles } from './pageStyles.js';
import { poke } from './poke.js';

/** What became of the page after one input. */
export interface Attacked {
  /** How long the answer took, in milliseconds. */
  readonly answerMs: number;
  /** How long the picture of the harmless text took that came after, in milliseconds. */
  readonly nextMs: number;
  /** Whether the next text had its picture. */
  readonly alive: boolean;
  /** What else than the picture looks otherwise than before. */
  readonly restyled: readonly string[];
  /** How often something of the input was run. */
  readonly executed: number;
}

declare global {
  interface Window {
    executed(): void;
    /** Opens the editor of a kind, with a harmless text and its picture. */
    open(group: string): Promise<void>;
    attack(source: string): Promise<Attacked>;
  }
}

let executions = 0;
window.executed = () => (executions += 1);
window.alert = window.executed;

let handle: DiagramEditorHandle | null = null;
let harmless = '';
let settle: ((drawn: boolean) => void) | undefined;

/** Sets a text and waits for the answer to it. */
function draw(text: string): Promise<{ drawn: boolean; tookMs: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    settle = (drawn) => resolve({ drawn, tookMs: performance.now() - startedAt });
    handle?.setValue(text);
  });
}

window.open = (async (group: string) => {
  const { kind, harmless: text } = await kindOf(group);
  harmless = text;
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no root.');
  await new Promise<void>((resolve) => {
    settle = () => resolve();
    createRoot(root).render(
      <DiagramEditor
        ref={(made) => {
          handle = made;
        }}
        kind={kind}
        defaultValue={text}
        theme="light"
        onRender={({ status }) => settle?.(status === 'success')}
        onError={() => settle?.(false)}
      />,
    );
  });
}) as typeof window.open;

let run = 0;

window.attack = async (source) => {
  const before = pageStyles();
  const executedBefore = executions;
  const answer = await draw(source);
  await poke();
  const after = pageStyles();
  // Each harmless text is another one, so that the cache does not answer.
  run += 1;
  const next = await draw(`${harmless}${'\n'.repeat(run)}`);
  const polluted = 'polluted' in Object.prototype ? 1 : 0;
  return {
    answerMs: answer.tookMs,
    nextMs: next.tookMs,
    alive: next.drawn,
    restyled: Object.keys(before).filter((name) => before[name] !== after[name]),
    executed: executions - executedBefore + polluted,
  };
};
