import { describe, expect, it } from 'vitest';
import { toDiagramFile } from '@letu/core';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import {
  ArchiveWriter,
  fingerprintOf,
  ownFileOf,
  readArchive,
  type ArchivedGraph,
  type ArchivedRepository,
} from '../src/archive/index.js';

const encode = (text: string) => new TextEncoder().encode(text);
const picture = toDiagramFile(encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));
const id = (n: number) => String(n).padStart(26, '0');

const repository: ArchivedRepository = {
  id: id(900),
  name: '支付/风控',
  description: '说明',
  icon: 'book',
  colour: '#0958d9',
  visibility: 'private',
};

const graph = (n: number, more: Partial<ArchivedGraph> = {}): ArchivedGraph => ({
  gid: id(n),
  type: 'MERMAID',
  title: '下单流程',
  source: 'graph TD\n  甲 --> 乙',
  repositoryId: repository.id,
  options: { theme: 'forest' },
  files: [],
  favourite: false,
  createdAt: Date.UTC(2024, 1, 3),
  updatedAt: Date.UTC(2025, 4, 6),
  ...more,
});

function archiveOf(graphs: readonly ArchivedGraph[], write?: (writer: ArchiveWriter) => void): Uint8Array {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const writer = new ArchiveWriter({
    repositories: [repository],
    onData: (piece) => void pieces.push(piece),
  });
  for (const one of graphs) writer.add(one);
  write?.(writer);
  writer.finish(Date.UTC(2026, 0, 1));
  return new Uint8Array(Buffer.concat(pieces));
}

const codeOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return 'read';
};

describe('an archive', () => {
  it('gives back every graph with its options, times, mark and repository', () => {
    const graphs = [
      graph(1, { favourite: true }),
      graph(2, { repositoryId: null, type: 'TEXT', source: '@startuml\n@enduml' }),
    ];
    const archive = readArchive(archiveOf(graphs));
    expect(archive.manifest.repositories).toEqual([repository]);
    expect(archive.graphs(archive.manifest.graphs)).toEqual(graphs);
  });

  it('has a folder for each repository and a file of the own format for each graph, under names that every system takes', () => {
    const bytes = archiveOf([
      graph(1),
      graph(2),
      graph(3, { title: 'CON', repositoryId: null }),
      graph(4, { title: '../../etc/passwd', repositoryId: null }),
      graph(5, { title: '下单流程', type: 'diagram', source: '<mxfile/>' }),
    ]);
    expect(Object.keys(unzipSync(bytes))).toEqual([
      '支付_风控/下单流程.mmd',
      '支付_风控/下单流程 (2).mmd',
      '_CON.mmd',
      '.._.._etc_passwd.mmd',
      '支付_风控/下单流程.drawio',
      'letu.json',
    ]);
  });

  it('holds a file once, and a board with its images as a file that opens elsewhere', async () => {
    const source = JSON.stringify({
      type: 'excalidraw',
      version: 2,
      elements: [
        { type: 'image', id: 'a', x: 0, y: 0, width: 9, height: 9, fileId: picture.id, status: 'saved' },
      ],
    });
    const board = graph(1, { type: 'excalidraw', title: '白板', source, files: [picture.id], options: {} });
    const ownFile = await ownFileOf(board, [picture]);
    const bytes = archiveOf([], (writer) => {
      writer.add(board, { ownFile, svg: '<svg/>' });
      writer.addFile(picture, 0);
      writer.addFile(picture, 0);
    });
    const entries = unzipSync(bytes);
    const opened = JSON.parse(strFromU8(entries['支付_风控/白板.excalidraw'] ?? new Uint8Array())) as object;
    expect(opened).toHaveProperty('files');
    expect(JSON.stringify(opened)).toContain('data:image/svg+xml');
    expect(Object.keys(entries).filter((name) => name.endsWith('.svg'))).toEqual([
      '支付_风控/白板.svg',
      `files/${picture.id}.svg`,
    ]);
    const archive = readArchive(bytes);
    expect(archive.graphs(archive.manifest.graphs)).toEqual([board]);
    expect(archive.files([picture.id, 'f'.repeat(64)])).toEqual(new Map([[picture.id, picture.bytes]]));
  });

  it('of many graphs is written and read', () => {
    const graphs = Array.from({ length: 2_000 }, (_, n) => graph(n, { title: `图 ${n % 50}` }));
    const archive = readArchive(archiveOf(graphs));
    expect(archive.manifest.graphs).toHaveLength(2_000);
    const last = archive.manifest.graphs.slice(-2);
    expect(archive.graphs(last).map(({ gid }) => gid)).toEqual([id(1998), id(1999)]);
  });

  it('is refused where it is damaged, none of ours, or of a later version', () => {
    const bytes = archiveOf([graph(1)]);
    const manifestOf = (value: unknown) => zipSync({ 'letu.json': encode(JSON.stringify(value)) });
    expect(codeOf(() => readArchive(encode('no zip')))).toBe('malformed');
    expect(codeOf(() => readArchive(bytes.subarray(0, bytes.length - 40)))).toBe('malformed');
    expect(codeOf(() => readArchive(zipSync({ 'a.txt': encode('a') })))).toBe('malformed');
    expect(codeOf(() => readArchive(manifestOf({ format: 'letu-archive', version: 1 })))).toBe('malformed');
    expect(codeOf(() => readArchive(manifestOf({ format: 'letu-archive', version: 2 })))).toBe('too-new');
  });

  it('tells by a fingerprint whether two graphs hold the same, whenever they were made', () => {
    const before = graph(1, { options: { a: 1, b: 2 }, files: ['x', 'y'] });
    const same = graph(2, { options: { b: 2, a: 1 }, files: ['y', 'x'], updatedAt: 1, favourite: true });
    expect(fingerprintOf(same)).toBe(fingerprintOf(before));
    expect(fingerprintOf({ ...before, source: 'graph LR' })).not.toBe(fingerprintOf(before));
  });
});
