import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { surfaceKind } from '../../../packages/drawio/test/support/surfaceKind.js';

declare global {
  interface Window {
    openDiagram: (source: string, props?: Partial<DiagramEditorProps<object>>) => void;
    /** Opens a page of so many shapes, each joined to the next; resolves once it is painted. */
    openShapes: (count: number) => Promise<void>;
    /** Opens a file, and returns how long it took until that was painted, in milliseconds. */
    openFile: (source: string) => Promise<number>;
    value: () => string | undefined;
    /** Begins to watch the frames, and returns how long each was, in milliseconds. */
    watchFrames: () => void;
    watchedFrames: () => readonly number[];
  }
}

const container = document.querySelector('#root')!;
let close = () => undefined as void;
let handle = createRef<DiagramEditorHandle>();

window.value = () => handle.current?.getValue();

window.openDiagram = (source, props = {}) => {
  close();
  const root = createRoot(container);
  handle = createRef();
  root.render(
    <DiagramEditor ref={handle} kind={surfaceKind} storageKey={null} defaultValue={source} {...props} />,
  );
  close = () => root.unmount();
};

const COLUMNS = 50;

/** There and back again, so that no line between two shapes lies over a third. */
const columnOf = (index: number) =>
  Math.floor(index / COLUMNS) % 2 === 0 ? index % COLUMNS : COLUMNS - 1 - (index % COLUMNS);

function sourceOf(count: number): string {
  const shapes = Array.from({ length: count }, (_, index) => {
    const [x, y] = [columnOf(index) * 160, Math.floor(index / COLUMNS) * 100];
    return `<mxCell id="s${index}" value="形状 ${index}" style="rounded=1;whiteSpace=wrap;html=1;" vertex="1" parent="1"><mxGeometry x="${x}" y="${y}" width="120" height="60" as="geometry"/></mxCell>`;
  });
  const edges = Array.from(
    { length: Math.max(count - 1, 0) },
    (_, index) =>
      `<mxCell id="e${index}" style="edgeStyle=orthogonalEdgeStyle;html=1;" edge="1" parent="1" source="s${index}" target="s${index + 1}"><mxGeometry relative="1" as="geometry"/></mxCell>`,
  );
  return `<mxGraphModel grid="1" gridSize="10" guides="1" page="0"><root><mxCell id="0"/><mxCell id="1" parent="0"/>${shapes.join('')}${edges.join('')}</root></mxGraphModel>`;
}

const nextFrame = () => new Promise(requestAnimationFrame);

window.openShapes = async (count) => {
  window.openDiagram(sourceOf(count));
  while (!container.querySelector('[data-cell="s0"]')) await nextFrame();
  await nextFrame();
  await nextFrame();
};

window.openFile = async (source) => {
  close();
  await nextFrame();
  const startedAt = performance.now();
  window.openDiagram(source);
  while (!container.querySelector('.letu-dg-marks')) await nextFrame();
  await nextFrame();
  // What is asked for in a frame is done before it is painted; what waits behind it, after.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - startedAt;
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
