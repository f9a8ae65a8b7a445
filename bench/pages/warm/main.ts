import type { HostedEngine } from '@letu/core';
import { kindByName } from '@letu/kinds';
import type { RawAnswer } from './rawProtocol.js';

declare global {
  interface Window {
    /** Draws through the host and returns the milliseconds until the picture is on the page's side. */
    drawHosted(kind: string, source: string): Promise<number>;
    /** Draws with the engine's bare call in a worker like it and returns the milliseconds of the call alone. */
    drawRaw(kind: string, source: string): Promise<number>;
    /** Starts many renders at once and returns how many came back with a picture. */
    drawMany(kind: string, sources: string[]): Promise<number>;
  }
}

const RAW: Readonly<Record<string, () => Worker>> = {
  graphviz: () => new Worker(new URL('./graphviz.worker.ts', import.meta.url), { type: 'module' }),
  handchart: () => new Worker(new URL('./handchart.worker.ts', import.meta.url), { type: 'module' }),
  pikchr: () => new Worker(new URL('./pikchr.worker.ts', import.meta.url), { type: 'module' }),
  mermaid: () => new Worker(new URL('./mermaid.worker.ts', import.meta.url), { type: 'module' }),
  plantuml: () => new Worker(new URL('./plantuml.worker.ts', import.meta.url), { type: 'module' }),
  d2: () => new Worker(new URL('./d2.worker.ts', import.meta.url), { type: 'module' }),
};

const engines = new Map<string, Promise<HostedEngine<object>>>();
const workers = new Map<string, Worker>();

function engineOf(kind: string): Promise<HostedEngine<object>> {
  const started =
    engines.get(kind) ??
    kindByName(kind)
      ?.loadKind()
      .then((definition) => definition.load({ cacheBytes: 0 }));
  if (!started) throw new RangeError(kind);
  engines.set(kind, started);
  return started;
}

function workerOf(kind: string): Worker {
  const worker = workers.get(kind) ?? RAW[kind]?.();
  if (!worker) throw new RangeError(kind);
  workers.set(kind, worker);
  return worker;
}

window.drawHosted = async (kind, source) => {
  const engine = await engineOf(kind);
  const startedAt = performance.now();
  const result = await engine.render(source);
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
  return performance.now() - startedAt;
};

window.drawRaw = (kind, source) =>
  new Promise((resolve, reject) => {
    const worker = workerOf(kind);
    worker.addEventListener('message', ({ data }: MessageEvent<RawAnswer>) => resolve(data.ms), {
      once: true,
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    worker.postMessage(source);
  });

window.drawMany = async (kind, sources) => {
  const engine = await engineOf(kind);
  const results = await Promise.all(sources.map((source) => engine.render(source)));
  return results.filter(({ status }) => status === 'success').length;
};
