import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiagramError } from '@letu/core';
import { answerFile, type FileAnswer } from '../../scripts/corpus/answer.js';
import { reportKind } from '../../scripts/corpus/report.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RUN = ['--conditions=@letu/source', '--import', 'tsx', 'scripts/corpus/run.ts'];

function runCorpus(folder: string): Promise<{ code: number | null; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...RUN, folder], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout }));
  });
}

describe('npm run corpus', () => {
  let folder = '';
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'graphviz/a-good.gv': 'digraph { 甲 -> 乙 [color=bluish] }',
    'graphviz/b-bad.gv': 'digraph {\n 甲 -> \n}',
    'graphviz/c-latin.gv': Buffer.from('graph { charset=latin1; "Zürich" }', 'latin1'),
    'pikchr/good.pikchr': 'box "好"',
    'notes/readme.txt': 'no kind of diagram',
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'letu-corpus-'));
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('prints one line of JSON for each kind that has files', async () => {
    const { code, stdout } = await runCorpus(folder);
    expect(code).toBe(0);
    const reports = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const times = { medianMs: expect.any(Number), p95Ms: expect.any(Number) };
    const bad = { name: 'b-bad.gv', message: expect.stringContaining('需要一个节点'), line: 3, column: 1 };
    expect(reports).toEqual([
      {
        kind: 'graphviz',
        files: 3,
        pictures: 2,
        located: 2,
        unlocated: 0,
        failures: 0,
        timeouts: 0,
        ...times,
        failed: [bad],
      },
      {
        kind: 'pikchr',
        files: 1,
        pictures: 1,
        located: 0,
        unlocated: 0,
        failures: 0,
        timeouts: 0,
        ...times,
        failed: [],
      },
    ]);
  });

  it('ends with an error where there is nothing to draw', async () => {
    expect(await runCorpus(join(folder, 'notes'))).toEqual({ code: 1, stdout: '' });
  });
});

describe('the answer to a corpus file', () => {
  const file = { name: 'a', source: 'x\n😀y' };
  const failing = (error: unknown) => ({ render: () => Promise.reject(error) });

  it.each([
    [new DiagramError('timeout', 'late'), 'timeout', 'late'],
    [new DiagramError('engine-crashed', 'broken'), 'failure', 'broken'],
    [new Error('odd'), 'failure', 'odd'],
  ])('tells %s apart', async (error, outcome, message) => {
    expect(await answerFile(failing(error), file)).toMatchObject({ outcome, first: { message } });
  });

  it('has the place of the first message only where the engine knows it', async () => {
    const diagnostic = { from: 4, to: 5, severity: 'error', message: 'no' } as const;
    const engine = (diagnostics: readonly (typeof diagnostic & { unlocated?: true })[]) => ({
      render: () => Promise.resolve({ status: 'failure', diagnostics } as const),
    });
    expect(await answerFile(engine([diagnostic]), file)).toMatchObject({
      outcome: 'no-picture',
      located: 1,
      first: { message: 'no', line: 2, column: 3 },
    });
    const unlocated = await answerFile(engine([{ ...diagnostic, unlocated: true }]), file);
    expect(unlocated).toMatchObject({ unlocated: 1, first: { message: 'no' } });
    expect(unlocated.first).not.toHaveProperty('line');
  });
});

describe('the report on a kind', () => {
  it('takes the nearest-rank quantiles of the times', () => {
    const answers = Array.from({ length: 20 }, (_, index): FileAnswer => ({
      name: `${index}`,
      outcome: 'picture',
      ms: 20 - index,
      located: 0,
      unlocated: 0,
    }));
    expect(reportKind('d2', answers)).toMatchObject({ medianMs: 10, p95Ms: 19 });
    expect(reportKind('d2', [])).toMatchObject({ files: 0, medianMs: 0, p95Ms: 0 });
  });
});
