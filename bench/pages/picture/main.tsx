import { createRoot } from 'react-dom/client';
import { DiagramEditor } from '@letu/editor';
import { graphviz } from '@letu/graphviz';

/** What a page does over a while. */
export interface Watched {
  /** Between one frame and the next, in milliseconds, by the clock of the frames. */
  readonly frames: readonly number[];
  /** How long each task ran that ran longer than 50 ms. */
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    /** Begins to watch, and returns what ends it. */
    watch: () => void;
    watched: () => Watched;
  }
}

const CHAINS = 230;
const LENGTH = 6;

/** Chains of nodes side by side: 5,060 shapes and texts. */
const chains = Array.from({ length: CHAINS }, (_, chain) =>
  Array.from({ length: LENGTH }, (_unused, index) => `"节点 ${chain}.${index}"`).join(' -> '),
);

let stop = (): Watched => ({ frames: [], longTasks: [] });

window.watch = () => {
  const times: number[] = [];
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  let handle = requestAnimationFrame(function tick(time) {
    times.push(time);
    handle = requestAnimationFrame(tick);
  });
  stop = () => {
    cancelAnimationFrame(handle);
    for (const { duration } of observer.takeRecords()) longTasks.push(duration);
    observer.disconnect();
    return { frames: times.slice(1).map((time, index) => time - (times[index] ?? 0)), longTasks };
  };
};
window.watched = () => stop();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <DiagramEditor
    kind={graphviz}
    defaultValue={`digraph {\n${chains.join('\n')}\n}`}
    defaultLayout="picture"
    storageKey={null}
    theme="light"
  />,
);
