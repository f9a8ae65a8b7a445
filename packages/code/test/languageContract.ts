import { closeBrackets, insertBracket } from '@codemirror/autocomplete';
import { insertNewlineAndIndent, toggleComment } from '@codemirror/commands';
import { EditorState, type StateCommand } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import {
  LineIndex,
  type DiagramDefinition,
  type DiagramEngine,
  type LocalizedText,
  type RenderSuccess,
} from '@letu/core';
import type { Completion, DiagramLanguage } from '@letu/code/language';
import { corpusOf, NO_CORPUS, type Sample } from '../../core/test/corpus.js';
import { drawOnce } from '../../core/test/drawOnce.js';
import {
  accept,
  apply,
  atCaret,
  completeAt,
  foldedAt,
  labelsAt,
  piecesOf,
  run,
  stateAt,
  withCaret,
} from './languageProbe.js';
import { describeFixes } from './fixesContract.js';
import { disturbed, prefixes } from './mixedText.js';

/** How long any single answer may take, on a machine that runs other tests beside. */
const ANSWER_LIMIT_MS = 1_000;
/** How many pictures are compared with those of the text laid out anew. */
const MOST_DRAWN = 30;
const HAN = /\p{Script=Han}/u;

/** A label to be changed in the picture, and what the source then holds. */
export interface KnownRenaming {
  readonly name: string;
  readonly source: string;
  readonly label: string;
  readonly newLabel: string;
  readonly expected: string;
}

/** What a kind says of its language, so that the shared contract can be run against it. Carets are written `¦`. */
export interface LanguageContract {
  /** Corpus files that are no diagrams of this kind. */
  readonly skip?: RegExp;
  /** Corpus files that are only laid out, since drawing them takes too long. */
  readonly slow?: RegExp;
  /** The share of the examples' and the corpus's characters that may be highlighted as invalid. @default 0 */
  readonly invalid?: number;
  /** Places inside comments, and in text that is the writer's own. */
  readonly silent: readonly string[];
  /** Places where a name that the diagram uses is offered, and the name. */
  readonly names: readonly (readonly [marked: string, name: string])[];
  /** Places whose snippets all draw once they are taken as they are. */
  readonly snippets: readonly string[];
  /** Snippets that refer to what only the writer knows, and cannot draw as they are. */
  readonly referring?: readonly string[];
  /** Texts with a line, counted from 1, that folds, and the last line it hides. */
  readonly folds: readonly (readonly [source: string, line: number, last: number])[];
  /** What Enter makes of a text. */
  readonly enters: readonly (readonly [before: string, after: string])[];
  /** What a bracket or quote is closed by. */
  readonly brackets: readonly string[];
  readonly renamings: readonly KnownRenaming[];
  /** Texts with one mistake each. Every change that is offered makes what is said of it go, and one change at least is. */
  readonly mistakes: readonly string[];
  /** Takes out of a picture what differs from one drawing to the next. */
  readonly steady?: (svg: string) => string;
}

/** Runs the contract every language keeps, against its real engine. */
export function describeLanguageContract<Options>(
  kind: DiagramDefinition<Options>,
  language: DiagramLanguage,
  engine: DiagramEngine<Options>,
  contract: LanguageContract,
): void {
  const render = (source: string) => drawOnce(engine, source, kind.defaultOptions);
  const drawn = async (source: string): Promise<RenderSuccess> => {
    const result = await render(source);
    if (result.status === 'failure') throw new Error(`${JSON.stringify(result.diagnostics)} in\n${source}`);
    return result;
  };
  const examples: readonly Sample[] = kind.examples.map(({ id, source }) => ({
    name: `example ${id}`,
    source,
  }));
  const corpus = corpusOf(kind.kind).filter(({ name }) => !contract.skip?.test(name));
  const samples = [...examples, ...corpus];
  const beside = corpus.length === 0 ? ' (examples alone: the corpus is not beside the repository)' : '';

  describe(`the highlighting of ${kind.kind}`, () => {
    it(`tells what 99 % of every sample is${beside}`, async () => {
      const [plain, invalid]: [string[], string[]] = [[], []];
      let length = 0;
      for (const { name, source } of samples) {
        const pieces = piecesOf(language, source);
        const known = wordsOf(pieces.map((piece) => piece.slice(piece.indexOf(' '))).join('')).length;
        const share = known / wordsOf(source).length;
        if (share < 0.99) plain.push(`${name}: ${share}`);
        length += bare(source).length;
        invalid.push(
          ...pieces.filter((piece) => piece.startsWith('invalid ')).map((piece) => bare(piece.slice(8))),
        );
      }
      expect(plain).toEqual([]);
      expect(invalid.join('').length / length, invalid.join('\n')).toBeLessThanOrEqual(contract.invalid ?? 0);
    });
  });

  describe(`the language of ${kind.kind} stays whole`, () => {
    it('answers at every stage of writing an example', async () => {
      for (const { source } of examples)
        for (const text of prefixes(source)) survive(language, text, [text.length]);
    });

    it('answers in mixed-up text, foreign line breaks, emoji and broken characters', async () => {
      for (const text of disturbed(examples.map(({ source }) => source))) {
        const step = Math.max(1, Math.floor(text.length / 12));
        survive(
          language,
          text,
          Array.from({ length: 13 }, (_, index) => Math.min(index * step, text.length)),
        );
      }
    });
  });

  describe(`completion in ${kind.kind}`, () => {
    it('replaces the word that is written, and says what it is in both languages', async () => {
      const seen = new Set<string>();
      for (const { source } of examples) {
        for (let offset = 0; offset <= source.length; offset += 3) {
          const answer = language.complete(source, offset, true);
          if (!answer) continue;
          const typed = source.slice(answer.from, offset);
          expect(answer.from).toBeLessThanOrEqual(offset);
          expect(typed).not.toContain('\n');
          // A word that is cut in two would be doubled in part.
          expect(source.slice(Math.max(0, answer.from - 1), answer.from + 1), typed).not.toMatch(
            typed === '' ? /\0/ : /^[\p{L}\p{N}_]{2}$/u,
          );
          if (answer.validFor) expect(answer.validFor.test(typed), `${typed} ${answer.validFor}`).toBe(true);
          const offered = answer.completions.map(({ label, kind: what }) =>
            what === 'name' ? `${label} (name)` : label,
          );
          expect(offered).toEqual([...new Set(offered)]);
          for (const completion of answer.completions.filter(({ label }) => !seen.has(label))) {
            seen.add(completion.label);
            expectWords(completion);
          }
        }
      }
    });

    it.each(contract.names)('offers at %j the name %j', async (marked, name) => {
      expect(labelsAt(language, marked, true)).toContain(name);
    });

    it.each(contract.silent)('offers nothing in %j', async (marked) => {
      expect(labelsAt(language, marked)).toEqual([]);
      expect(labelsAt(language, marked, true)).toEqual([]);
    });

    it.each(contract.snippets)('draws what it writes at %j', { tags: 'long' }, async (marked) => {
      const offered = completeAt(language, marked, true)?.completions ?? [];
      const snippets = offered.filter(({ insert }) => /[$#]\{/.test(insert ?? ''));
      expect(snippets.length).toBeGreaterThan(0);
      const failed: string[] = [];
      for (const { label } of snippets.filter((one) => !contract.referring?.includes(one.label))) {
        const text = accept(language, marked, label);
        const { status } = await render(text);
        if (status === 'failure' || /\$\{|\\[{}$]/.test(text)) failed.push(text);
      }
      expect(failed).toEqual([]);
    });
  });

  describe(`help in ${kind.kind}`, () => {
    it('says in both languages what the words of the examples are', async () => {
      const titles = new Set<string>();
      for (const { source } of examples) {
        for (let offset = 0; offset <= source.length; offset += 1) {
          const help = language.hover(source, offset);
          if (!help) continue;
          titles.add(help.title);
          expect(help.from).toBeLessThanOrEqual(offset);
          expect(help.to).toBeGreaterThanOrEqual(offset);
          expect(source.slice(help.from, help.to).trim()).not.toBe('');
          expectBoth(help.text, help.title);
        }
      }
      expect(titles.size).toBeGreaterThan(5);
    });

    it.each(contract.silent)('is silent in %j', async (marked) => {
      expect(language.hover(...atCaret(marked))).toBeNull();
    });
  });

  describe(`the layout of ${kind.kind}`, () => {
    it.each(contract.folds)('folds %j from line %i to line %i', async (source, line, last) => {
      expect(foldedAt(language, source, line)).toEqual([line, last]);
    });

    it.each(contract.enters)('makes of %j with Enter %j', async (before, after) => {
      const state = run(stateAt(language, before), insertNewlineAndIndent);
      expect(state && withCaret(state)).toBe(after);
    });

    it('comments lines out and in again', async () => {
      for (const { source } of examples) {
        const [first = '', ...rest] = source.split('\n');
        const text = [first, '不是图 @@@ (', ...rest].join('\n');
        const state = EditorState.create({
          doc: text,
          selection: { anchor: first.length + 1 },
          extensions: language.support,
        });
        const out = run(state, toggleComment as StateCommand);
        const back = out && run(out, toggleComment as StateCommand);
        expect(back?.doc.toString()).toBe(text);
      }
      const source = kind.examples.find(({ isDefault }) => isDefault)?.source ?? '';
      const at = source.indexOf('\n') + 1;
      const text = `${source.slice(0, at)}不是图 @@@ (\n${source.slice(at)}`;
      const state = EditorState.create({
        doc: text,
        selection: { anchor: at },
        extensions: language.support,
      });
      const commented = run(state, toggleComment as StateCommand)?.doc.toString() ?? '';
      const { shapes } = await drawn(source);
      expect((await drawn(commented)).shapes).toHaveLength(shapes.length);
      expect(piecesOf(language, commented).some((piece) => /omment .*不是图 @@@ \($/.test(piece))).toBe(true);
    });

    it.each(contract.brackets)('closes %s', async (pair) => {
      const { support } = language;
      const [open = '', close = ''] = pair;
      const state = EditorState.create({ doc: '', extensions: [support, closeBrackets()] });
      const after = insertBracket(state, open)?.state;
      expect(after && withCaret(after)).toBe(`${open}¦${close}`);
      expect(after && insertBracket(after, close)?.state.doc.toString()).toBe(pair);
    });

    it('is the same the second time, and moves blanks alone', async () => {
      const { format } = language;
      if (!format) return;
      const broken = examples.flatMap(({ name, source }) =>
        prefixes(source).map((text) => ({ name, source: text })),
      );
      for (const { name, source } of [...samples, ...broken]) {
        const once = format(source);
        expect(bare(once) === bare(source), `${name}: ${source}`).toBe(true);
        expect(format(once) === once, `${name}: ${source}`).toBe(true);
      }
    });

    /** Draws sources as they are and as they are laid out. */
    const expectSamePictures = async (sources: readonly Sample[]) => {
      const { format = (source) => source } = language;
      const changed = sources.filter(
        ({ name, source }) => format(source) !== source && !contract.slow?.test(name),
      );
      // Enough of them, from all of the corpus.
      const step = Math.ceil(changed.length / MOST_DRAWN);
      for (const { name, source } of changed.filter((_, index) => index % step === 0)) {
        const laidOut = format(source);
        const [before, after] = [await render(source), await render(laidOut)];
        expect(after.status, name).toBe(before.status);
        if (before.status === 'failure' || after.status === 'failure') continue;
        const steady = contract.steady ?? ((svg: string) => svg);
        expect(steady(after.svg) === steady(before.svg), name).toBe(true);
      }
    };

    it('leaves the picture of every example as it is', () => expectSamePictures(examples));

    it.skipIf(corpus.length === 0)(
      `leaves the pictures of the corpus as they are (skipped where ${NO_CORPUS})`,
      { tags: 'long' },
      () => expectSamePictures(corpus),
    );
  });

  describeFixes(kind.kind, language, render, contract.mistakes);

  describe(`renaming in ${kind.kind}`, () => {
    it.each(contract.renamings)('changes $name', async ({ source, label, newLabel, expected }) => {
      const { rename } = language;
      const before = await drawn(source);
      const answers = before.shapes.map(({ range }) => range && rename?.(source, range, label, newLabel));
      const changes = answers.find((answer) => answer && answer.length > 0);
      if (!changes) throw new Error(`No shape can be renamed: ${JSON.stringify(before.shapes)}`);
      const renamed = apply(source, changes);
      expect(renamed).toBe(expected);
      const after = await drawn(renamed);
      expect(textOf(after.svg)).toContain(bare(newLabel));
      expect(after.shapes).toHaveLength(before.shapes.length);
      expect(shapesIn(after.svg)).toBe(shapesIn(before.svg));
    });

    it('refuses what is not there, and nothing', async () => {
      const { rename } = language;
      for (const { source, label } of contract.renamings) {
        const range = { from: 0, to: source.length };
        expect(rename?.(source, range, '无此文字', '新') ?? null).toBeNull();
        expect(rename?.(source, range, label, ' ') ?? null).toBeNull();
      }
    });
  });
}

const bare = (text: string) => text.replaceAll(/\s/gu, '');

/** Text without blanks and separators, which may look like plain text. */
const wordsOf = (text: string) => text.replaceAll(/[\s,:;=+]/gu, '');

/** Text of a picture, with its entities resolved and without blanks, since engines wrap it as they like. */
function textOf(svg: string): string {
  const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '' };
  const text = svg
    .replaceAll(/<style[^]*?<\/style>|<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => names[name] ?? whole);
  return bare(text);
}

function shapesIn(svg: string): number {
  return svg.match(/<(?:rect|circle|ellipse|polygon|path|line|polyline)\b/g)?.length ?? 0;
}

/** Asks everything a language is asked at some offsets of a text; each answer comes soon and fits the text. */
function survive(language: DiagramLanguage, source: string, offsets: readonly number[]): void {
  const inside = (offset: number) => offset >= 0 && offset <= source.length;
  inTime(source, () => piecesOf(language, source));
  inTime(source, () => language.format?.(source));
  for (const offset of offsets) {
    const answer = inTime(source, () => language.complete(source, offset, true));
    expect(inside(answer?.from ?? 0)).toBe(true);
    const help = inTime(source, () => language.hover(source, offset));
    expect(inside(help?.to ?? 0)).toBe(true);
    const lines = new LineIndex(source);
    const range = lines.lineRange(lines.lineAt(offset));
    for (const place of [range, { from: offset, to: Math.min(offset + 1, source.length) }]) {
      const fixes = inTime(source, () =>
        language.fixes(source, { ...place, severity: 'error', message: '' }),
      );
      for (const { title, changes } of fixes) {
        expectBoth(title, title['en-US']);
        const sorted = changes.toSorted((a, b) => a.from - b.from);
        const fit = sorted.every(
          ({ from, to }, index) => from >= (sorted[index - 1]?.to ?? 0) && from <= to && inside(to),
        );
        expect(fit, JSON.stringify(changes)).toBe(true);
        expect(apply(source, changes) === source, title['en-US']).toBe(false);
      }
    }
    inTime(source, () => language.rename?.(source, range, '甲', '乙'));
  }
}

function inTime<Answer>(source: string, work: () => Answer): Answer {
  const startedAt = performance.now();
  const answer = work();
  expect(performance.now() - startedAt, source).toBeLessThan(ANSWER_LIMIT_MS);
  return answer;
}

function expectWords({ label, detail, info }: Completion): void {
  expect(label.trim()).not.toBe('');
  if (detail) expectBoth(detail, label);
  if (info) expectBoth(info, label);
}

/** Words for users are complete in both languages; the names and values in them are the same in both. */
function expectBoth(text: LocalizedText, what: string): void {
  const { 'zh-CN': chinese, 'en-US': english } = text;
  expect(chinese.trim(), what).not.toBe('');
  expect(english.trim(), what).not.toBe('');
  if (chinese === english) return;
  expect(HAN.test(chinese), `${what}: ${chinese}`).toBe(true);
  expect(HAN.test(english.replaceAll(/“[^”]*”|"[^"]*"/g, '')), `${what}: ${english}`).toBe(false);
}
