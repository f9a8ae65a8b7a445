import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RenderResult, RenderSuccess } from '@letu/core';
import { defaultOptions, mermaid } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';

const hosted = await mermaid.load();
afterAll(() => hosted.dispose());

const signal = new AbortController().signal;
const RED_SQUARE =
  'data:image/svg+xml;base64,' +
  btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>',
  );

function success(result: RenderResult): RenderSuccess {
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

describe('the place a picture is drawn in', () => {
  it('is the worker', async () => {
    const result = success(await hosted.render('flowchart LR\n  A[甲] --> B[乙]'));
    expect(result.place).toEqual({ thread: 'worker' });
  });

  it('is the page for a formula, which is set there', async () => {
    const source = 'flowchart LR\n  A["$$\\frac{1}{2}$$"]';
    const result = success(await hosted.render(source, undefined, { locale: 'en-US' }));
    expect(result.place).toMatchObject({ thread: 'main', reason: 'formula' });
    expect(result.place?.message).toMatch(/formula, which only the page can set/);
    expect(result.svg).toContain('<mfrac>');
  });

  it('is the page for an image node, which takes the size of its image', async () => {
    const result = success(
      await hosted.render(`flowchart LR\n  A@{ img: "${RED_SQUARE}", constraint: "on" }`),
    );
    expect(result.place).toMatchObject({ thread: 'main', reason: 'image-node' });
    const box = new DOMParser().parseFromString(result.svg, 'image/svg+xml').querySelector('image');
    expect(Number(box?.getAttribute('width')) / Number(box?.getAttribute('height'))).toBeCloseTo(2);
  });

  it('is the page once the worker fails, and the worker again after that', async () => {
    let starts = 0;
    const broken = await mermaid.load({
      createWorker: () => {
        starts++;
        if (starts === 1) return new Worker('data:text/javascript,throw new Error()', { type: 'module' });
        return new Worker(new URL('../src/engine.worker.ts', import.meta.url), { type: 'module' });
      },
    });
    const source = 'flowchart LR\n  A --> B';
    const first = success(await broken.render(source));
    expect(first.place).toMatchObject({ thread: 'main', reason: 'worker-failed' });
    expect(success(await broken.render(`${source}\n`)).place).toEqual({ thread: 'worker' });
    broken.dispose();
  });

  it('is nowhere past the time limit: the page would freeze', async () => {
    const limited = await mermaid.load({ limits: { timeMs: 50 } });
    await limited.preload();
    const nodes = Array.from({ length: 400 }, (_, index) => `  A${index} --> A${(index * 7) % 400}`);
    await expect(limited.render(['flowchart LR', ...nodes].join('\n'))).rejects.toMatchObject({
      code: 'timeout',
    });
    limited.dispose();
  });

  it('is the worker for a source with a foreign image, which is not fetched', async () => {
    const foreign = 'https://foreign.invalid/a.png';
    performance.clearResourceTimings();
    const result = success(await hosted.render(`flowchart LR\n  A@{ img: "${foreign}", label: "图" }`));
    expect(result.place).toEqual({ thread: 'worker' });
    expect(performance.getEntriesByName(foreign)).toHaveLength(0);
  });
});

describe('drawing on the page', () => {
  // Once the page is empty of what the file before has left.
  let before: string;
  beforeAll(() => {
    before = document.body.innerHTML;
  });
  afterEach(() => {
    expect(document.body.innerHTML).toBe(before);
    expect(document.querySelectorAll('style[id*="mermaid"]')).toHaveLength(0);
  });

  const draw = (source: string) => engine.render(source, defaultOptions, { signal, theme: 'light' });

  it.each(mermaid.examples)('leaves nothing behind: $id', async ({ source }) => {
    success(await draw(source));
  });

  it.each([
    'flowchart LR\n  A --> ]',
    'gantt\n  任务 :x',
    'mindmap\n  甲\n 乙',
    'flowchart LR\n  A["$$\\frac{1$$"]',
  ])('leaves nothing behind after a mistake: %j', async (source) => {
    expect((await draw(source)).status).toBe('failure');
  });

  it('shows nothing and shifts nothing meanwhile', async () => {
    const height = document.documentElement.scrollHeight;
    const drawing = draw(mermaid.examples[0]?.source ?? '');
    const seen = new Set<number>();
    const watch = new MutationObserver(() => seen.add(document.documentElement.scrollHeight));
    watch.observe(document.body, { childList: true, subtree: true });
    await drawing;
    watch.disconnect();
    expect([...seen]).toEqual([height]);
  });
});
