import { expect, it } from 'vitest';
import type { ArchiveComparison } from '@letu/client/contract';
import { toDiagramFile } from '@letu/core';
import { ArchiveWriter, readArchive, type ArchivedGraph } from '@letu/kinds/archive';
import { planImport, type Decision, type State } from '../src/archive/importPlan.js';
import type { ImportTarget, Restoring } from '../src/archive/importTarget.js';
import { runImport } from '../src/archive/runImport.js';

const id = (n: number) => String(n).padStart(26, '0');
const picture = toDiagramFile(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));
const repository = {
  id: id(900),
  name: '支付',
  description: '',
  icon: 'book',
  colour: '#0958d9',
  visibility: 'private',
} as const;

const graph = (n: number, changes: Partial<ArchivedGraph> = {}): ArchivedGraph => ({
  gid: id(n),
  type: 'MERMAID',
  title: `图 ${n}`,
  source: 'graph TD',
  repositoryId: null,
  options: {},
  files: [],
  favourite: false,
  createdAt: 1,
  updatedAt: 2,
  ...changes,
});

function archiveOf(graphs: readonly ArchivedGraph[]) {
  const pieces: Uint8Array[] = [];
  const writer = new ArchiveWriter({
    repositories: [repository],
    onData: (piece) => void pieces.push(piece),
  });
  for (const one of graphs) writer.add(one);
  writer.addFile(picture, 0);
  writer.finish(0);
  return readArchive(new Uint8Array(Buffer.concat(pieces)));
}

/** A place that says what it is told to, and notes what is brought. */
function placeOf(states: Readonly<Record<string, State>>) {
  const [brought, files, calls]: [Restoring[], string[], (string | null)[]] = [[], [], []];
  const target: ImportTarget = {
    compare: async (asked) =>
      asked.map(({ gid }): ArchiveComparison => {
        const state = states[gid] ?? 'new';
        return { gid, state, title: null, updatedAt: null, revision: state === 'new' ? null : 7 };
      }),
    repositories: async (used) => new Map(used.map((one) => [one.id, `here ${one.name}`])),
    missing: async (ids) => ids,
    putFile: async (file) => void files.push(file),
    restore: async (graphs, repositoryId) => {
      brought.push(...graphs);
      calls.push(repositoryId);
      return graphs.map(({ gid, onto }) => {
        return { gid, result: onto === undefined ? 'made' : 'replaced', reason: null, message: null };
      });
    },
  };
  return { target, brought, files, calls };
}

const { signal } = new AbortController();
const onProgress = () => undefined;

async function imported(
  graphs: readonly ArchivedGraph[],
  states: Readonly<Record<string, State>>,
  decide: (state: State) => Decision,
) {
  const place = placeOf(states);
  const plan = await planImport(archiveOf(graphs), place.target, { signal, onProgress });
  expect(place.brought).toEqual([]);
  const decisionOf = ({ state }: { state: State }) => decide(state);
  const result = await runImport({ plan, target: place.target, signal, decisionOf, onProgress });
  return { ...place, result };
}

it('brings what is new, leaves the rest as it is, and keeps times', async () => {
  const graphs = [graph(1, { repositoryId: repository.id }), graph(2), graph(3)];
  const { brought, calls, result } = await imported(
    graphs,
    { [id(2)]: 'same', [id(3)]: 'changed' },
    (state) => (state === 'new' ? 'make' : 'skip'),
  );
  expect(result).toEqual({ made: 1, replaced: 0, skipped: 2, refused: [] });
  expect(brought).toMatchObject([{ gid: id(1), createdAt: 1, updatedAt: 2 }]);
  expect(calls).toEqual(['here 支付']);
});

it('replaces only what was seen, by its revision, and copies under another identifier', async () => {
  const graphs = [graph(1), graph(2)];
  const states = { [id(1)]: 'changed', [id(2)]: 'taken' } as const;
  const { brought, result } = await imported(graphs, states, (state) =>
    state === 'taken' ? 'copy' : 'replace',
  );
  expect(result).toMatchObject({ made: 1, replaced: 1 });
  expect(brought[0]).toMatchObject({ gid: id(1), onto: 7 });
  expect(brought[1]).not.toHaveProperty('onto');
  expect(brought[1]?.gid).not.toBe(id(2));
});

it('puts the files of what it brings, and of nothing else', async () => {
  const withFile = graph(1, { files: [picture.id] });
  expect((await imported([withFile], {}, () => 'make')).files).toEqual([picture.id]);
  expect((await imported([withFile], {}, () => 'skip')).files).toEqual([]);
});

it('goes in parts that one call can take', async () => {
  const large = Array.from({ length: 6 }, (_none, n) => graph(n, { source: 'x'.repeat(1 << 20) }));
  const { calls, result } = await imported(large, {}, () => 'make');
  expect(result.made).toBe(6);
  expect(calls).toHaveLength(3);
});
