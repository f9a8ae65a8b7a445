import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_TOOLBAR } from '@letu/editor';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../README.md');

it('the README shows the example that the browser test runs', () => {
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example).toBe(read('./readme/Drawing.tsx'));
});

it('the README shows how images are saved, as the guide does', () => {
  expect(readme).toContain(`\`\`\`tsx\n${read('../../../stories/guides/samples/SavedBoard.tsx')}\`\`\``);
});

it('the README names every prop, every item of the tool bar and every verb of the handle', () => {
  const source = read('../src/props.ts');
  const editor = source.slice(source.indexOf('export interface DiagramProps<'));
  const names = [...editor.matchAll(/^ {2}(?:readonly )?(\w+)[?(:]/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(30);
  // The view's own are the types' to say.
  const missing = names.filter((name) => !readme.includes(name) && !['source', 'plain'].includes(name));
  expect(missing).toEqual([]);
  expect(DEFAULT_TOOLBAR.filter((item) => !readme.includes(`\`${item}\``))).toEqual([]);
});
