import type { TextRange } from '@letu/core';
import { splitAttributes } from './attributes.js';
import { readLines, type SourceLine } from './lines.js';
import {
  DEFAULT_SETTINGS,
  MAX_DEPTH,
  MAX_TOPICS,
  topicOf,
  treesOf,
  withDescendants,
  type FloatingTopic,
  type MapSettings,
  type MindMap,
  type Relationship,
  type Topic,
} from './model.js';
import { idOf, isFlag, readRelationship, readTopic, type ReadTopic } from './properties.js';
import { readText } from './text.js';

/** What is odd about a source. */
export type FindingCode =
  'tooDeep' | 'tooMany' | 'unknownAttribute' | 'duplicateId' | 'unknownId' | 'emptySummary' | 'noteOfNothing';

/** Something odd about a source, and where it is. */
export interface Finding extends TextRange {
  readonly code: FindingCode;
  /** What it is about, as it is written. */
  readonly name: string;
}

/** A map, and what its source says of its parts. */
export interface ParsedMap {
  readonly map: MindMap;
  readonly findings: readonly Finding[];
  /** Where the source says each topic, by its id: its text, without what is below it. */
  readonly ranges: ReadonlyMap<string, TextRange>;
  /** False where the source has more topics, or deeper ones, than a map can have; those are not in it. */
  readonly isWhole: boolean;
}

/** No map has as many relationships besides its topics. */
const MOST_LINES = 5 * MAX_TOPICS;

/** A topic while what is below it is being read. */
interface Draft extends Omit<ReadTopic, 'unknown'> {
  readonly level: number;
  readonly notes: string[];
  readonly children: Draft[];
}

const RELATIONSHIP = /^(\S+?)\s*(<->|->|--)\s*(\S+?)(?:\s*[:：]\s*(.*))?$/su;
/** In UTF-16 code units. */
const LONGEST_RELATIONSHIP = 2_000;
const ARROWS = { '->': 'to', '<->': 'both', '--': 'none' } as const;

/** Where a line hangs: below all lines before it whose level is less. Headings come before all else. */
const levelOf = ({ kind, indent }: SourceLine) => (kind === 'heading' ? indent - 7 : indent);

/**
 * Reads the source of a map: any text is one. `# ` begins the central topic and each floating one, `- ` a topic below those that
 * are indented less, `> ` the note of the topic before it; `a -> b: text` relates topics whose ids, `{#a}`, are said. Ids that
 * the source does not say are `t.1`, `t.2` … in reading order.
 */
export function parse(source: string): ParsedMap {
  return new Reader(source).read();
}

class Reader {
  readonly #lines: readonly SourceLine[];
  readonly #findings: Finding[] = [];
  readonly #ranges = new Map<string, TextRange>();
  readonly #ids = new Set<string>();
  readonly #trees: Draft[] = [];
  readonly #open: Draft[] = [];
  readonly #related: { readonly line: SourceLine; readonly relationship: Relationship }[] = [];
  #count = 0;
  #isWhole = true;

  constructor(source: string) {
    this.#lines = readLines(source, MOST_LINES + 1);
  }

  read(): ParsedMap {
    const named = new Set(
      this.#lines.flatMap((line) => idOf(splitAttributes(line.text, isFlag).attributes) ?? []),
    );
    if (
      this.#lines.length > MOST_LINES &&
      this.#lines.filter(({ kind }) => kind !== 'note').length > MOST_LINES
    ) {
      this.#find('tooMany', this.#lines.at(-1)!);
      this.#isWhole = false;
    }
    for (const line of this.#lines) {
      if (line.kind === 'note') this.#addNote(line);
      else if (!this.#addRelationship(line, named)) this.#addTopic(line);
    }
    return {
      map: this.#map(),
      findings: this.#findings.toSorted((one, other) => one.from - other.from),
      ranges: this.#ranges,
      isWhole: this.#isWhole,
    };
  }

  #find(code: FindingCode, line: TextRange, name = ''): void {
    this.#findings.push({ code, from: line.from, to: line.to, name });
  }

  #addNote(line: SourceLine): void {
    const last = this.#open.at(-1);
    if (last) last.notes.push(line.text.trimEnd());
    else this.#find('noteOfNothing', line);
  }

  #addRelationship(line: SourceLine, named: ReadonlySet<string>): boolean {
    if (line.kind !== 'plain' || line.indent > 0 || line.text.length > LONGEST_RELATIONSHIP) return false;
    const { text, attributes } = splitAttributes(line.text, isFlag);
    const [, from = '', arrow, to = '', label = ''] = RELATIONSHIP.exec(text) ?? [];
    if (arrow === undefined || !(named.has(from) || named.has(to))) return false;
    for (const end of [from, to]) if (!named.has(end)) this.#find('unknownId', line, end);
    const ends = { from, to, label: readText(label).text, arrows: ARROWS[arrow as keyof typeof ARROWS] };
    this.#related.push({ line, relationship: readRelationship(ends, attributes) });
    return true;
  }

  #addTopic(line: SourceLine): void {
    this.#count += 1;
    const level = levelOf(line);
    while (this.#open.length > 0 && this.#open.at(-1)!.level >= level && !this.#isBelowTitle(line))
      this.#open.pop();
    if (this.#count > MAX_TOPICS || this.#open.length >= MAX_DEPTH) {
      if (this.#isWhole) this.#find(this.#count > MAX_TOPICS ? 'tooMany' : 'tooDeep', line);
      this.#isWhole = false;
      return;
    }
    const draft = this.#draft(line, level);
    const parent = this.#open.at(-1);
    (parent ? parent.children : this.#trees).push(draft);
    this.#open.push(draft);
  }

  /** A first line without a mark is the title of the lines below it that have one, even where they are not indented more. */
  #isBelowTitle(line: SourceLine): boolean {
    return (
      this.#open.length === 1 &&
      this.#lines[0]?.kind === 'plain' &&
      line.kind === 'item' &&
      this.#trees.length === 1
    );
  }

  #draft(line: SourceLine, level: number): Draft {
    const { text: written, attributes, from } = splitAttributes(line.text, isFlag);
    const name = idOf(attributes);
    const isTaken = name !== undefined && this.#ids.has(name);
    if (isTaken) this.#find('duplicateId', line, name);
    const id = name === undefined || isTaken ? `t.${this.#count}` : name;
    this.#ids.add(id);
    this.#ranges.set(id, { from: line.from, to: line.to });
    const { unknown, topic, ...said } = readTopic(id, attributes, this.#trees.length === 0);
    const start = line.to - (line.text.length - from);
    for (const attribute of unknown) {
      this.#find('unknownAttribute', { from: Math.max(line.from, start), to: line.to }, attribute);
    }
    const read = { ...topic, ...readText(written), named: name !== undefined && !isTaken };
    return { ...said, topic: read, level, notes: [], children: [] };
  }

  #map(): MindMap {
    const [first, ...others] = this.#trees;
    const isListed = this.#lines.every(({ kind }) => kind !== 'heading');
    const settings: MapSettings = { ...DEFAULT_SETTINGS, ...first?.settings };
    const isForest = isListed && others.length > 0;
    const root = isForest
      ? topicOf('t.0', { children: this.#trees.map((tree) => this.#finish(tree)) })
      : first
        ? this.#finish(first)
        : topicOf('t.0');
    const floating = isForest ? [] : others.map((tree): FloatingTopic => this.#float(tree));
    const relationships = this.#related.map(({ relationship }) => relationship);
    return { root, floating, relationships, settings };
  }

  #float(tree: Draft): FloatingTopic {
    return { topic: this.#finish(tree), ...(tree.at ? { at: tree.at } : {}) };
  }

  #finish({ topic, notes, children }: Draft): Topic {
    const finished = children.map((child) => this.#finish(child));
    finished.forEach(({ summary, id }, index) => {
      if (summary > 0 && index === 0) this.#find('emptySummary', this.#ranges.get(id)!);
    });
    return { ...topic, note: notes.join('\n'), children: finished };
  }
}

/** Returns the topics of a map by their ids. */
export function topicsById(map: MindMap): ReadonlyMap<string, Topic> {
  return new Map(withDescendants(treesOf(map)).map((topic) => [topic.id, topic]));
}
