import type { Page } from 'playwright';

/** A task of the page's main thread. */
export interface MainTask {
  /** The processor time it took, in milliseconds: on a busy machine, what it takes on a quiet one. */
  readonly cpuMs: number;
  /** How long nothing else could run, in milliseconds. */
  readonly wallMs: number;
}

/** What is used of the Trace Event Format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

const MARK = 'letu-main-thread';
const CATEGORIES = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** Returns the tasks of the page's main thread while something is done in it, the longest first. */
export async function longestTasks(page: Page, work: () => Promise<void>): Promise<readonly MainTask[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const own = traceEvents.find(({ name, cat }) => name === MARK && cat?.includes('user_timing'));
  return traceEvents
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && name.endsWith('RunTask') && pid === own?.pid && tid === own.tid;
    })
    .map(({ dur = 0, tdur = 0 }) => ({ cpuMs: tdur / 1000, wallMs: dur / 1000 }))
    .toSorted((a, b) => b.cpuMs - a.cpuMs);
}
