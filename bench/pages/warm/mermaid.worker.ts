import { install } from '@letu/svg-dom';
import { serveRaw } from './rawProtocol.js';

let count = 0;
const ready = (async () => {
  install(globalThis, { width: 1200, height: 800 });
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ startOnLoad: false, layout: 'dagre', htmlLabels: false });
  return mermaid;
})();
serveRaw(async (source) => (await ready).render(`raw${(count += 1)}`, source));
