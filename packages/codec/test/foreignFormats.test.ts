import { describe, expect, it } from 'vitest';
import { FormatError, localizedText, type ForeignFormat, type NamedKind } from '@letu/core';
import { CodecError, codecErrorText, decodeAny, decodeFile } from '@letu/codec';
import { errorCodeOf } from './errorCodeOf.js';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const lost = localizedText('一段录音没有带过来', 'One recording was not brought over');

function format(id: string, extension: string, guess: (text: string) => number): ForeignFormat {
  return {
    id,
    title: localizedText(id, id),
    extensions: [extension],
    mediaType: 'text/plain',
    reads: true,
    writes: false,
    guess: (file) => guess(text(file)),
    load: async () => ({
      read(file, { title = '' }) {
        if (text(file).includes('broken')) {
          throw new FormatError('malformed', localizedText('第 1 行坏了', 'Line 1 is broken'));
        }
        return { source: `${id}:${title}:${text(file)}`, files: [], notes: [lost] };
      },
    }),
  };
}

const title = localizedText('图', 'map');
const kinds: readonly NamedKind[] = [
  {
    type: 'MINDMAP',
    path: 'mindmap',
    title,
    formats: [
      format('sure', '.sure', (file) => (file.startsWith('<sure') ? 1 : 0)),
      format('likely', '.likely', (file) => (file.startsWith('likely ') ? 0.8 : 0)),
      format('any', '.md', () => 0.1),
    ],
  },
];

describe('a file of another format', () => {
  it('is read with the title and the notes of what was left out', async () => {
    await expect(decodeFile('<sure/>', { kinds, name: '周会.v2.sure' })).resolves.toEqual({
      dialect: 'format',
      type: 'MINDMAP',
      source: 'sure:周会.v2:<sure/>',
      options: { format: 'sure' },
      notes: [lost],
    });
  });

  it('is recognised by decodeAny, which reads it once its converter is loaded', async () => {
    expect(errorCodeOf(() => decodeAny('<sure/>', { kinds }))).toBe('foreign-format');
    const [sure] = kinds[0]!.formats!;
    const converters = new Map([[sure!, await sure!.load()]]);
    expect(decodeAny('<sure/>', { kinds, converters }).source).toBe('sure::<sure/>');
  });

  it('that others may have too is taken for it only where its kind is asked for', async () => {
    await expect(decodeFile('likely a', { kinds })).rejects.toThrow(CodecError);
    await expect(decodeFile('likely a', { kinds, type: 'pikchr' })).rejects.toThrow(CodecError);
    await expect(decodeFile('likely a', { kinds, type: 'MINDMAP' })).resolves.toMatchObject({
      source: 'likely::likely a',
    });
  });

  it('that any text may be is told by its name alone', async () => {
    const asked = { kinds, type: 'MINDMAP' };
    await expect(decodeFile('# a b', asked)).rejects.toThrow(CodecError);
    await expect(decodeFile('# a b', { ...asked, name: 'A.MD' })).resolves.toMatchObject({
      options: { format: 'any' },
    });
  });

  it('says what is wrong with it and where, in the language of the reader', async () => {
    const error = await decodeFile('<sure broken', { kinds }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CodecError);
    expect(codecErrorText(error as CodecError, 'zh-CN')).toBe('第 1 行坏了');
    expect((error as CodecError).code).toBe('malformed');
  });
});

describe('a file of another format without a kind that is asked for', () => {
  const table = (id: string, guess?: (text: string) => number): NamedKind => {
    const { guess: _none, ...read } = format('csv', '.csv', () => 0);
    const own = guess ? format('csv', '.csv', guess) : read;
    return { type: id, path: id, title, formats: [own] };
  };
  const related = (file: string) => (file.startsWith('id,parent') ? 0.9 : 0);

  it('is the likeliest of those that its name says, and else one that only names tell', async () => {
    const both = [table('CHART'), table('BOXES', related)];
    const options = { kinds: both, name: 'a.csv' };
    expect((await decodeFile('id,parent\n1,', options)).type).toBe('BOXES');
    expect((await decodeFile('月,数\n1,2', options)).type).toBe('CHART');
    expect((await decodeFile('id,parent\n1,', { ...options, type: 'CHART' })).type).toBe('CHART');
  });

  it('is told by its name where nothing in it speaks for anything else', async () => {
    const bytes = new TextEncoder().encode('# a b');
    await expect(decodeFile(bytes, { kinds, name: 'a.md' })).resolves.toMatchObject({ type: 'MINDMAP' });
    await expect(decodeFile(bytes, { kinds, name: 'a.md', type: 'pikchr' })).rejects.toThrow(CodecError);
  });
});
