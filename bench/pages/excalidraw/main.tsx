import { Excalidraw } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';
import { DiagramEditor } from '@letu/editor';
import { excalidraw } from '@letu/excalidraw';

declare global {
  interface Window {
    /** Opens a board of so many elements in one of the editors; resolves when it is drawn. */
    openBoard: (editor: 'ours' | 'bare', elements: number) => Promise<void>;
    /** Begins to watch the frames, and returns how long each was, in milliseconds. */
    watchFrames: () => void;
    watchedFrames: () => readonly number[];
  }
}

const container = document.querySelector('#root')!;
let root = createRoot(container);

/** Boxes, ellipses and arrows side by side, without texts: the bare package asks a server of others for fonts. */
function sourceOf(count: number): string {
  const types = ['rectangle', 'ellipse', 'arrow'];
  const elements = Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    type: types[index % types.length],
    x: (index % 60) * 110,
    y: Math.floor(index / 60) * 70,
    width: 90,
    height: 50,
    points: [
      [0, 0],
      [90, 50],
    ],
    seed: index + 1,
    backgroundColor: index % 2 === 0 ? '#a5d8ff' : 'transparent',
    fillStyle: 'hachure',
  }));
  return JSON.stringify({ type: 'excalidraw', version: 2, elements });
}

/** Shows the bare package's board as ours is shown, whole: what is out of sight costs neither of them anything. */
const showWhole: NonNullable<Parameters<typeof Excalidraw>[0]['excalidrawAPI']> = (api) => {
  const stop = api.onChange((elements) => {
    if (elements.length === 0) return;
    stop();
    api.scrollToContent(undefined, { fitToContent: true, animate: false });
  });
};

const nextFrame = () => new Promise(requestAnimationFrame);

window.openBoard = async (editor, elements) => {
  root.unmount();
  root = createRoot(container);
  const source = sourceOf(elements);
  root.render(
    editor === 'bare' ? (
      <Excalidraw initialData={JSON.parse(source) as object} excalidrawAPI={showWhole} langCode="zh-CN" />
    ) : (
      <DiagramEditor kind={excalidraw} storageKey={null} defaultValue={source} />
    ),
  );
  while (!container.querySelector('canvas.static')) await nextFrame();
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
