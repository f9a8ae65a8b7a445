import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { unzipSync } from 'fflate';
import generateOpml from 'opml-generator';
import { opmlToJSON } from 'opml-to-json';
import { marked, type Token, type Tokens } from 'marked';
import Turndown from 'turndown';
import { Marker, Relationship, RootTopic, Summary, Topic, Workbook } from 'xmind-generator';
import * as xmindModel from 'xmind-model';
import { DOMParser } from '@letu/svg-dom';
import { treesOf, type MindMap, type Topic as MapTopic } from '../../src/document/model.js';
import { parse } from '../../src/document/parse.js';
import { read, written } from './converted.js';

/** A map that was in a file of a format, once as it was meant and once as it was read. */
export interface RoundTrip {
  readonly name: string;
  readonly meant: readonly string[];
  readonly read: readonly string[];
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What each map of these is about; what a format has no room for is left out of what is meant there. */
const SOURCE = `# 新品发布 “夏”

- 市场 & <调研> {icon=priority-1}
  > 第一行
  > 第二行
  - [竞品](https://example.com/a?b=1&c=2)
  - 访谈 {folded}
    - 十位
- 研发 {#dev tag=内部 tag=核心}
  - 设计 {icon=task-done}
- 上市 {#launch}
- 半年内 {summary=2}

dev -> launch: 依赖
`;

/** One topic a line, with what hangs on it. */
function linesOf(map: MindMap): readonly string[] {
  const lines: string[] = [];
  const texts = new Map<string, string>();
  const add = (topic: MapTopic, depth: number): void => {
    texts.set(topic.id, topic.text);
    lines.push(lineOf(depth, topic));
    for (const child of topic.children) add(child, depth + 1);
  };
  for (const tree of treesOf(map)) add(tree, 0);
  for (const { from, to, label } of map.relationships) {
    lines.push(`${texts.get(from)} -> ${texts.get(to)}: ${label}`);
  }
  return lines;
}

interface Line {
  readonly text: string;
  readonly note?: string;
  readonly link?: string;
  readonly icons?: readonly string[];
  readonly tags?: readonly string[];
  readonly folded?: boolean;
  readonly summary?: number;
  readonly image?: unknown;
}

function lineOf(
  depth: number,
  { text, note = '', link = '', icons = [], tags = [], folded = false, summary = 0, image }: Line,
): string {
  const parts = [
    note && `note ${note.replaceAll('\n', '⏎')}`,
    link && `link ${link}`,
    icons.length > 0 && `icons ${icons.join(' ')}`,
    tags.length > 0 && `tags ${tags.join(' ')}`,
    folded && 'folded',
    summary > 0 && `summary ${summary}`,
    image !== undefined && 'image',
  ].filter(Boolean);
  return `${'  '.repeat(depth)}${text}${parts.length > 0 ? ` {${parts.join(', ')}}` : ''}`;
}

const meant = () => linesOf(parse(SOURCE).map);

/** Files that XMind's own generator writes, read by us. */
async function xmindToUs(): Promise<RoundTrip> {
  const workbook = Workbook(
    RootTopic('新品发布 “夏”')
      .children([
        Topic('市场 & <调研>')
          .ref('market')
          .markers([Marker.Priority.p1])
          .note('第一行\n第二行')
          .image({ name: 'pixel.png', data: Buffer.from(PIXEL, 'base64') })
          .children([Topic('竞品'), Topic('访谈').children([Topic('十位')])]),
        Topic('研发')
          .ref('dev')
          .labels(['内部', '核心'])
          .children([Topic('设计').markers([Marker.Task.done])]),
        Topic('上市').ref('launch'),
      ])
      .relationships([Relationship('依赖', { from: 'dev', to: 'launch' })])
      .summaries([Summary('半年内', { from: 'dev', to: 'launch' })]),
  );
  const { map } = await read('xmind', new Uint8Array(await workbook.archive()));
  const lines = meant().map((line) =>
    line
      .replace('icons priority-1', 'icons priority-1, image')
      .replace(' {link https://example.com/a?b=1&c=2}', '')
      .replace(' {folded}', ''),
  );
  return { name: 'XMind: xmind-generator → 乐图', meant: lines, read: linesOf(map) };
}

interface ModelTopic {
  readonly _data: Record<string, never>;
  toJSON(): {
    readonly id: string;
    readonly title: string;
    readonly href?: string;
    readonly branch?: string;
    readonly labels?: readonly string[];
    readonly notes?: { readonly plain: { readonly content: string } };
    readonly markers?: readonly { readonly markerId: string }[];
    readonly summaries?: readonly { readonly range: string; readonly topicId: string }[];
  };
  getChildrenByType(types: readonly string[]): readonly ModelTopic[];
}

/** What we write, read by XMind's own model. */
async function usToXmind(): Promise<RoundTrip> {
  const { bytes } = await written('xmind', SOURCE);
  const content = JSON.parse(new TextDecoder().decode(unzipSync(bytes)['content.json'])) as never;
  const [sheet] = new xmindModel.Workbook(content).getSheets();
  const titles = new Map<string, string>();
  const lines: string[] = [];
  const add = (topic: ModelTopic, depth: number, summary = 0): void => {
    const { id, title, href = '', branch, labels, notes, markers = [], summaries = [] } = topic.toJSON();
    titles.set(id, title);
    lines.push(
      lineOf(depth, {
        text: title,
        note: notes?.plain.content ?? '',
        link: href,
        icons: markers.map(({ markerId }) => markerId),
        tags: labels ?? [],
        folded: branch === 'folded',
        summary,
      }),
    );
    for (const child of topic.getChildrenByType(['attached'])) add(child, depth + 1);
    for (const child of topic.getChildrenByType(['summary'])) {
      const range = summaries.find(({ topicId }) => topicId === child.toJSON().id)?.range ?? '';
      const [, from, to] = /\((\d+),(\d+)\)/.exec(range) ?? [];
      add(child, depth + 1, Number(to) - Number(from) + 1);
    }
  };
  add(sheet!.getRootTopic() as unknown as ModelTopic, 0);
  for (const relationship of sheet!.getRelationships()) {
    const { end1Id, end2Id, title } = relationship.toJSON() as unknown as Record<string, string>;
    lines.push(`${titles.get(end1Id!)} -> ${titles.get(end2Id!)}: ${title}`);
  }
  return { name: 'XMind: 乐图 → xmind-model', meant: meant(), read: lines };
}

interface JsMindNode {
  readonly id: string;
  readonly topic: string;
  readonly expanded: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly children: readonly JsMindNode[];
}

interface JsMindData {
  jm: { mind: unknown };
  load(source: object): { readonly root: JsMindNode };
  get_data(format: string): { readonly data: string };
}

/** jsMind wants a page; what reads and writes its data does not. */
function jsMindData(): JsMindData {
  const require = createRequire(import.meta.url);
  const module = { exports: {} as { new (options: object): unknown; current?: { data: JsMindData } } };
  const page = { document: {}, DOMParser };
  runInNewContext(readFileSync(require.resolve('jsmind'), 'utf8'), {
    ...page,
    window: page,
    module,
    exports: module.exports,
    console: {
      ...console,
      warn: () => undefined,
      error: () => undefined,
      log: () => undefined,
      debug: () => undefined,
    },
  });
  try {
    // oxlint-disable-next-line no-new -- it keeps itself, and then misses the page
    new module.exports({ container: {} });
  } catch {
    // As it has no page.
  }
  return module.exports.current!.data;
}

const META = { name: '新品发布', author: '', version: '1' };
/** What jsMind has of a map: texts, folding, sides. */
const bare = (lines: readonly string[]) =>
  lines
    .filter((line) => !line.includes(' -> '))
    .map((line) =>
      line.replace(/ \{(.*)\}$/, (_, parts: string) => (parts.includes('folded') ? ' {folded}' : '')),
    );

async function jsMindToUs(): Promise<RoundTrip> {
  const data = jsMindData();
  const node = (id: string, topic: string, children: readonly object[] = [], rest: object = {}) => ({
    id,
    topic,
    children,
    ...rest,
  });
  const tree = node('root', '新品发布 “夏”', [
    node('a', '市场 & <调研>', [
      node('b', '竞品'),
      node('c', '访谈', [node('d', '十位')], { expanded: false }),
    ]),
    node('e', '研发', [node('f', '设计')], { direction: 'left' }),
    node('g', '上市'),
    node('h', '半年内'),
  ]);
  data.jm = { mind: data.load({ meta: META, format: 'node_tree', data: tree }) };
  const { map } = await read('freemind', data.get_data('freemind').data);
  return { name: 'FreeMind: jsMind → 乐图', meant: bare(meant()), read: linesOf(map) };
}

async function usToJsMind(): Promise<RoundTrip> {
  const { text } = await written('freemind', SOURCE);
  const { root } = jsMindData().load({ meta: META, format: 'freemind', data: text });
  const lines: string[] = [];
  const add = ({ topic, expanded, children }: JsMindNode, depth: number): void => {
    lines.push(lineOf(depth, { text: topic, folded: !expanded }));
    for (const child of children) add(child, depth + 1);
  };
  add(root, 0);
  return { name: 'FreeMind: 乐图 → jsMind', meant: bare(meant()), read: lines };
}

async function opmlToUs(): Promise<RoundTrip> {
  const outlines = [
    {
      text: '新品发布 “夏”',
      _children: [
        {
          text: '市场 & <调研>',
          _note: '第一行\n第二行',
          _children: [
            { text: '竞品', type: 'link', url: 'https://example.com/a?b=1&c=2' },
            { text: '访谈', _collapsed: 'true', _children: [{ text: '十位' }] },
          ],
        },
        { text: '研发', category: '内部,核心', _children: [{ text: '设计', _complete: 'true' }] },
        { text: '上市' },
        { text: '半年内' },
      ],
    },
  ];
  const { map } = await read('opml', generateOpml({ title: '新品发布' }, outlines));
  return { name: 'OPML: opml-generator → 乐图', meant: inOpml(meant()), read: linesOf(map) };
}

/** OPML has no relationships, summaries and icons but check boxes. */
const inOpml = (lines: readonly string[]) =>
  lines
    .filter((line) => !line.includes(' -> '))
    .map((line) => line.replace(' {summary 2}', '').replace(', icons priority-1', ''));

interface JsonOutline extends Readonly<Record<string, unknown>> {
  readonly children?: readonly JsonOutline[];
}

async function usToOpml(): Promise<RoundTrip> {
  const { text } = await written('opml', SOURCE);
  const json = (await opmlToJSON(text)) as JsonOutline;
  const lines: string[] = [];
  const add = (outline: JsonOutline, depth: number): void => {
    const {
      text: title = '',
      _note: note = '',
      url: link = '',
      category = '',
    } = outline as Record<string, string>;
    lines.push(
      lineOf(depth, {
        // Emoji stand before the text, for want of icons.
        text: title.replace('1️⃣ ', ''),
        note,
        link,
        tags: category.split(',').filter(Boolean),
        icons: outline['_complete'] === 'true' ? ['task-done'] : [],
        folded: outline['_collapsed'] === 'true',
      }),
    );
    for (const child of outline.children ?? []) add(child, depth + 1);
  };
  for (const outline of json.children ?? []) add(outline, 0);
  return { name: 'OPML: 乐图 → opml-to-json', meant: inOpml(meant()), read: lines };
}

/** Markdown has no folding, tags, summaries, relationships and icons but check boxes. */
const inMarkdown = (lines: readonly string[]) =>
  inOpml(lines).map((line) => line.replace(' {folded}', '').replace(/ \{tags [^}]*\}/, ''));

async function markdownToUs(): Promise<RoundTrip> {
  const html =
    '<h1>新品发布 “夏”</h1><h2>市场 &amp; &lt;调研&gt;</h2><p>第一行</p><p>第二行</p>' +
    '<ul><li><a href="https://example.com/a?b=1&amp;c=2">竞品</a></li><li>访谈<ul><li>十位</li></ul></li></ul>' +
    '<h2>研发</h2><ul><li>设计</li></ul><h2>上市</h2><h2>半年内</h2>';
  const file = new Turndown({ headingStyle: 'atx' }).turndown(html);
  const { map } = await read('markdown', file);
  const lines = inMarkdown(meant()).map((line) => line.replace(' {icons task-done}', ''));
  return { name: 'Markdown: turndown → 乐图', meant: lines, read: linesOf(map) };
}

async function usToMarkdown(): Promise<RoundTrip> {
  const { text } = await written('markdown', SOURCE);
  const lines: Line[] = [];
  const depths: number[] = [];
  const add = (depth: number, line: Line) => {
    lines.push(line);
    depths.push(depth);
  };
  const visit = (tokens: readonly Token[], depth: number): void => {
    for (const token of tokens) {
      if (token.type === 'heading')
        add((token as Tokens.Heading).depth - 1, inlineOf(token as Tokens.Heading));
      else if (token.type === 'paragraph') {
        const last = lines.at(-1)!;
        const note = [last.note, (token as Tokens.Paragraph).text].filter(Boolean).join('\n');
        lines[lines.length - 1] = { ...last, note };
      } else if (token.type === 'list') {
        for (const item of (token as Tokens.List).items) {
          const [first, ...rest] = item.tokens.filter(({ type }) => type !== 'checkbox');
          add(depth, {
            ...inlineOf(first as Tokens.Text),
            icons: item.task && item.checked ? ['task-done'] : [],
          });
          visit(rest, depth + 1);
        }
      }
    }
  };
  visit(marked.lexer(text), 2);
  const shown = lines.map((line, index) =>
    lineOf(depths[index]!, { ...line, text: line.text.replace('1️⃣ ', '') }),
  );
  return { name: 'Markdown: 乐图 → marked', meant: inMarkdown(meant()), read: shown };
}

/** The words of a line, and its link where the whole of it is one. */
function inlineOf({ tokens = [] }: { readonly tokens?: readonly Token[] | undefined }): Line {
  const [only] = tokens;
  const link = only?.type === 'link' ? (only as Tokens.Link) : undefined;
  const words = (link?.tokens ?? tokens) as readonly Tokens.Text[];
  return { text: words.map(({ text }) => text).join(''), link: link?.href ?? '' };
}

/** Returns every round trip: their files read by us, and ours by them. */
export const roundTrips = (): Promise<readonly RoundTrip[]> =>
  Promise.all(
    [xmindToUs, usToXmind, jsMindToUs, usToJsMind, opmlToUs, usToOpml, markdownToUs, usToMarkdown].map(
      (trip) => trip(),
    ),
  );

/** Returns the lines that are not equal, those that were meant with a minus and those that were read with a plus. */
export function differences({ meant: left, read: right }: RoundTrip): readonly string[] {
  const rest = [...right];
  const missing = left.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const isMoved = missing.length === 0 && rest.length === 0 && left.join('\n') !== right.join('\n');
  return [
    ...missing.map((line) => `- ${line}`),
    ...rest.map((line) => `+ ${line}`),
    ...(isMoved ? ['~ order'] : []),
  ];
}
