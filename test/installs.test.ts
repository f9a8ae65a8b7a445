import { readFileSync } from 'node:fs';
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

describe('npm install', () => {
  it.each([
    ['core', ['dompurify']],
    ['codec', ['@letu/core', 'dompurify', 'pako']],
    ['pikchr', ['@letu/core', 'dompurify', 'pikchr-js']],
    ['graphviz', ['@letu/core', 'dompurify']],
    ['d2', ['@letu/core', 'dompurify']],
    [
      'plantuml',
      [
        '@letu/core',
        '@letu/svg-dom',
        '@plantuml/core',
        '@viz-js/viz',
        'dompurify',
        'entities',
        'fflate',
        'parse5',
      ],
    ],
  ])('@letu/%s brings along %j and nothing else', (folder, names) => {
    expect(installs(`packages/${folder}`)).toEqual(names);
  });

  it('@letu/mermaid brings along what Mermaid needs, its icons and what draws it without a page', () => {
    expect(installs('packages/mermaid').filter((name) => !OF_MERMAID.has(name))).toEqual([
      '@iconify-json/fa6-brands',
      '@iconify-json/fa6-regular',
      '@iconify-json/fa6-solid',
      '@letu/core',
      '@letu/svg-dom',
      'entities',
      'mermaid',
      'parse5',
    ]);
  });

  it.each(['packages/cli', 'packages/client', 'packages/svg-dom', 'apps/server'])(
    '%s brings no interface along',
    (folder) => {
      const names = installs(folder).filter((name) => INTERFACE.test(name) && !OF_MERMAID.has(name));
      expect(names).toEqual([]);
    },
  );

  it('Mermaid brings no interface along but the zoom that d3 has in it', () => {
    expect([...OF_MERMAID].filter((name) => INTERFACE.test(name))).toEqual(['d3-zoom']);
  });

  it('@letu/code brings CodeMirror along, and neither antd nor what shows pictures', () => {
    const names = installs('packages/code');
    expect(names).toContain('@codemirror/view');
    expect(names.filter((name) => /^(?:antd|@ant-design\/.*|d3-zoom|pdf-lib)$/.test(name))).toEqual([]);
  });
});
