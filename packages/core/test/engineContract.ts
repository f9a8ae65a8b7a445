import { afterAll, describe, expect, it } from 'vitest';
import {
  createHost,
  LineIndex,
  type DiagramDefinition,
  type DiagramEngine,
  type Dictionary,
  type HostedEngine,
  type RenderContext,
  type RenderResult,
} from '@letu/core';
import { drawOnce } from './drawOnce.js';
import { expectShapes, looseLinks } from './shapeContract.js';
import { sourceWorker } from './sourceWorker.js';

/** How many calls a kind is asked at once in its worker; the tests of the host, which lines them up, ask for more. */
const CONCURRENT_CALLS = 8;

/** How many different sources it is asked for at once in process, the shortest ones: what gets into each other's way does so among few. */
const CONCURRENT_SOURCES = 4;

/** A mistake in a kind's language, and where its first error has to be. */
export interface KnownMistake {
  readonly name: string;
  readonly source: string;
  /** 1-based line of the first error. */
  readonly line: number;
  /** The very text the first error covers, where the engine knows more than the line. */
  readonly text?: string;
}

/** What a kind says of itself, so that the shared contract can be run against it. */
export interface EngineContract<Options> {
  readonly definition: DiagramDefinition<Options>;
  readonly engine: DiagramEngine<Options>;
  /** What the kind says, where hosts may say it otherwise. */
  readonly messages?: Dictionary<object>;
  /** The kind's worker entry, `new URL('../src/engine.worker.ts', import.meta.url)`. */
  readonly workerEntry: URL;
  /** At least one mistake behind Chinese text and one behind emoji. */
  readonly mistakes: readonly KnownMistake[];
  /** The examples in which a link may lead nowhere, such as a message from outside. */
  readonly looseLinks?: RegExp;
}

/** Runs the contract every engine keeps, in process and in a Node worker thread. */
export function describeEngineContract<Options>(contract: EngineContract<Options>): void {
  const { definition, engine, messages, workerEntry, mistakes } = contract;
  const signal = new AbortController().signal;
  const context = (part: Partial<RenderContext> = {}): RenderContext => ({ signal, theme: 'light', ...part });
  const draw = (source: string, part?: Partial<RenderContext>) =>
    engine.render(source, definition.defaultOptions, context(part));

  describe(`${definition.kind} keeps the definition contract`, () => {
    it('has examples in both languages, exactly one of them the default', () => {
      expect(definition.examples.length).toBeGreaterThanOrEqual(3);
      expect(definition.examples.filter((example) => example.isDefault)).toHaveLength(1);
      expect(new Set(definition.examples.map(({ id }) => id)).size).toBe(definition.examples.length);
      for (const { title } of definition.examples) expect(title['zh-CN'] && title['en-US']).toBeTruthy();
    });
  });

  describe(`${definition.kind} keeps the engine contract`, () => {
    it.each(definition.examples)('draws the example $id in light and dark', async ({ source }) => {
      for (const theme of ['light', 'dark'] as const) {
        const result = await drawOnce(engine, source, definition.defaultOptions, { theme });
        expect(result).toMatchObject({ status: 'success' });
        const svg = result.status === 'success' ? result.svg : '';
        // Without the namespace it is no picture outside of an HTML page.
        expect(svg).toMatch(/^<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/);
        expect(svg.trimEnd().endsWith('</svg>')).toBe(true);
        expect(svg).not.toMatch(/\bNaN\b/);
      }
    });

    const shown = definition.examples.filter(({ isBlank }) => !isBlank);
    it.each(shown)('tells what the example $id shows', async ({ id, source }) => {
      const result = await drawOnce(engine, source, definition.defaultOptions);
      if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
      expectShapes(source, result);
      if (!contract.looseLinks?.test(id)) expect(looseLinks(result)).toEqual([]);
    });

    it('draws a source alone, without options or a context', async () => {
      const [source = ''] = definition.examples.map((example) => example.source).toSorted(byLength);
      expect(await engine.render(source)).toMatchObject({ status: 'success' });
      expect((await engine.render('')).diagnostics).toHaveLength(1);
    });

    it.each(['', ' \n\t\r\n '])(
      'answers a source without text (%j) with a message and no picture',
      async (source) => {
        const result = await draw(source);
        expect(result.status).toBe('failure');
        expect(result.diagnostics).toHaveLength(1);
        expect(result.diagnostics[0]?.message).toMatch(/\p{Script=Han}/u);
      },
    );

    it.each(mistakes)('puts the error at its place: $name', async ({ source, line, text }) => {
      const result = await draw(source);
      const error = result.diagnostics.find(({ severity }) => severity === 'error');
      expect(error, JSON.stringify(result)).toBeDefined();
      if (!error) return;
      expect(error.unlocated).toBeUndefined();
      expect(new LineIndex(source).lineAt(error.from)).toBe(line);
      if (text !== undefined) expect(source.slice(error.from, error.to)).toBe(text);
    });

    it('says a mistake in the interface language', async () => {
      const [mistake] = mistakes;
      if (!mistake) throw new Error('A kind needs known mistakes.');
      const [chinese, english] = [
        await draw(mistake.source, { locale: 'zh-CN' }),
        await draw(mistake.source, { locale: 'en-US' }),
      ];
      expect(chinese.diagnostics[0]?.message).toMatch(/\p{Script=Han}/u);
      expect(english.diagnostics[0]?.message).toMatch(/[A-Za-z]/);
      expect(english.diagnostics[0]?.message).not.toBe(chinese.diagnostics[0]?.message);
    });

    it('answers concurrent calls, each with its own picture', async () => {
      const sources = definition.examples
        .map(({ source }) => source)
        .toSorted(byLength)
        .slice(0, CONCURRENT_SOURCES);
      const alone: RenderResult[] = [];
      for (const source of sources) alone.push(await drawOnce(engine, source, definition.defaultOptions));
      const together = await Promise.all(sources.map((source) => draw(source)));
      for (const [index, result] of together.entries()) {
        expect(result.status).toBe('success');
        expect(Math.abs(sizeOf(result) / sizeOf(alone[index]) - 1), sources[index]).toBeLessThan(0.02);
      }
    });
  });

  describe(`${definition.kind} runs in a worker thread`, () => {
    const host: HostedEngine<Options> = createHost(definition.defaultOptions, {
      createWorker: () => sourceWorker(workerEntry),
    });
    afterAll(() => host.dispose());

    it('draws the same as in process', async () => {
      const source = definition.examples.find(({ isDefault }) => isDefault)?.source ?? '';
      const inProcess = await drawOnce(engine, source, definition.defaultOptions);
      const inWorker = await host.render(source);
      expect(inWorker.status).toBe('success');
      expect(Math.abs(sizeOf(inWorker) / sizeOf(inProcess) - 1)).toBeLessThan(0.02);
    });

    it('draws on after a mistake', async () => {
      const [first] = mistakes;
      const broken = await host.render(first?.source ?? '');
      expect(broken.diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
      const next = await host.render(`${definition.examples[0]?.source ?? ''}\n`);
      expect(next.status).toBe('success');
    });

    it.runIf(messages)('says a mistake in a host’s own words', async () => {
      const own = messages && {
        name: messages.name,
        messages: { 'zh-CN': withEveryWord(messages['zh-CN'], '自己的话') },
      };
      const { diagnostics } = await host.render(
        mistakes[0]?.source ?? '',
        {},
        { messages: own ? [own] : [] },
      );
      expect(messages?.name).toBe(definition.kind);
      expect(diagnostics.find(({ severity }) => severity === 'error')?.message).toBe('自己的话');
    });

    it('answers concurrent calls', async () => {
      const [source = ''] = definition.examples.map((example) => example.source).toSorted(byLength);
      const results = await Promise.all(
        Array.from({ length: CONCURRENT_CALLS }, (_, index) => host.render(`${source}${'\n'.repeat(index)}`)),
      );
      expect(results.filter(({ status }) => status === 'success')).toHaveLength(CONCURRENT_CALLS);
    });
  });
}

/** Returns messages all of which are one text. */
function withEveryWord(messages: object, text: string): object {
  return Object.fromEntries(
    Object.entries(messages).map(([name, word]: [string, unknown]) => [
      name,
      typeof word === 'object' && word !== null ? withEveryWord(word, text) : text,
    ]),
  );
}

/** How long a picture is, which chance in its names changes little. */
const sizeOf = (result?: RenderResult) => (result?.status === 'success' ? result.svg.length : NaN);

const byLength = (one: string, other: string) => one.length - other.length;
