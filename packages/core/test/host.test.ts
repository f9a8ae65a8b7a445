import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  coreMessages,
  createHost,
  createRenderSession,
  DiagramError,
  ownMessages,
  type HostedEngine,
  type HostOptions,
  type RenderResult,
  type DiagramFile,
  fileIdOf,
} from '@letu/core';
import { sourceWorker } from './sourceWorker.js';
import { createTestEngine, type TestJob } from './testEngine.js';

type Options = { suffix?: string };

const entry = new URL('./testEngine.worker.ts', import.meta.url);
const stuck = new URL('./stuckEngine.worker.ts', import.meta.url);
const hosts: HostedEngine<Options>[] = [];
let started = 0;
let ended = 0;

function workerHost(options: HostOptions<Options> = {}): HostedEngine<Options> {
  const createWorker = () => {
    started += 1;
    const worker = sourceWorker(entry);
    return {
      ...worker,
      terminate() {
        ended += 1;
        worker.terminate();
      },
    };
  };
  const host = createHost<Options>({}, { createWorker, ...options });
  hosts.push(host);
  return host;
}

afterEach(() => {
  for (const host of hosts.splice(0)) host.dispose();
  vi.useRealTimers();
  started = 0;
  ended = 0;
});

const job = (part: TestJob) => JSON.stringify(part);
const svg = (result: RenderResult) => (result.status === 'success' ? result.svg : '');
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof DiagramError ? error.code : error),
  );

describe.each([
  ['in a worker thread', () => workerHost()],
  ['in process', () => workerHost({ engine: createTestEngine() })],
])('a host %s', (place, create) => {
  it('passes on options, theme and locale, with defaults for what is missing', async () => {
    const host = create();
    expect(svg(await host.render(job({ id: 'a' })))).toMatch(/^<svg>a\|light\|zh-CN\|/);
    const context = { theme: 'dark', locale: 'en-US' } as const;
    expect(svg(await host.render(job({ id: 'b' }), { suffix: '!' }, context))).toMatch(
      /^<svg>b!\|dark\|en-US\|/,
    );
  });

  it('answers 50 concurrent calls one after the other', async () => {
    const host = create();
    const all = Array.from({ length: 50 }, (_, index) => host.render(job({ id: `n${index}`, waitMs: 1 })));
    const answers = (await Promise.all(all)).map((result) => svg(result).split('|')[0]);
    expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => `<svg>n${index}`));
  });

  it('draws equal content once and keeps it', async () => {
    const host = create();
    const [first, second] = await Promise.all([host.render(job({ id: 'x' })), host.render(job({ id: 'x' }))]);
    expect(svg(second)).toBe(svg(first));
    expect(svg(await host.render(job({ id: 'x' })))).toBe(svg(first));
    expect(svg(await host.render(job({ id: 'x' }), {}, { theme: 'dark' }))).not.toBe(svg(first));
  });

  it('passes on files, and keeps pictures of others apart', async () => {
    const host = create();
    const file = (byte: number): DiagramFile => {
      const bytes = Uint8Array.of(byte, byte);
      return { id: fileIdOf(bytes), mediaType: 'image/png', bytes };
    };
    const draw = async (...bytes: number[]) =>
      svg(await host.render(job({ id: 'x' }), {}, { files: bytes.map(file) }));
    const first = await draw(1);
    expect(first).toMatch(/\|1,1<\/svg>$/);
    expect(await draw(1, 2)).toMatch(/\|1,1\|2,2<\/svg>$/);
    expect(await draw(1)).toBe(first);
  });

  it.each([
    ['engine', 'engine-crashed'],
    ['throw', 'engine-crashed'],
  ] as const)('rejects with a code when the engine fails (%s), and draws on', async (fail, code) => {
    const host = create();
    const error = await host.render(job({ fail })).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'DiagramError', code });
    expect(svg(await host.render(job({ id: 'next' })))).toContain('next');
  });

  it('refuses input and output beyond the caps', async () => {
    const host = create();
    expect(await codeOf(host.render('中'.repeat(350_000)))).toBe('input-too-large');
    expect(await codeOf(host.render(job({ outputBytes: 11 << 20 })))).toBe('output-too-large');
    expect(await codeOf(host.render(job({ id: 'small' })))).toBe('answered');
  });

  it('drops a waiting job that nobody wants any more, but not one that somebody still waits for', async () => {
    const host = create();
    const busy = host.render(job({ id: 'busy', waitMs: 30 }));
    const controller = new AbortController();
    const dropped = host.render(job({ fail: 'engine' }), {}, { signal: controller.signal });
    const shared = host.render(job({ id: 'shared' }), {}, { signal: controller.signal });
    const wanted = host.render(job({ id: 'shared' }));
    controller.abort();
    expect(await codeOf(dropped)).toBe('aborted');
    expect(await codeOf(shared)).toBe('aborted');
    expect(svg(await wanted)).toContain('shared');
    expect(await codeOf(busy)).toBe('answered');
  });

  it('rejects at once when the signal is aborted already', async () => {
    expect(await codeOf(create().render(job({}), {}, { signal: AbortSignal.abort() }))).toBe('aborted');
  });

  it('rejects what waits when it is disposed, and everything after', async () => {
    const host = create();
    const waiting = [host.render(job({ hang: true })), host.render(job({ id: 'queued' }))];
    const codes = Promise.all(waiting.map(codeOf));
    await host.preload();
    host.dispose();
    expect(await codes).toEqual(['disposed', 'disposed']);
    expect(await codeOf(host.render(job({})))).toBe('disposed');
    expect(await codeOf(host.preload())).toBe('disposed');
  });

  it('reports downloads until told to stop', async () => {
    const host = create();
    const seen: number[] = [];
    const stop = host.onProgress(({ loaded }) => seen.push(loaded));
    await host.preload();
    expect(seen).toEqual([1]);
    stop();
  });

  it('does not count a download as drawing time', async () => {
    const host = workerHost({
      limits: { timeMs: 60 },
      ...(place === 'in process' ? { engine: createTestEngine() } : {}),
    });
    expect(await codeOf(host.render(job({ loadMs: 200 })))).toBe('answered');
  });

  it('lets the latest render of a session win', async () => {
    const session = createRenderSession(create());
    const renders = ['a', 'b', 'c'].map((id) => session.render(job({ id, waitMs: 10 })));
    expect(await Promise.all(renders.map(codeOf))).toEqual(['superseded', 'superseded', 'answered']);
  });
});

describe('a host in a worker thread', () => {
  it('starts its worker with the first render and only one', async () => {
    const host = workerHost();
    expect(started).toBe(0);
    await Promise.all([host.preload(), host.render(job({ id: 'a' })), host.render(job({ id: 'b' }))]);
    expect(started).toBe(1);
  });

  it.each([['spin'], ['hang']] as const)(
    'ends a render that would %s, and has the next worker warm',
    async (how) => {
      const host = workerHost({ limits: { timeMs: 100 } });
      await host.preload();
      expect(await codeOf(host.render(job({ [how]: true })))).toBe('timeout');
      expect(started).toBe(2);
      expect(svg(await host.render(job({ id: 'after' })))).toContain('after');
      expect(started).toBe(2);
    },
  );

  it(
    'draws a second time and longer, after those that wait, what ran past its limit beside them',
    { tags: 'long' },
    async () => {
      const finished: string[] = [];
      let isFirst = true;
      const createWorker = () => {
        const worker = sourceWorker(isFirst ? stuck : entry);
        isFirst = false;
        return worker;
      };
      const host = workerHost({ limits: { timeMs: 300 }, createWorker });
      await host.preload();
      const render = async (id: string) => {
        const waitMs = id === 'slow' ? 450 : 0;
        finished.push(svg(await host.render(job({ id, waitMs }))).split('|')[0] ?? '');
      };
      await Promise.all(['slow', 'b', 'c'].map(render));
      expect(finished).toEqual(['<svg>b', '<svg>c', '<svg>slow']);
    },
  );

  it('gives up what runs past its limit twice, and never tries a third time', { tags: 'long' }, async () => {
    const host = workerHost({ limits: { timeMs: 100 } });
    await host.preload();
    const answers = [{ id: 'a' }, { spin: true }, { id: 'b' }] as const;
    const codes = await Promise.all(answers.map((part) => codeOf(host.render(job(part)))));
    expect(codes).toEqual(['answered', 'timeout', 'answered']);
    expect(started).toBe(3);
    expect(svg(await host.render(job({ id: 'after' })))).toContain('after');
  });

  it('does not try again what replaced a render that nobody wanted any more', async () => {
    const host = workerHost({ limits: { timeMs: 200, abandonedMs: 20 } });
    await host.preload();
    const session = createRenderSession(host);
    const first = codeOf(session.render(job({ id: 'a', spin: true })));
    await host.preload();
    const second = codeOf(session.render(job({ id: 'b', spin: true })));
    expect([await first, await second]).toEqual(['superseded', 'timeout']);
    expect(started).toBe(3);
  });

  it('starts the next worker while a render runs towards its limit, and hands over to it', async () => {
    const host = workerHost({ limits: { timeMs: 4000 } });
    await host.preload();
    const settled = vi.fn<() => void>();
    const endless = codeOf(host.render(job({ spin: true }))).finally(settled);
    await expect.poll(() => started).toBe(2);
    expect(settled).not.toHaveBeenCalled();
    expect(await endless).toBe('timeout');
    expect(svg(await host.render(job({ id: 'after' })))).toContain('after');
    expect([started, ended]).toEqual([2, 1]);
  });

  it('ends a worker that stood by for nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const host = workerHost();
    await host.preload();
    const slow = host.render(job({ id: 'slow', waitMs: 1500 }));
    // The render has begun once its time limit is set.
    await vi.waitUntil(() => vi.getTimerCount() === 2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(started).toBe(2);
    expect(svg(await slow)).toContain('slow');
    expect(ended).toBe(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ended).toBe(1);
    expect(svg(await host.render(job({ id: 'next' })))).toContain('next');
    expect(started).toBe(2);
  });

  it('ends a render that nobody wants when others wait for it', async () => {
    const host = workerHost({ limits: { abandonedMs: 20 } });
    const session = createRenderSession(host);
    const first = codeOf(session.render(job({ spin: true })));
    await host.preload();
    const second = session.render(job({ id: 'newer' }));
    expect(await first).toBe('superseded');
    expect(svg(await second)).toContain('newer');
  });

  it('is told a host’s own words, apart from functions, and keeps pictures of other words apart', async () => {
    const host = workerHost();
    const say = (emptySource: string, serviceSaid: string | ((message: string) => string)) =>
      host.render(
        job({ say: true }),
        {},
        { messages: [ownMessages(coreMessages, { 'zh-CN': { emptySource, serviceSaid } })] },
      );
    expect(svg(await say('甲', '说了{0}'))).toBe('<svg>甲 说了x</svg>');
    expect(svg(await say('乙', (message) => `函数${message}`))).toBe('<svg>乙 绘图服务说：x</svg>');
  });

  it('tells what caused a failure on the other thread', async () => {
    const error: unknown = await workerHost()
      .render(job({ fail: 'throw' }))
      .catch((caught: unknown) => caught);
    expect(String(((error as DiagramError).cause as Error).stack)).toMatch(
      /Caused by: RangeError: out of range\n\s+at /,
    );
  });

  it('replaces a worker that crashes', async () => {
    const host = workerHost();
    expect(await codeOf(host.render(job({ fail: 'crash' })))).toBe('engine-crashed');
    expect(svg(await host.render(job({ id: 'alive' })))).toContain('alive');
  });

  it.each(['engine', 'throw'] as const)(
    'draws with nothing that an engine left behind that failed (%s)',
    async (fail) => {
      const host = workerHost();
      expect(svg(await host.render(job({ id: 'first' })))).toContain('|1');
      expect(await codeOf(host.render(job({ fail })))).toBe('engine-crashed');
      expect(svg(await host.render(job({ id: 'next' })))).toContain('|1');
    },
  );

  it('says that an engine could not be loaded, and tries again with the next render', async () => {
    let broken = true;
    const host = workerHost({
      createWorker: () => sourceWorker(broken ? new URL('./missing.worker.ts', import.meta.url) : entry),
    });
    expect(await codeOf(host.render(job({})))).toBe('engine-load-failed');
    broken = false;
    expect(await codeOf(host.render(job({ id: 'again' })))).toBe('answered');
  });

  it('keeps pictures only up to its capacity', async () => {
    const host = workerHost({ cacheBytes: 5000 });
    const [a, b] = [job({ id: 'a', outputBytes: 1500 }), job({ id: 'b', outputBytes: 1500 })];
    const first = svg(await host.render(a));
    expect(svg(await host.render(a))).toBe(first);
    await host.render(b);
    expect(svg(await host.render(a))).not.toBe(first);
  });
});
