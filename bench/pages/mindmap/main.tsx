import MindElixir, { type NodeObj } from 'mind-elixir';
import 'mind-elixir/style.css';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { mindmap } from '@letu/mindmap';

/** A topic as both editors are given it. */
interface Node {
  readonly text: string;
  readonly children: readonly Node[];
}

declare global {
  interface Window {
    /** Opens a map of so many topics in one of the editors; resolves to the milliseconds until it was painted. */
    openMap: (editor: 'ours' | 'bare', topics: number) => Promise<number>;
    openOurs: (source: string, props?: Partial<DiagramEditorProps<object>>) => void;
    value: () => string | undefined;
    /** Begins to watch the frames, and returns how long each was, in milliseconds. */
    watchFrames: () => void;
    watchedFrames: () => readonly number[];
  }
}

const container = document.querySelector('#root')!;
let close = () => undefined as void;
let handle = createRef<DiagramEditorHandle>();

/** Main topics of a hundred topics each, three levels deep. */
function tree(topics: number): Node {
  let left = topics - 1;
  const take = (count: number, make: (index: number) => Node) =>
    Array.from({ length: count }, (_, index) => {
      if (left <= 0) return [];
      left -= 1;
      return make(index);
    }).flat();
  const children = take(topics, (main) => ({
    text: `主题 ${main}`,
    children: take(10, (sub) => ({
      text: `子主题 ${main}.${sub} 一些文字`,
      children: take(9, (leaf) => ({ text: `要点 ${main}.${sub}.${leaf}`, children: [] })),
    })),
  }));
  return { text: '大导图', children };
}

function sourceOf({ text, children }: Node): string {
  const lines = (nodes: readonly Node[], indent: string): readonly string[] =>
    nodes.flatMap((node) => [`${indent}- ${node.text}`, ...lines(node.children, `${indent}  `)]);
  return [`# ${text}`, '', ...lines(children, '')].join('\n');
}

let ids = 0;
const bareOf = ({ text, children }: Node): NodeObj => ({
  id: `n${(ids += 1)}`,
  topic: text,
  children: children.map(bareOf),
});

function openBare(root: Node): void {
  const element = container.appendChild(document.createElement('div'));
  element.style.height = '100%';
  const map = new MindElixir({ el: element, direction: MindElixir.SIDE, locale: 'zh_CN' });
  map.init({ nodeData: bareOf(root) });
  close = () => {
    map.destroy();
    element.remove();
  };
}

window.value = () => handle.current?.getValue();

window.openOurs = (source, props = {}) => {
  close();
  const root = createRoot(container);
  handle = createRef();
  root.render(
    <DiagramEditor ref={handle} kind={mindmap} storageKey={null} defaultValue={source} {...props} />,
  );
  close = () => root.unmount();
};

const nextFrame = () => new Promise(requestAnimationFrame);

window.openMap = async (editor, topics) => {
  const root = tree(topics);
  const source = sourceOf(root);
  close();
  close = () => undefined;
  await nextFrame();
  const began = performance.now();
  if (editor === 'bare') openBare(root);
  else window.openOurs(source);
  const sign = editor === 'bare' ? 'me-tpc' : '.letu-mm-layer text';
  while (!container.querySelector(sign)) await nextFrame();
  // What is drawn in one frame is painted by the next.
  await nextFrame();
  await nextFrame();
  return performance.now() - began;
};

let stop = (): readonly number[] => [];

window.watchFrames = () => {
  const times: number[] = [];
  let request = requestAnimationFrame(function tick(time) {
    times.push(time);
    request = requestAnimationFrame(tick);
  });
  stop = () => {
    cancelAnimationFrame(request);
    return times.slice(1).map((time, index) => time - times[index]!);
  };
};

window.watchedFrames = () => stop();
