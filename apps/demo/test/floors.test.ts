import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { cssVariables, tokensOf } from '@letu/theme';

const SOURCES = join(import.meta.dirname, '../src');

/** The folders of the demo, the lowest first; those of one line know nothing of each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['locales', 'documents'],
  ['settings'],
  ['routing'],
  ['plain'],
  ['layout'],
  ['offline'],
  ['server'],
  ['account'],
  ['diff'],
  ['sync', 'kinds', 'repositories', 'share'],
  ['templates', 'archive', 'pen'],
  ['graphs'],
  ['opening'],
  ['shell'],
  ['pages'],
  // What begins all of it.
  [''],
];

const floorOf = (folder: string) => FLOORS.findIndex((folders) => folders.includes(folder));
const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');

it('every folder of the demo imports from its own floor and from those below it alone', () => {
  expect([...new Set(files.map(folderOf))].toSorted()).toEqual(FLOORS.flat().toSorted());
  const upwards = files.flatMap((path) =>
    [...read(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .map(([, target = '']) => relative(SOURCES, join(SOURCES, dirname(path), target)))
      .filter((target) => {
        const [from, to] = [folderOf(path), folderOf(target)];
        return from !== to && floorOf(to) >= floorOf(from);
      })
      .map((target) => `${path} imports ${target}`),
  );
  expect(upwards).toEqual([]);
});

it('styles of the demo take only variables that there are', () => {
  const known = new Set(Object.keys(cssVariables(tokensOf('light'))));
  const unknown = files.flatMap((path) =>
    [...read(path).matchAll(/var\((--letu-[\w-]+)\)/g)]
      .filter(([, name = '']) => !known.has(name))
      .map(([, name = '']) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
