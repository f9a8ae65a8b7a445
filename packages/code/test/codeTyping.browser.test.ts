import { completionStatus, currentCompletions } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { d2 } from '@letu/d2';
import { defaultExample, type AnyDefinition } from '@letu/core';
import { graphviz } from '@letu/graphviz';
import { handchart } from '@letu/handchart';
import { mermaid } from '@letu/mermaid';
import { pikchr } from '@letu/pikchr';
import { plantuml } from '@letu/plantuml';
import { LANGUAGES } from './languages.js';
import { openPane } from './openPane.js';

/** Lines that end in a word of the language or in a name, which is all or the beginning of a word of the language. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  pikchr: ['down', 'A: box', 'arrow', 'B: box "乙" fit', 'line from A to B', 'box width 2', 'x = 1'],
  graphviz: ['graph {', 's', 'sh', 'a -- s', 'node [shape=box', 'color=red', ']', '}'],
  d2: ['a -> s', 's', 'sh', 'b: {', 'shape: circle', 'sty', '}', 'direction: right'],
  mermaid: ['flowchart LR', 'A --> B', 'B --> C', 'subgraph s', 'e --> end1', 'end', 'cl', 'A -- x --> D'],
  plantuml: ['@startuml', 'actor A', 'A -> B', 'B -> c : end', 'alt ok', 'p -> a', 'end', '@enduml'],
  handchart: [
    'type: stacked',
    'labels: true',
    'title: tr',
    'secondary: [ba',
    ']',
    'data: |',
    'ti, ty',
    'la, 1',
  ],
};

/** How many lines of an example are typed. */
const MOST_LINES = 6;

/** Opens a code pane that knows a language, with the caret in its text. */
async function open({ kind }: Pick<AnyDefinition, 'kind'>, doc = ''): Promise<EditorView> {
  const { view } = openPane(doc, await LANGUAGES[kind]?.());
  view.dispatch({ selection: { anchor: doc.length } });
  return view;
}

const type = (text: string) => userEvent.keyboard(text.replaceAll(/[[{]/g, '$&$&'));
const text = (view: EditorView) => view.state.doc.toString();
const labels = (view: EditorView) => currentCompletions(view.state).map(({ label }) => label);

/** Waits until the list has come or will not come, and long enough for its keys to count (`interactionDelay`). */
async function listSettled(view: EditorView): Promise<void> {
  await expect.poll(() => completionStatus(view.state), { interval: 10 }).not.toBe('pending');
  const settledAt = performance.now();
  await expect.poll(() => performance.now() - settledAt, { interval: 10 }).toBeGreaterThan(80);
}

/** Types lines as a person does: the pane indents them, and closes brackets, whose own lines one steps over. */
async function typeLines(view: EditorView, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const closed = /^[\]})]/.exec(line)?.[0] ?? '';
    if (closed) await userEvent.keyboard('{ArrowDown}{End}');
    if (line !== closed) await type(line.slice(closed.length));
    await listSettled(view);
    await userEvent.keyboard('{Enter}');
  }
}

const linesOf = (source: string) =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const KINDS = [pikchr, graphviz, d2, mermaid, plantuml, handchart];

describe.each(KINDS)('typing $kind', (kind) => {
  // One language stands for all: those of the others offer their words by the same code.
  it(
    'writes the lines of an example as they are typed, with Enter after each',
    { tags: kind === graphviz ? [] : 'long' },
    async () => {
      const view = await open(kind);
      const { source } = defaultExample(kind);
      const lines = linesOf(source).slice(0, MOST_LINES);
      await typeLines(view, lines);
      // What follows closes a block.
      expect(linesOf(text(view)).slice(0, lines.length)).toEqual(lines);
    },
  );

  it(
    'writes names that begin like words of the language, and words that are whole',
    { tags: 'long' },
    async () => {
      const view = await open(kind);
      const lines = TELLING[kind.kind] ?? [];
      expect(lines.length).toBeGreaterThan(0);
      await typeLines(view, lines);
      expect(linesOf(text(view))).toEqual(lines);
    },
  );
});

describe('the list of completions', () => {
  it('does not come for a word that stands there already', async () => {
    const view = await open(pikchr);
    await type('cylinder');
    await listSettled(view);
    expect(labels(view)).toEqual([]);
  });

  it('offers what goes on from a word that stands there already', async () => {
    const view = await open(graphviz, 'digraph { 甲 [shape=');
    await type('box');
    await expect.poll(() => labels(view)).toEqual(['box3d']);
    await listSettled(view);
    await userEvent.keyboard('{Tab}');
    expect(text(view)).toBe('digraph { 甲 [shape=box3d');
  });

  it('comes back with the word when a letter of it is deleted', async () => {
    const view = await open(graphviz, 'digraph { 甲 [shape=');
    await type('square');
    await listSettled(view);
    expect(labels(view)).toEqual([]);
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Control>} {/Control}');
    await expect.poll(() => labels(view)).toContain('square');
  });

  it('gives Enter what the arrows have chosen', async () => {
    const view = await open(graphviz, 'digraph { 甲 [shape=');
    await type('cyl');
    await expect.poll(() => labels(view)).toContain('cylinder');
    await listSettled(view);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(text(view)).toBe('digraph { 甲 [shape=cylinder');
  });

  it('gives Enter its first entry where nothing else can stand', async () => {
    const view = await open(handchart);
    await type('ty');
    await expect.poll(() => labels(view)).toContain('type');
    await listSettled(view);
    await userEvent.keyboard('{Enter}');
    expect(text(view)).toBe('type: ');
  });

  it('gives Enter its first entry where it was asked for, and typed on in', async () => {
    const view = await open(graphviz, 'digraph { 甲 [shape=');
    await userEvent.keyboard('{Control>} {/Control}');
    await expect.poll(() => labels(view)).toContain('box');
    await type('cyl');
    await listSettled(view);
    await userEvent.keyboard('{Enter}');
    expect(text(view)).toBe('digraph { 甲 [shape=cylinder');
  });

  it('gives Enter its first entry where it was asked for', async () => {
    const view = await open(graphviz, 'digraph { 甲 [shape=cyl');
    await userEvent.keyboard('{Control>} {/Control}');
    await expect.poll(() => labels(view)).toContain('cylinder');
    await listSettled(view);
    await userEvent.keyboard('{Enter}');
    expect(text(view)).toBe('digraph { 甲 [shape=cylinder');
  });
});

it('goes on with a long line under its text, two columns in', async () => {
  const indented = `    ${'很长的一行 '.repeat(80)}`;
  const view = await open(pikchr, `box\n${indented}\n\tbox`);
  const line = view.state.doc.line(2);
  const first = view.coordsAtPos(line.from + 4);
  const later = view.coordsAtPos(line.to);
  const row = view.domAtPos(line.from).node;
  const element = row instanceof Element ? row : row.parentElement;
  expect(later?.top).toBeGreaterThan(first?.bottom ?? Infinity);
  const { paddingLeft, textIndent } = getComputedStyle(element?.closest('.cm-line') ?? document.body);
  expect(Number.parseFloat(paddingLeft)).toBeGreaterThan(-Number.parseFloat(textIndent));
  expect(first?.left).toBeGreaterThan(view.coordsAtPos(0)?.left ?? Infinity);
});

it('keeps the caret in sight where a keyboard comes over the screen, and leaves those alone who scrolled away', async () => {
  const view = await open(graphviz, 'a -- b\n'.repeat(60));
  const place = view.dom.parentElement!;
  const caret = () => view.coordsAtPos(view.state.selection.main.head);
  const isSeen = () => (caret()?.bottom ?? Infinity) <= view.scrollDOM.getBoundingClientRect().bottom + 1;
  await expect.poll(isSeen).toBe(false);
  view.dispatch({ effects: EditorView.scrollIntoView(view.state.doc.length) });
  await expect.poll(isSeen).toBe(true);
  place.style.height = '160px';
  await expect.poll(() => view.scrollDOM.clientHeight).toBeLessThan(200);
  await expect.poll(isSeen).toBe(true);
  view.scrollDOM.scrollTop = 0;
  await expect.poll(isSeen).toBe(false);
  place.style.height = '120px';
  await expect.poll(() => view.scrollDOM.clientHeight).toBeLessThan(140);
  await new Promise(requestAnimationFrame);
  expect(view.scrollDOM.scrollTop).toBe(0);
});
