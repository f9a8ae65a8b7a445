import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.js';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** Reads the instructions of each stage (https://docs.docker.com/reference/dockerfile/#format). */
function stagesOf(text: string): Instruction[][] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const instructions = lines.flatMap((line) => {
    const [, name, rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, rest }];
  });
  const stages: Instruction[][] = [];
  for (const each of instructions) {
    if (each.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(each);
  }
  return stages;
}

const stages = stagesOf(read('Dockerfile'));
const image = stages.at(-1) ?? [];
const only = (name: string) => image.filter((each) => each.name === name).map(({ rest }) => rest);
/** What the image copies: from another stage, or from the project. */
const copies = only('COPY').map((rest) => {
  const [, stage] = /--from=(\w+)/.exec(rest) ?? [];
  const [source = '', target = ''] = rest.split(' ').filter((word) => !word.startsWith('--'));
  return { stage, source: source.replace(/^\/letu\//, ''), target };
});
const variables = Object.fromEntries(
  only('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
);

describe('the image', () => {
  it('is built from stages that are there, on a Node that the server runs on', () => {
    const bases = stages.map(([from]) => from?.rest ?? '');
    for (const base of bases) expect(base).toMatch(/^node:20-slim(?: AS \w+)?$/);
    const named = bases.flatMap((base) => base.split(' AS ').slice(1));
    for (const { stage } of copies) if (stage !== undefined) expect(named).toContain(stage);
  });

  it('copies what is there or what a build makes', () => {
    for (const { source, stage } of copies) {
      const made = source.endsWith('/dist') || source.endsWith('node_modules');
      const path = made ? posix.dirname(source) : source;
      expect([source, existsSync(join(ROOT, path))]).toEqual([source, true]);
      if (stage === undefined) expect(ignored(source)).toBe(false);
    }
    const sources = copies.map(({ source }) => source);
    for (const needed of ['node_modules', 'packages', 'apps/server/dist', 'apps/demo/dist']) {
      expect(sources).toContain(needed);
    }
  });

  it('is run by a user who owns nothing but the data, and kept where a volume can be', () => {
    const users = only('USER');
    expect(users).toEqual(['node']);
    const order = image.map(({ name }) => name);
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('COPY'));
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
    expect(only('VOLUME')).toEqual([variables['DATA_DIR']]);
    expect(only('RUN').join()).toContain(`--owner=node --group=node --mode=700 ${variables['DATA_DIR']}`);
  });

  it('starts the built server, with a configuration it takes, and asks whether it is ready', () => {
    const [command = ''] = only('CMD');
    const [node, entry = ''] = JSON.parse(command) as string[];
    const { bin } = JSON.parse(read('apps/server/package.json')) as { bin: Record<string, string> };
    expect([node, entry]).toEqual(['node', posix.join('apps/server', bin['letu-server'] ?? '')]);
    expect(readConfig(variables)).toMatchObject({ host: '0.0.0.0', port: 8000, dataDir: '/data' });
    expect(variables['SITE_DIR']).toBe('/letu/apps/demo/dist');
    expect(only('EXPOSE')).toEqual([variables['PORT']]);
    expect(only('HEALTHCHECK').join()).toContain('/health/ready');
  });

  it('is sent neither what is built nor what is secret', () => {
    for (const path of [
      'node_modules/x',
      'packages/core/dist/index.js',
      '.git/config',
      'data/secret.key',
      '.env',
    ]) {
      expect([path, ignored(path)]).toEqual([path, true]);
    }
    for (const path of ['package.json', 'packages/core/src/index.ts', 'scripts/build.mjs', 'tsup.base.ts']) {
      expect([path, ignored(path)]).toEqual([path, false]);
    }
  });
});

/** Tells whether a path, or a folder it is in, is left out (https://docs.docker.com/build/concepts/context/#dockerignore-files). */
function ignored(path: string): boolean {
  const patterns = read('.dockerignore').split('\n').filter(Boolean);
  const parts = path.split('/');
  const folders = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  return patterns.some((pattern) => {
    const text = pattern.replaceAll('.', String.raw`\.`).replace(/^\*\*\//, '(?:.*/)?');
    return folders.some((folder) => new RegExp(`^${text.replaceAll(/(?<!\.)\*/g, '[^/]*')}$`).test(folder));
  });
}
