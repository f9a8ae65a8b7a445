import { defaultOptions, mermaid } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';

/** How the page fared while a render ran past its limit, and after. */
interface Termination {
  /** The code of the error the render ended with, or the status it did not end with. */
  readonly end: string;
  /** The share of ticks of 10 ms that the page missed meanwhile, in per cent. */
  readonly missedPercent: number;
  /** How long the next picture took, in milliseconds. */
  readonly nextMs: number;
}

declare global {
  interface Window {
    drawInWorker(source: string): Promise<void>;
    drawOnPage(source: string): Promise<void>;
    outlive(source: string, timeMs: number, next: string): Promise<Termination>;
  }
}

const TICK_MS = 10;
const signal = new AbortController().signal;
const hosted = mermaid.load({ cacheBytes: 0, limits: { timeMs: 60_000 } });

function check(result: { readonly status: string }): void {
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
}

window.drawInWorker = async (source) => check(await (await hosted).render(source));

window.drawOnPage = async (source) =>
  check(await engine.render(source, defaultOptions, { signal, theme: 'light' }));

window.outlive = async (source, timeMs, next) => {
  const limited = await mermaid.load({ cacheBytes: 0, limits: { timeMs } });
  await limited.preload();
  let ticks = 0;
  const startedAt = performance.now();
  const timer = setInterval(() => (ticks += 1), TICK_MS);
  const end = await limited.render(source).then(
    ({ status }) => status,
    (error: { code: string }) => error.code,
  );
  const endedAt = performance.now();
  clearInterval(timer);
  check(await limited.render(next));
  const nextMs = performance.now() - endedAt;
  limited.dispose();
  const expected = (endedAt - startedAt) / TICK_MS;
  return { end, missedPercent: Math.max(0, 1 - ticks / expected) * 100, nextMs };
};
