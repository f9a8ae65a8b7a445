import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, type DiagramEngine, type DiagramFile, type RenderResult } from '@letu/core';
import { LivePicture } from '../src/picture/livePicture.js';

const SETUP = { options: undefined, theme: 'light', locale: 'zh-CN', messages: [] } as const;
/** The pause between the keys of a fast typist, in milliseconds. */
const KEY_MS = 100;

/** Waits, unless the render is called off before. */
function after(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** A live picture on an engine that takes a given time for a text. */
function drawing(timeOf: (source: string) => number) {
  const started: string[] = [];
  const given: (readonly DiagramFile[])[] = [];
  const told: RenderResult[] = [];
  const shown: (string | undefined)[] = [];
  const engine: DiagramEngine<object> = {
    async render(source, _options, context) {
      started.push(source);
      given.push(context?.files ?? []);
      await after(timeOf(source), context?.signal);
      return pictureOf(source);
    },
  };
  const host = createHost({}, { cacheBytes: 0, engine });
  const live = new LivePicture<object>({ onRender: (result) => told.push(result), onError: vi.fn() });
  live.subscribe(() => {
    const { picture } = live.getState();
    if (picture && shown.at(-1) !== picture.source) shown.push(picture.source);
  });
  live.setSetup(SETUP);
  live.setSource('');
  const stop = live.connect(() => ({ engine: Promise.resolve(host), release: () => host.dispose() }));
  return { live, started, given, told, shown, stop };
}

function pictureOf(source: string): RenderResult {
  return {
    status: 'success',
    svg: `<svg xmlns="http://www.w3.org/2000/svg"><title>${source}</title></svg>`,
    shapes: [],
    diagnostics: [],
  };
}

/** Types one letter after the other and returns the text. */
async function type(live: LivePicture<object>, text: string): Promise<string> {
  for (let end = 1; end <= text.length; end += 1) {
    live.setSource(text.slice(0, end));
    await vi.advanceTimersByTimeAsync(KEY_MS);
  }
  return text;
}

/** Returns the milliseconds until the picture of a text is there. */
async function pictureOfText(live: LivePicture<object>, text: string): Promise<number> {
  for (let ms = 0; ms < 20_000; ms += 5) {
    const { status, picture } = live.getState();
    if (status === 'ready' && picture?.source === text) return ms;
    await vi.advanceTimersByTimeAsync(5);
  }
  throw new Error(`No picture of “${text}” came.`);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a live picture', () => {
  it.each([20, 70, 200, 500, 1000, 2000])(
    'of an engine that takes %i ms follows a key after a pause within a tenth more and 20 ms',
    async (engineMs) => {
      const { live, stop } = drawing(() => engineMs);
      await pictureOfText(live, '');
      await vi.advanceTimersByTimeAsync(5_000);
      live.setSource('a');
      expect(await pictureOfText(live, 'a')).toBeLessThanOrEqual(engineMs * 1.1 + 25);
      stop();
    },
  );

  it.each([20, 70, 200, 500, 1000, 2000])(
    'of an engine that takes %i ms shows at least two of three pictures it begins while one types',
    async (engineMs) => {
      const { live, started, shown, stop } = drawing(() => engineMs);
      await pictureOfText(live, '');
      started.length = 0;
      shown.length = 0;
      const text = await type(live, 'abcdefghijklmnopqrst');
      await pictureOfText(live, text);
      expect(started.length).toBeLessThanOrEqual(shown.length * 1.5);
      stop();
    },
  );

  it('shows pictures on the way to the present text, and tells of that one alone', async () => {
    const { live, told, shown, stop } = drawing(() => 250);
    await pictureOfText(live, '');
    told.length = 0;
    shown.length = 0;
    const text = await type(live, 'abcdefgh');
    await pictureOfText(live, text);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.at(-1)).toBe(text);
    expect(told).toHaveLength(1);
    stop();
  });

  it('does not wait for a picture of an outdated text that takes long', async () => {
    const { live, stop } = drawing((source) => (source === 'heavy' ? 9_000 : 10));
    await pictureOfText(live, '');
    live.setSource('heavy');
    await vi.advanceTimersByTimeAsync(50);
    live.setSource('light');
    expect(await pictureOfText(live, 'light')).toBeLessThanOrEqual(1_500);
    stop();
  });

  it('shows no picture of an earlier setup, even if the text is the same', async () => {
    const { live, shown, stop } = drawing(() => 400);
    await pictureOfText(live, '');
    live.setSource('a');
    await vi.advanceTimersByTimeAsync(100);
    shown.length = 0;
    live.setSetup({ ...SETUP, theme: 'dark' });
    await pictureOfText(live, 'a');
    expect(live.getState().picture?.theme).toBe('dark');
    stop();
  });

  it('draws with the files that the diagram has when it is drawn', async () => {
    const file = { id: '0'.repeat(64), mediaType: 'image/png', bytes: Uint8Array.of(1) } as const;
    let files: readonly DiagramFile[] = [];
    const { live, given, stop } = drawing(() => 10);
    live.setSetup({ ...SETUP, files: async () => files });
    await pictureOfText(live, '');
    files = [file];
    live.setSource('a');
    await pictureOfText(live, 'a');
    expect(given.at(0)).toEqual([]);
    expect(given.at(-1)).toEqual([file]);
    stop();
  });
});
