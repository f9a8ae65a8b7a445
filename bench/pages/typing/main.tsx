import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { createRoot, type Root } from 'react-dom/client';
import type { AnyDefinition, HostedEngine } from '@letu/core';
import { DiagramEditor } from '@letu/editor';
import { kindByName } from '@letu/kinds';
import { LANGUAGES } from '../../../packages/code/test/languages.js';
import { Renders, type RenderLog } from './renders.js';

declare global {
  interface Window {
    /** Opens an editor whose engine draws nothing, so that the work of the code pane is seen alone. */
    openCode(kind: string, text: string): Promise<void>;
    /** Opens CodeMirror with what its `basicSetup` has and the same grammar, and nothing of ours. */
    openBare(kind: string, text: string): Promise<void>;
    /** Opens an editor with its own engine. */
    openEditor(kind: string, text: string): Promise<void>;
    /** Returns what was drawn since the last call, and for how long the main thread was blocked. */
    takeRenders(): RenderLog;
    /** Draws a text without an editor and returns the milliseconds it takes. */
    drawAlone(kind: string, text: string): Promise<number>;
  }
}

// What https://codemirror.net/docs/ref/#codemirror.basicSetup is made of.
const basicSetup = [
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  foldGutter(),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  rectangularSelection(),
  crosshairCursor(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

const host = document.body.appendChild(document.createElement('div'));
host.style.cssText = 'position:absolute;inset:0';
const renders = new Renders();
let root: Root | undefined;
let view: EditorView | undefined;

async function kindOf(name: string): Promise<AnyDefinition> {
  const kind = await kindByName(name)?.loadKind();
  if (!kind) throw new RangeError(name);
  return kind;
}

function clear(): void {
  root?.unmount();
  view?.destroy();
  [root, view] = [undefined, undefined];
}

async function show(kind: AnyDefinition, text: string, engine: HostedEngine<object>): Promise<void> {
  clear();
  await kind.loadSurface();
  root = createRoot(host);
  root.render(
    <DiagramEditor
      kind={kind}
      engine={engine}
      defaultValue={text}
      theme="light"
      style={{ height: '100%' }}
      onRender={() => renders.settled()}
      onError={() => renders.failed()}
    />,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** An engine whose pictures never come. */
const silent: HostedEngine<object> = {
  preload: () => Promise.resolve(),
  render: () => new Promise(() => undefined),
  onProgress: () => () => undefined,
  dispose: () => undefined,
};

window.openCode = async (name, text) => show(await kindOf(name), text, silent);

window.openBare = async (name, text) => {
  clear();
  const language = await LANGUAGES[name]?.();
  if (!language) throw new RangeError(name);
  const look = EditorView.theme({ '&': { height: '100%' } });
  const state = EditorState.create({
    doc: text,
    extensions: [basicSetup, language.support, EditorView.lineWrapping, look],
  });
  view = new EditorView({ parent: host, state });
};

window.openEditor = async (name, text) => {
  const kind = await kindOf(name);
  await show(kind, text, renders.counting(await kind.load({ cacheBytes: 0 })));
};

window.takeRenders = () => renders.take();

window.drawAlone = async (name, text) => {
  const engine = await (await kindOf(name)).load({ cacheBytes: 0 });
  await engine.preload();
  await engine.render(text);
  const startedAt = performance.now();
  await engine.render(`${text}\n`);
  const spent = performance.now() - startedAt;
  engine.dispose();
  return spent;
};
