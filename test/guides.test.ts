import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { cssVariables, tokensOf } from '@letu/theme';

const ROOT = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
/** The paths of the files in a folder and below whose end matches. */
const find = (folder: string, end: RegExp) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((path) => end.test(path))
    .map((path) => `${folder}/${path}`)
    .toSorted();

const guides = find('stories', /\.mdx$/).map((path) => [basename(path), read(path), path] as const);
const everything = guides.map(([, text]) => text).join('\n');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** The addresses of all docs pages and stories. */
function pages(): Set<string> {
  const stories = find('stories', /\.stories\.tsx$/).flatMap((path) => {
    const text = read(path);
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
    const names = matches(text, /^export const (\w+): Story/gm);
    return ['docs', ...names.map(storyNameFromExport)].map(
      (name) => `${name === 'docs' ? 'docs' : 'story'}/${toId(title, name)}`,
    );
  });
  const titles = matches(everything, /<Meta title="([^"]+)"/g);
  return new Set([...stories, ...titles.map((title) => `docs/${toId(title, 'docs')}`)]);
}

describe.each(guides)('%s', (_name, text, path) => {
  const [chinese = '', english = ''] = matches(text, /<In locale="[\w-]+">([\s\S]*?)<\/In>/g);

  it('says the same in Chinese and in English', () => {
    const outline = (half: string) =>
      half.match(/^#+ |^<[A-Z]\w+(?: of=\S+| code=\S+)?|^ {4}\[|```\w+/gm) ?? [];
    for (const half of [chinese, english]) expect(half).toMatch(/\S/);
    expect(outline(english)).toEqual(outline(chinese));
  });

  // Neither types nor lint look into MDX.
  it('imports only files that exist, and what they export', () => {
    const imports = [...text.matchAll(/^import (?:\{ ([^}]+) \}|\w+) from '(\.[^'?]+)(?:\?raw)?';/gm)];
    for (const [, names, file = ''] of imports) {
      const module = readFileSync(new URL(file, new URL(path, ROOT)), 'utf8');
      for (const name of names?.split(', ') ?? [])
        expect(module, file).toMatch(new RegExp(`^export (?:const|function|type|interface) ${name}\\b`, 'm'));
    }
  });

  it('leads to pages that exist', () => {
    const known = pages();
    for (const link of matches(text, /\]\(\?path=\/([^)]+)\)/g)) expect(known).toContain(link);
  });
});

describe('the guides', () => {
  it('show code only from files that are type-checked, and all of them', () => {
    expect(everything).not.toMatch(/```(?:[jt]sx?)\b/);
    const shown = matches(everything, /samples\/([\w.]+)\?raw/g);
    const samples = find('stories/guides/samples', /\.tsx?$/).map((path) => basename(path));
    expect([...new Set(shown)].toSorted()).toEqual(samples);
  });

  it('name only commands, packages and variables that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const name of matches(everything, /`npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name]);
    for (const name of new Set(matches(everything, /`@letu\/([\w/-]+)`/g))) {
      const [folder = '', ...entry] = name.split('/');
      const { exports } = JSON.parse(read(`packages/${folder}/package.json`)) as { exports: object };
      expect(exports).toHaveProperty([['.', ...entry].join('/')]);
    }
    const variables = cssVariables(tokensOf('light'));
    for (const name of matches(everything, /`(--letu-[\w-]+)`/g)) expect(variables).toHaveProperty([name]);
  });

  it('have the keys of the README of the editor', () => {
    const [, accessibility = ''] = guides.find(([name]) => name === 'Accessibility.mdx') ?? [];
    const [, table = ''] =
      /## Keyboard\n\n[^\n]*\n[^\n]*\n([\s\S]*?)\n\n/.exec(read('packages/editor/README.md')) ?? [];
    const rows = matches(table, /^\| (.*?) \|/gm);
    expect(rows.length).toBeGreaterThan(8);
    for (const keys of rows) expect(accessibility).toContain(`'${keys}',`);
  });
});

const SOURCES = readdirSync(new URL('packages', ROOT)).flatMap((name) =>
  find(`packages/${name}/src`, /\.tsx?$/),
);

/** The props of the components that a package exports, with those that nothing is said of. */
function undescribed(path: string): string[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) || !statement.name.text.endsWith('Props')) return [];
    if (!publicNames.has(statement.name.text) && statement.name.text !== 'DiagramProps') return [];
    return statement.members
      .filter((member) => !ts.getJSDocCommentsAndTags(member).some(({ comment }) => comment))
      .map((member) => `${statement.name.text}.${member.name?.getText() ?? ''}`);
  });
}

const publicNames = new Set(
  SOURCES.filter((path) => /src\/(?:index|view)\.ts$/.test(path)).flatMap((path) =>
    matches(read(path), /\b(\w+Props)\b/g),
  ),
);

it('every prop of every component is described in TSDoc, which fills the tables of the docs pages', () => {
  expect(publicNames.size).toBeGreaterThan(8);
  expect(SOURCES.flatMap(undescribed)).toEqual([]);
});

/** What several components share, and what only those need who build others. */
const WITHOUT_PAGE = ['DiagramProps', 'KindEditorProps', 'KindViewProps', 'SurfaceProps', 'HostThemeProps'];

it('every component has a docs page', () => {
  const documented = find('stories', /\.stories\.tsx$/)
    .map(read)
    .filter((text) => text.includes("tags: ['autodocs']"))
    .flatMap((text) => matches(text, /^ {2}(?:component|subcomponents): (.*)/gm));
  const editors = SOURCES.map((path) => basename(path, '.tsx')).filter((name) =>
    /^[A-Z]\w+Editor$/.test(name),
  );
  expect(editors.length).toBeGreaterThan(5);
  const components = [...publicNames].filter((name) => !WITHOUT_PAGE.includes(name));
  for (const name of [...editors, ...components.map((props) => props.replace(/Props$/, ''))]) {
    expect(
      documented.some((component) => new RegExp(`\\b${name}\\b`).test(component)),
      name,
    ).toBe(true);
  }
});
