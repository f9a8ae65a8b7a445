import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../README.md');

describe('the README', () => {
  it('shows the embedding example that the browser test runs', () => {
    const [, example] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(example).toBe(read('./readme/Embedded.tsx'));
  });

  it('names only packages and commands that exist', () => {
    const { scripts } = JSON.parse(read('../package.json')) as { scripts: Record<string, string> };
    const commands = [...readme.matchAll(/`npm run ([\w-]+)/g)].map(([, name]) => name ?? '');
    expect(commands.length).toBeGreaterThan(5);
    for (const name of commands) expect(scripts).toHaveProperty([name]);
    for (const [, name, path] of readme.matchAll(/\[`(@letu\/[\w-]+)`\]\(([^)]+)\)/g)) {
      expect(JSON.parse(read(`../${path}/package.json`))).toMatchObject({ name });
    }
  });
});
