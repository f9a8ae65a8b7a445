import { coreMessages, defineEngine, DiagramError, messagesFor, type DiagramEngine } from '@letu/core';

/** What a test asks of the engine below, as JSON in place of a diagram. */
export interface TestJob {
  readonly id?: string;
  /** Never give the thread back. */
  readonly spin?: true;
  /** Never answer, but leave the thread free. */
  readonly hang?: true;
  readonly waitMs?: number;
  readonly fail?: 'engine' | 'throw' | 'crash';
  readonly outputBytes?: number;
  /** Pretend to download for this long before drawing. */
  readonly loadMs?: number;
  /** Answer with a message of `core`. */
  readonly say?: true;
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Makes an engine that does what its source says, for tests of the host: real threads, no diagrams. */
export function createTestEngine(): DiagramEngine<{ suffix?: string }> {
  let running = 0;
  let drawn = 0;
  return defineEngine<{ suffix?: string }>({
    kind: 'test',
    defaultOptions: {},
    prepare: async (report) => report?.({ loaded: 1, total: 2 }),
    async draw(source, { suffix = '' }, { theme, locale, messages, files = [], load }) {
      const job = JSON.parse(source) as TestJob;
      running += 1;
      if (running > 1) throw new DiagramError('engine-crashed', 'Two jobs ran at once.');
      try {
        if (job.loadMs !== undefined) await load?.(() => wait(job.loadMs ?? 0));
        if (job.waitMs !== undefined) await wait(job.waitMs);
        if (job.hang) await new Promise(() => undefined);
        while (job.spin);
        if (job.fail === 'engine') throw new DiagramError('engine-crashed', 'The engine says no.');
        if (job.fail === 'throw') throw new RangeError('out of range');
        if (job.fail === 'crash')
          setTimeout(() => {
            throw new Error('outside of the job');
          }, 0);
        if (job.fail === 'crash') await new Promise(() => undefined);
        drawn += 1;
        const words = messagesFor(coreMessages, locale, messages);
        if (job.say)
          return {
            status: 'success',
            svg: `<svg>${words.emptySource} ${words.serviceSaid('x')}</svg>`,
            shapes: [],
            diagnostics: [],
          };
        const shown = files.map(({ bytes }) => `|${bytes.join()}`).join('');
        const text = `${job.id ?? ''}${suffix}|${theme}|${locale}|${drawn}${shown}`;
        return {
          status: 'success',
          svg: `<svg>${text.padEnd(job.outputBytes ?? 0)}</svg>`,
          shapes: [],
          diagnostics: [],
        };
      } finally {
        running -= 1;
      }
    },
  });
}
