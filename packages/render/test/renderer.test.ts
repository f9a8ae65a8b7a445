import { afterEach, describe, expect, it } from 'vitest';
import { DiagramError, fileIdOf, type Diagram } from '@letu/core';
import { PNG } from 'pngjs';
import { createRenderer, type Renderer, type RendererOptions } from '../src/index.js';
import { sourceProgram } from './sourceProgram.js';

const program = { ...sourceProgram, entry: new URL('./obedientProcess.ts', import.meta.url) };
const renderers: Renderer[] = [];
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.dispose()));

function start(options: RendererOptions = {}): Renderer {
  const renderer = createRenderer({ program, ...options });
  renderers.push(renderer);
  return renderer;
}

const text = (source: string): Diagram => ({ type: 'TEST', source });

/** Draws and returns which process did it, and how many pictures it had begun. */
async function drawnBy(renderer: Renderer, source = `say ${Math.random()}`, owner?: string) {
  const result = await renderer.render(text(source), { owner });
  const [, pid, count] = /<text>(\d+) (\d+)</.exec(result.status === 'success' ? result.svg : '') ?? [];
  return { pid, count: Number(count) };
}

/** Tells whether there is a process of that number. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Returns the error a promise rejects with. */
async function failureOf(promise: Promise<unknown>): Promise<DiagramError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DiagramError)) throw new TypeError(`No DiagramError: ${String(error)}`);
  return error;
}

describe('a renderer', () => {
  it('draws the same once, whether it is asked for at the same time or later', async () => {
    const renderer = start({ workers: 1 });
    const same = await Promise.all([drawnBy(renderer, 'say 1'), drawnBy(renderer, 'say 1')]);
    expect(same.map(({ count }) => count)).toEqual([1, 1]);
    expect((await drawnBy(renderer, 'say 1')).count).toBe(1);
    expect((await drawnBy(renderer, 'say 2')).count).toBe(2);
  });

  it('hands files to the process that draws, and keeps pictures of others apart', async () => {
    const renderer = start({ workers: 1 });
    const shown = async (byte: number) => {
      const bytes = Uint8Array.of(byte, 9);
      const files = [{ id: fileIdOf(bytes), mediaType: 'image/png', bytes } as const];
      const result = await renderer.render(text('show'), { files });
      return /<text>(.*)<\/text>/.exec(result.status === 'success' ? result.svg : '')?.[1];
    };
    expect(await shown(1)).toBe('1,9');
    expect(await shown(2)).toBe('2,9');
  });

  it('leaves room for others, however much one owner asks for', async () => {
    const renderer = start({ workers: 3 });
    const asked = [1, 2, 3].map((n) => failureOf(drawnBy(renderer, `hang ${n}`, 'greedy')));
    const pids = await Promise.all([
      drawnBy(renderer, 'say 1', 'modest'),
      drawnBy(renderer, 'say 2', 'other'),
    ]);
    expect(pids.every(({ pid }) => pid !== undefined)).toBe(true);
    renderer.dispose();
    expect((await Promise.all(asked)).map(({ code }) => code)).toEqual(['disposed', 'disposed', 'disposed']);
  });

  it('refuses what waits beyond its queue, and beyond the half of one owner', async () => {
    const renderer = start({ workers: 1, queue: 4 });
    const hang = (n: number, owner: string) => failureOf(drawnBy(renderer, `hang ${n}`, owner));
    const asked = [1, 2, 3].map((n) => hang(n, 'one'));
    const refused = await hang(4, 'one');
    expect(refused).toMatchObject({ code: 'busy', retryAfterMs: expect.any(Number) });
    asked.push(hang(5, 'two'), hang(6, 'two'));
    expect((await hang(7, 'three')).code).toBe('busy');
    renderer.dispose();
    await Promise.all(asked);
  });

  it('has fewer places for long texts', async () => {
    const renderer = start({ workers: 1, queue: 4, inputBytes: 8 << 20 });
    const hang = (n: number) => failureOf(drawnBy(renderer, `hang ${n} ${'x'.repeat(2 << 20)}`));
    const asked = [1, 2, 3].map(hang);
    expect((await hang(4)).code).toBe('busy');
    renderer.dispose();
    await Promise.all(asked);
  });

  it('gives up a render that waits too long', async () => {
    const renderer = start({ workers: 1, waitMs: 50 });
    const running = failureOf(drawnBy(renderer, 'hang'));
    expect((await failureOf(drawnBy(renderer, 'say'))).code).toBe('busy');
    renderer.dispose();
    await running;
  });

  it(
    'lets go of who hangs up: in the queue, and in the middle of a picture that nobody waits for',
    { tags: 'long' },
    async () => {
      const renderer = start({ workers: 1, abandonedMs: 50 });
      const { pid } = await drawnBy(renderer);
      const [first, second] = [new AbortController(), new AbortController()];
      const running = failureOf(renderer.render(text('hang'), { signal: first.signal }));
      const waiting = failureOf(renderer.render(text('eat'), { signal: second.signal }));
      second.abort();
      expect((await waiting).code).toBe('aborted');
      first.abort();
      expect((await running).code).toBe('aborted');
      expect((await drawnBy(renderer)).pid).not.toBe(pid);
    },
  );

  it('ends a picture at its time limit, and does not try the same one again for a while', async () => {
    const renderer = start({ workers: 1, loadMs: 100, timeMs: 2_000, refusedMs: 60_000 });
    const error = await failureOf(drawnBy(renderer, 'hang'));
    expect(error).toMatchObject({ code: 'timeout', retryAfterMs: 60_000 });
    const startedAt = performance.now();
    const again = await failureOf(drawnBy(renderer, 'hang'));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(again.code).toBe('timeout');
    expect(again.retryAfterMs).toBeLessThan(60_000);
  });

  it('ends a process that takes too much memory', { tags: 'long' }, async () => {
    const renderer = start({ workers: 1, memoryMb: 400 });
    expect((await failureOf(drawnBy(renderer, 'eat'))).code).toBe('output-too-large');
    expect((await drawnBy(renderer)).count).toBe(1);
  });

  it('draws on after a process has fallen over', { tags: 'long' }, async () => {
    const renderer = start({ workers: 1 });
    expect(await failureOf(drawnBy(renderer, 'crash'))).toMatchObject({
      code: 'engine-crashed',
      message: 'The process ended with 7.',
    });
    expect((await drawnBy(renderer)).count).toBe(1);
  });

  it('refuses what is too large, of no kind it knows, or comes after its end', async () => {
    const renderer = start({ workers: 1, inputBytes: 10 });
    expect((await failureOf(renderer.render(text('say 1 2 3 4 5')))).code).toBe('input-too-large');
    const unknown = renderer.render({ type: 'NONE', source: 'a' });
    expect((await failureOf(unknown)).code).toBe('unsupported-environment');
    const huge = renderer.render(text('say'), { format: 'png', scale: 10_000 });
    expect((await failureOf(huge)).code).toBe('output-too-large');
    renderer.dispose();
    expect((await failureOf(renderer.render(text('say')))).code).toBe('disposed');
  });
});

describe('a PNG', () => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`;
  const EFFECTS = '<feTurbulence numOctaves="8"/><feMorphology operator="dilate" radius="40"/>';
  const nested = `data:image/svg+xml;base64,${btoa(svg('<rect width="40" height="20" fill="red"/>'))}`;

  it('has the size of the picture times the scale, up to the largest side', async () => {
    const renderer = start({ workers: 1 });
    const sizeAt = async (scale: number) => {
      const request = { format: 'png', scale, largestSide: 100 } as const;
      const result = await renderer.render({ svg: svg('<rect/>') }, request);
      const { width, height } = PNG.sync.read(
        Buffer.from(result.status === 'success' ? result.png : new Uint8Array()),
      );
      return [width, height];
    };
    expect(await sizeAt(2)).toEqual([80, 40]);
    expect(await sizeAt(50)).toEqual([100, 50]);
  });

  it.each([
    ['an image', (address: string) => `<image width="40" height="20" href="${address}"/>`],
    ['another prefix', (address: string) => `<image width="40" height="20" xlink:href='${address}'/>`],
    [
      'a filter',
      (address: string) =>
        `<filter id="f"><feImage href="${address}"/></filter><rect width="40" height="20" filter="url(#f)"/>`,
    ],
    [
      'another spelling',
      (address: string) => `<image width="40" height="20" href="${address.replace('d', '&#100;')}"/>`,
    ],
  ])('leaves out a picture of SVG in %s, with a warning at its place', async (_name, content) => {
    const renderer = start({ workers: 1 });
    const source = `a picture: "${nested}"`;
    const picture = {
      svg: svg(content(nested)).replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"'),
      source,
    };
    const result = await renderer.render(picture, { format: 'png', background: 'white', locale: 'en-US' });
    if (result.status === 'failure') throw new Error('nothing was drawn');
    const { data } = PNG.sync.read(Buffer.from(result.png));
    const reds = data.filter((value, at) => at % 4 === 1 && value === 0).length;
    expect(reds).toBe(0);
    expect(result.diagnostics).toMatchObject([
      { from: source.indexOf('data:'), severity: 'warning', message: expect.stringContaining('SVG images') },
    ]);
  });

  it('leaves out filters where there are too many, however they are asked for', async () => {
    const renderer = start({ workers: 1 });
    const rects = '<rect width="40" height="20" fill="red"/>'.repeat(300);
    const style = `<style>rect { filter: blur(90px) drop-shadow(9px 9px 9px red) }</style>`;
    const source = 'style { filter: blur(90px) }';
    const result = await renderer.render({ svg: svg(style + rects), source }, { format: 'png' });
    if (result.status === 'failure') throw new Error('nothing was drawn');
    expect(result.diagnostics).toMatchObject([{ from: source.indexOf('filter'), severity: 'warning' }]);
    const { data } = PNG.sync.read(Buffer.from(result.png));
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  it('is given up at its time limit, though nothing interrupts what makes it', async () => {
    const renderer = start({ workers: 1, timeMs: 1_000 });
    const { pid } = await drawnBy(renderer);
    const filter = `<filter id="f" x="0" y="0" width="1" height="1">${EFFECTS.repeat(9)}</filter>`;
    const heavy = svg(`${filter}<rect width="40" height="20" filter="url(#f)"/>`);
    const error = await failureOf(renderer.render({ svg: heavy }, { format: 'png', scale: 100 }));
    expect(error.code).toBe('timeout');
    await expect.poll(() => isAlive(Number(pid))).toBe(false);
    expect((await drawnBy(renderer)).pid).not.toBe(pid);
  });
});
