import type { Browser, Page } from 'playwright';
import type { Attacked } from './page/main.js';

/** An answer may take the limit of 10 s, and what it takes to end the worker and to hear of it. */
const SLOW_ANSWER_MS = 10_500;
const SLOW_NEXT_MS = 2_000;

/** What one group of inputs did to the page. */
export interface GroupReport {
  readonly group: string;
  readonly inputs: number;
  readonly executed: number;
  /** Requests to anywhere but the page's own server. */
  readonly requests: number;
  /** Inputs after which something outside the picture looked otherwise. */
  readonly styles: number;
  /** Inputs whose answer took more than 10 s or whose next picture more than 2 s. */
  readonly slow: number;
  /** Inputs after which the page left its address, opened another or drew no more. */
  readonly dead: number;
  readonly slowestAnswerMs: number;
  readonly slowestNextMs: number;
  /** What each input did that it should not have. */
  readonly findings: readonly object[];
}

/** Gives every input of a group to an editor on one page. */
export async function attackGroup(
  browser: Browser,
  origin: string,
  group: string,
  inputs: readonly string[],
): Promise<GroupReport> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (isForeign(request.url(), origin)) foreign.push(request.url());
  });
  let opened = 0;
  context.on('page', () => (opened += 1));
  const page = await context.newPage();
  const total = {
    executed: 0,
    requests: 0,
    styles: 0,
    slow: 0,
    dead: 0,
    slowestAnswerMs: 0,
    slowestNextMs: 0,
  };
  const findings: object[] = [];
  await openEditor(page, origin, group);
  for (const [index, input] of inputs.entries()) {
    const [foreignBefore, openedBefore] = [foreign.length, opened];
    const answer = await page
      .evaluate((source) => window.attack(source), input)
      .catch((error: unknown) => String(error));
    const left = page.url() !== `${origin}/` || opened > openedBefore;
    const attacked: Attacked =
      typeof answer === 'string'
        ? { answerMs: 0, nextMs: 0, alive: false, restyled: [], executed: 0 }
        : answer;
    const requests = foreign.slice(foreignBefore);
    const isDead = left || !attacked.alive;
    const isSlow = attacked.answerMs > SLOW_ANSWER_MS || attacked.nextMs > SLOW_NEXT_MS;
    total.executed += attacked.executed;
    total.requests += requests.length;
    total.styles += attacked.restyled.length > 0 ? 1 : 0;
    total.slow += isSlow ? 1 : 0;
    total.dead += isDead ? 1 : 0;
    total.slowestAnswerMs = Math.max(total.slowestAnswerMs, Math.round(attacked.answerMs));
    total.slowestNextMs = Math.max(total.slowestNextMs, Math.round(attacked.nextMs));
    if (attacked.executed + requests.length + attacked.restyled.length > 0 || isDead || isSlow) {
      findings.push({
        index,
        input: input.slice(0, 160),
        ...attacked,
        requests,
        ...(isDead ? { answer } : {}),
      });
    }
    if (isDead) await openEditor(page, origin, group);
  }
  await context.close();
  return { group, inputs: inputs.length, ...total, findings };
}

async function openEditor(page: Page, origin: string, group: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'attack' in window);
  await page.evaluate((name) => window.open(name), group);
}

function isForeign(url: string, origin: string): boolean {
  return !url.startsWith(`${origin}/`) && !/^(?:blob|data|about):/.test(url);
}
