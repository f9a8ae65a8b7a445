import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../packages/', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folders = readdirSync(ROOT);
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length));
}

describe.each(folders)('packages/%s', (folder) => {
  const manifest = manifestOf(folder);

  it('says what it is and under which licence it may be used', () => {
    expect(readFileSync(join(ROOT, folder, 'README.md'), 'utf8')).toContain(`# ${manifest.name}\n`);
    expect(manifest.license).toBe('MIT');
    expect(readFileSync(join(ROOT, folder, 'LICENSE'), 'utf8')).toContain('MIT License');
  });

  it('exports only what its sources have', () => {
    const sources = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [] : [target['@letu/source'] ?? ''],
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !existsSync(join(ROOT, folder, source)))).toEqual([]);
  });

  it('has no two files that a disk without upper and lower case would take for one', () => {
    const sources = ['src', 'test']
      .map((part) => join(folder, part))
      .filter((part) => existsSync(join(ROOT, part)));
    const modules = sources.flatMap(filesIn).map((file) => file.replace(/(?:\.d)?\.[jt]sx?$/, ''));
    // A bundler may look for `./Name.js` in any of the ways a file can be written.
    const clashes = modules.filter((name) =>
      modules.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
    );
    expect(clashes).toEqual([]);
  });
});
