import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeOfStory } from '../.storybook/docs/storySample.js';

const STORIES = new URL('../stories/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, STORIES), 'utf8');
const paths = readdirSync(STORIES, { recursive: true, encoding: 'utf8' }).toSorted();
const samples = new Map(
  paths
    .filter((path) => path.startsWith('samples/'))
    .map((path) => [basename(path, '.tsx'), read(path)] as const),
);

/** The stories of docs pages: their components, and the ends of their ids. */
const documented = paths
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => ({ path, text: read(path) }))
  .filter(({ path, text }) => text.includes("tags: ['autodocs']") && !path.startsWith('foundations/'))
  .flatMap(({ path, text }) => {
    const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name);
    return names.map((name) => ({
      component: basename(path, '.stories.tsx'),
      name,
      id: toId('page', storyNameFromExport(name)).replace(/^.*--/, ''),
    }));
  });

/** The names a text imports and those it uses besides. */
function namesOf(code: string) {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imported = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) imported.add(node.name.text);
    else if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { file, imported, used };
}

describe('what "Show code" shows', () => {
  it('is a sample for every story of a docs page', () => {
    expect(documented.length).toBeGreaterThan(60);
    const missing = documented.filter(({ component, id }) => !codeOfStory(samples, component, id));
    expect(missing).toEqual([]);
  });

  it.each(documented)('of $component $name is whole, and imports what it uses', ({ component, id }) => {
    const code = codeOfStory(samples, component, id) ?? '';
    const { imported, used } = namesOf(code);
    expect(code).toContain(`from '@letu/`);
    expect(code).toContain('export function');
    expect([...imported].filter((name) => !used.has(name))).toEqual([]);
    const elements = [...code.matchAll(/(?<!\w)<([A-Z]\w+)[\s/>.]/g)].map(([, name = '']) => name);
    expect(elements.filter((name) => !imported.has(name) && !code.includes(`interface ${name}`))).toEqual([]);
    expect(
      ts.transpileModule(code, { reportDiagnostics: true, compilerOptions: { jsx: ts.JsxEmit.ReactJSX } })
        .diagnostics,
    ).toEqual([]);
  });
});
