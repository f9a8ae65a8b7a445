import { describe, expect, it } from 'vitest';
import { nomnoml } from '@letu-example/nomnoml';
import { engine } from '@letu-example/nomnoml/engine';
import { nomnoml as listed } from '@letu-example/nomnoml/info';
import { decodeAny, encode, linkTo } from '@letu/codec';
import { defaultExample } from '@letu/core';
import { kindByFile, kinds } from '@letu/kinds';
import { callLetu } from '../../../packages/cli/test/runLetu.js';
import { describeEngineContract } from '../../../packages/core/test/engineContract.js';
import { linkTargets } from '../../../packages/editor/src/shell/out/links.js';

describeEngineContract({
  definition: nomnoml,
  engine,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'on the first line', source: '[a]]', line: 1, text: ']' },
    { name: 'on a later line', source: '[a]\n[b]]\n[c]', line: 2, text: ']' },
    { name: 'after Chinese', source: '[甲] -> [乙]]', line: 1, text: ']' },
    { name: 'after emoji', source: '[😀👍🏽]\n[甲] [乙]', line: 2, text: '[' },
    { name: 'at the end', source: '[甲] -> [', line: 1 },
  ],
});

const { source } = defaultExample(nomnoml);
/** A host's list: the kind is named once. */
const own = [...kinds, listed];

describe('a kind of one’s own', () => {
  it('is found in a bare code, a link of Kroki’s and a link to its page, and by a file’s name', () => {
    const found = { type: 'NOMNOML', source };
    expect(decodeAny(encode(source), { kinds: own })).toMatchObject(found);
    const [kroki] = linkTargets(listed);
    expect(decodeAny(linkTo(kroki!, source), { kinds: own })).toMatchObject(found);
    expect(decodeAny(`/nomnoml/new#${encode(source)}`, { kinds: own })).toMatchObject(found);
    expect(kindByFile('商店.noml', own)).toBe(listed);
  });

  it('leaves the texts of the other kinds to them', async () => {
    for (const kind of kinds) {
      for (const example of (await kind.loadKind()).examples) {
        expect(decodeAny(encode(example.source), { kinds: own }).type, example.id).toBe(kind.type);
      }
    }
  });

  it('is drawn by letu render and read by letu decode, which are told of it by one option', async () => {
    const option = ['--kind', '@letu-example/nomnoml/info'];
    const drawn = await callLetu(['render', '-', ...option, '--timeout', '60'], { input: source });
    expect({ code: drawn.code, stderr: drawn.stderr }).toEqual({ code: 0, stderr: '' });
    expect(drawn.stdout.toString()).toContain('支付平台');
    const decoded = await callLetu(['decode', encode(source), '--format', 'json', ...option]);
    expect(JSON.parse(decoded.stdout.toString())).toMatchObject({ type: 'NOMNOML', source });
    const missing = await callLetu(['render', '-', '--kind', '@letu/core'], { input: source });
    expect(missing.stderr).toBe('letu: “@letu/core”里没有找到图类型，请检查 --kind。\n');
  });
});
