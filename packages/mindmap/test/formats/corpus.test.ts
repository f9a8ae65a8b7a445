import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unzipSync } from 'fflate';
import { decodeXml } from '@letu/core';
import { formats } from '../../src/formats/formats.js';
import { read } from './converted.js';

const FOLDER = new URL('../../../../../shared/corpus/mindmap/', import.meta.url);
const isThere = existsSync(FOLDER);
const files = isThere ? readdirSync(FOLDER) : [];

/** What a file has, found in its text without reading it. */
interface Found {
  readonly topics: number;
  readonly icons: number;
  readonly relationships: number;
  /** Each address of the web. */
  readonly addresses: readonly string[];
  /** Links from topic to topic. */
  readonly inside: number;
  readonly texts: readonly string[];
  readonly notes: readonly string[];
}

/** What is said of each file that has more than our maps. */
const TOLD: Readonly<Record<string, string>> = {
  'freeplane__BuzanMap.mm': '1 个不是网页的链接写进了备注。\n1 段详情写进了备注。',
  'freeplane__Freeplane_LaTeX.mm': '2 个主题的文字格式没有带过来。',
  'freeplane__RichtextTests.mm': '3 个主题的文字格式没有带过来。',
  'freeplane__StructuredMapTest.mm': '6 个主题的编号没有带过来。',
  'freeplane__freeplaneApplications_ja.mm':
    '15 个主题的文字格式、3 条备注的文字格式没有带过来。\n9 段详情写进了备注。\n1 个不是网页的链接写进了备注。',
  'freeplane__freeplaneUserGuide_nl.mm':
    '93 个主题的文字格式、36 条备注的文字格式、19 个主题的编号、6 个主题的样式、1 个提醒没有带过来。\n' +
    '4 个不是网页的链接写进了备注。\n72 段详情写进了备注。\n5 张不在文件里的图片，地址写进了备注。\n9 个属性写进了备注。',
  'freeplane__mm2wordml_utf8_TEMPLATE.mm': '10 个属性写进了备注。',
  'xmind__simple.xmind': '4 个主题的样式、1 个分支自己的结构、1 个图例没有带过来。',
  'xmind__xmind_2026.xmind': '1 个图标的颜色没有带过来。',
  'xmind__xmind_pro.xmind':
    '1 条备注的文字格式、1 个附件、5 条评注没有带过来。\n1 个不是网页的链接写进了备注。\n' +
    '其余 1 张画布成了自由主题：Sheet 2。',
  'xmind__xmind_zen.xmind':
    '2 条备注的文字格式、1 个附件没有带过来。\n1 个标注成了子主题。\n其余 1 张画布成了自由主题：Map 2。',
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const raw = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);
const all = (text: string, pattern: RegExp) => raw(text, pattern).map(decodeXml);
/** Words alone: blanks, bullets and the like are the reader's. */
const words = (text: string) => text.replaceAll(/[\s\u00A0-]+/g, '');
const withoutTags = (html: string) =>
  decodeXml(html.replaceAll(/<(?:head|style)>[\s\S]*?<\/(?:head|style)>|<[^>]*>/g, ' '));

function inFreemind(file: string): Found {
  const map = file.replaceAll(/<map_styles>[\s\S]*?<\/map_styles>/g, '');
  const rich = (type: string) =>
    raw(map, new RegExp(`<richcontent TYPE="(?:${type})"[^>/]*>([\\s\\S]*?)</richcontent>`, 'g'));
  return {
    topics: count(map, /<node[\s>]/g),
    icons: count(map, /<icon BUILTIN/g),
    relationships: count(map, /<arrowlink/g),
    addresses: all(map, /(?:\sLINK|\shref)="((?:https?|mailto):[^"]*)"/g),
    inside: count(map, /\sLINK="#/g),
    texts: [
      ...all(map, /<node[^>]*\sTEXT="([^"]*)"/g).map((text) =>
        text.startsWith('<html>') ? withoutTags(text) : text,
      ),
      ...rich('NODE').map(withoutTags),
    ],
    notes: rich('NOTE|DETAILS').map(withoutTags),
  };
}

function inXmind(bytes: Uint8Array): Found {
  const entries = unzipSync(bytes);
  const text = (name: string) => new TextDecoder().decode(entries[name]);
  return entries['content.json'] ? inJson(text('content.json')) : inXml(text('content.xml'));
}

function inXml(xml: string): Found {
  return {
    topics: count(xml, /<topic[\s>]/g),
    icons: count(xml, /<marker-ref[\s>]/g),
    relationships: count(xml, /<relationship[\s>]/g),
    addresses: all(xml, /xlink:href="((?:https?|mailto):[^"]*)"/g),
    inside: count(xml, /xlink:href="xmind:#/g),
    texts: all(xml, /<topic[^>]*>\s*<title>([^<]*)<\/title>/g),
    notes: all(xml, /<plain>([^<]*)<\/plain>/g),
  };
}

function inJson(json: string): Found {
  const keys = new Map<string, unknown[]>();
  JSON.parse(json, (key, value: unknown) => {
    keys.set(key, [...(keys.get(key) ?? []), value]);
    return value;
  });
  const of = (key: string) => keys.get(key) ?? [];
  const lists = ['attached', 'detached', 'summary', 'callout'].flatMap(of).filter(Array.isArray).flat();
  const topics = [...lists, ...of('rootTopic')] as readonly { readonly title?: string }[];
  const hrefs = of('href') as string[];
  return {
    topics: topics.length,
    icons: of('markerId').length,
    relationships: of('end1Id').length,
    addresses: hrefs.filter((href) => href.startsWith('http')),
    inside: hrefs.filter((href) => href.startsWith('xmind:#')).length,
    texts: topics.map(({ title = '' }) => title),
    notes: (of('plain') as { content: string }[]).map(({ content }) => content),
  };
}

// The corpus lies beside the repository, where it exists.
describe.skipIf(!isThere)('the corpus', () => {
  it.each(files)('opens with all it has: %s', async (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    const [format] = formats.filter(({ guess }) => guess?.(bytes) === 1);
    expect(format?.extensions).toContain(name.slice(name.lastIndexOf('.')));
    const found = format!.id === 'xmind' ? inXmind(bytes) : inFreemind(new TextDecoder().decode(bytes));
    const { map, topics, source, told } = await read(format!.id, bytes, name);
    expect({
      topics: topics.length,
      icons: topics.reduce((sum, { icons }) => sum + icons.length, 0),
      relationships: map.relationships.length,
      inside: topics.filter(({ link }) => link.startsWith('#')).length,
    }).toEqual({
      topics: found.topics,
      icons: found.icons,
      relationships: found.relationships,
      inside: found.inside,
    });
    const texts = words(topics.map(({ text }) => text).join('\n'));
    for (const text of found.texts) expect(texts).toContain(words(text));
    const notes = words(topics.map(({ note }) => note).join('\n'));
    for (const note of found.notes) expect(notes).toContain(words(note));
    for (const address of found.addresses) expect(source).toContain(address);
    expect(told).toBe(TOLD[name] ?? '');
  });
});
