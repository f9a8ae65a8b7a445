import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Finds the folder a package's dependency is installed in: the nearest `node_modules` upwards that has it. */
function folderOf(name: string, from: string): string {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const folder = `${place && `${place}/`}node_modules/${name}`;
    const locked = packages[folder];
    if (locked) return locked.link ? (locked.resolved ?? '') : folder;
    if (place === '') throw new Error(`${name}, which ${from} depends on, is not in the lock file.`);
  }
}

/** Returns what npm installs along with a folder of the lock file: its dependencies and the peers that are not optional. */
function installedWith(folder: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[folder] ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
    if (found.has(name)) continue;
    found.add(name);
    installedWith(folderOf(name, folder), found);
  }
  return found;
}

const installs = (folder: string) => Array.from(installedWith(folder)).toSorted();

/** What makes an interface, and nothing that draws or stores has a use for. */
const INTERFACE =
  /^(?:react|react-dom|antd|@ant-design\/.*|@emotion\/.*|@codemirror\/.*|@lezer\/.*|d3-zoom|pdf-lib)$/;

/** Mermaid draws with d3, of which it installs all. */
const OF_MERMAID = installedWith('node_modules/mermaid');

const OF_CORE = installs('packages/core');

describe('npm install', () => {
  it('@letu/core brings along what cleans and measures pictures, hashes files, and reads XML and tables', () => {
    const ofTables = ['commander', 'd3-dsv', 'iconv-lite', 'rw', 'safer-buffer'];
    expect(OF_CORE).toEqual(
      ['@noble/hashes', 'dompurify', 'image-size', 'saxes', 'xmlchars', ...ofTables].toSorted(),
    );
  });

  it.each([
    ['codec', ['pako']],
    ['pikchr', ['pikchr-js']],
    ['graphviz', []],
    ['d2', []],
    [
      'handchart',
      [
        '@letu/svg-dom',
        '@tanstack/virtual-core',
        'css-selector-parser',
        'echarts',
        'entities',
        'parse5',
        'hachure-fill',
        'path-data-parser',
        'points-on-curve',
        'points-on-path',
        'roughjs',
        'tslib',
        'yaml',
        'zod',
        'zrender',
      ],
    ],
    [
      'plantuml',
      [
        // What drawing services take texts in.
        '@letu/codec',
        '@letu/svg-dom',
        '@plantuml/core',
        '@viz-js/viz',
        'css-selector-parser',
        'entities',
        'fflate',
        'pako',
        'parse5',
      ],
    ],
  ])('@letu/%s brings along the core, %j and nothing else', (folder, names) => {
    const besides = installs(`packages/${folder}`).filter((name) => !OF_CORE.includes(name));
    expect(besides).toEqual(['@letu/core', ...names].toSorted());
  });

  it('@letu/mermaid brings along what Mermaid needs, its icons and what draws it without a page', () => {
    expect(
      installs('packages/mermaid').filter((name) => !OF_MERMAID.has(name) && !OF_CORE.includes(name)),
    ).toEqual([
      '@iconify-json/fa6-brands',
      '@iconify-json/fa6-regular',
      '@iconify-json/fa6-solid',
      '@letu/core',
      '@letu/svg-dom',
      'css-selector-parser',
      'entities',
      'mermaid',
      'parse5',
    ]);
  });

  it.each(
    ['cli', 'client', 'kinds', 'render', 'svg-dom'].map((name) => `packages/${name}`).concat('apps/server'),
  )('%s brings no interface along', (folder) => {
    const names = installs(folder).filter((name) => INTERFACE.test(name) && !OF_MERMAID.has(name));
    expect(names).toEqual([]);
  });

  it('Mermaid brings no interface along but the zoom that d3 has in it', () => {
    expect([...OF_MERMAID].filter((name) => INTERFACE.test(name))).toEqual(['d3-zoom']);
  });

  it('@letu/code brings CodeMirror along, and neither antd nor what shows pictures', () => {
    const names = installs('packages/code');
    expect(names).toContain('@codemirror/view');
    expect(names.filter((name) => /^(?:antd|@ant-design\/.*|d3-zoom|pdf-lib)$/.test(name))).toEqual([]);
  });

  it('@letu/editor brings no code pane along, which kinds edited in another way do without', () => {
    const names = installs('packages/editor').filter((name) =>
      /^(?:@codemirror\/.*|@lezer\/.*|@letu\/code)$/.test(name),
    );
    expect(names).toEqual([]);
  });
});

/** The sources of a package. */
function sourcesOf(folder: string): readonly string[] {
  return readdirSync(new URL(`../${folder}/src`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(new URL(`../${folder}/src/${path}`, import.meta.url), 'utf8'));
}

describe('the shell of the editors', () => {
  it('knows nothing of the code pane, nor of what it is made of', () => {
    const sources = sourcesOf('packages/editor');
    expect(sources.length).toBeGreaterThan(100);
    const knowing = sources.filter((text) => /from '(?:@codemirror|@lezer|@letu\/code['/])|\.cm-/.test(text));
    expect(knowing).toEqual([]);
  });

  it('is all that a kind needs React for: what draws and what tells of a kind imports neither', () => {
    const core = sourcesOf('packages/core').filter((text) => /from 'react/.test(text));
    expect(core).toEqual([]);
  });
});
