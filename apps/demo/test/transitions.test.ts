import { describe, expect, it } from 'vitest';
import type { Graph } from '@letu/client';
import type { StoredDocument } from '../src/documents/document.js';
import { syncStateOf, type DocumentState, type SyncRecord } from '../src/documents/syncRecord.js';
import { mergeLines } from '../src/diff/threeWay.js';
import { edit, seenOf } from '../src/sync/edit.js';
import { settle } from '../src/sync/settle.js';
import {
  accept,
  contradict,
  fail,
  keepBoth,
  keepMine,
  prepare,
  receive,
  reopen,
  retry,
  takeMerged,
  takeTheirs,
} from '../src/sync/transitions.js';

const [ME, OTHER] = ['me', 'other'];

const graph = (changes: Partial<Graph> = {}): Graph => ({
  gid: 'g',
  type: 'pikchr',
  title: '图',
  source: 'a',
  options: {},
  files: [],
  repositoryId: null,
  owner: { id: ME, name: '我', image: null },
  role: 'owner',
  favourite: false,
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
  openedAt: null,
  deletedAt: null,
  ...changes,
});

const nothing: DocumentState = { document: undefined, record: undefined };
const opened = receive(nothing, graph(), ME);

/** A state after something was typed on this device. */
function typed({ document, record }: DocumentState, changes: Partial<StoredDocument>): DocumentState {
  if (!document) throw new Error('There is no document.');
  const { revision, updatedAt } = document;
  return {
    document: { ...document, revision: revision + 1, updatedAt: updatedAt + 1, ...changes },
    record,
  };
}

const made: DocumentState = {
  document: {
    gid: 'g',
    type: 'pikchr',
    title: '图',
    source: 'a',
    createdAt: 1,
    updatedAt: 1,
    revision: 1,
    owner: ME,
  },
  record: undefined,
};

describe('a document on its way to the server', () => {
  it('is sent as it is, and is there once that is answered, so that nothing more is sent', () => {
    const sending = prepare(made, 'k1');
    expect(sending.record?.sent).toEqual({
      key: 'k1',
      revision: 0,
      title: '图',
      source: 'a',
      options: {},
      files: [],
      times: { createdAt: 1, updatedAt: 1 },
    });
    expect(syncStateOf(sending)).toBe('pending');
    const done = accept(sending, 'k1', graph());
    expect(syncStateOf(done)).toBe('synced');
    expect(prepare(done, 'k2')).toBe(done);
  });

  it('is made with the times it has on this device, the same however often it is sent', () => {
    const sending = typed(prepare(made, 'k1'), { source: 'ab', updatedAt: 9 });
    expect(sending.record?.sent?.times).toEqual({ createdAt: 1, updatedAt: 1 });
    const next = prepare(accept(sending, 'k1', graph()), 'k2');
    expect(next.record?.sent).not.toHaveProperty('times');
  });

  it('is sent again as it was, whatever has been typed meanwhile, until there is an answer', () => {
    const sending = typed(prepare(made, 'k1'), { source: 'ab' });
    expect(prepare(sending, 'k2')).toBe(sending);
    const next = prepare(accept(sending, 'k1', graph()), 'k2');
    expect(next.record?.sent).toEqual({
      key: 'k2',
      revision: 1,
      title: '图',
      source: 'ab',
      options: {},
      files: [],
    });
  });

  it('keeps a title as it was typed, without sending its spaces again and again', () => {
    const sending = prepare(typed(opened, { title: ' 新名字 ' }), 'k');
    expect(sending.record?.sent?.title).toBe('新名字');
    const done = accept(sending, 'k', graph({ revision: 2, title: '新名字' }));
    expect(done.document?.title).toBe(' 新名字 ');
    expect(syncStateOf(done)).toBe('synced');
  });

  it('is not sent while it belongs to the device, may only be looked at, or was deleted before', () => {
    const { owner: _owner, ...own } = made.document as StoredDocument;
    for (const state of [
      { document: own, record: undefined },
      typed(receive(nothing, graph({ role: 'viewer' }), ME), { source: 'b' }),
      typed(made, { deletedAt: 2 }),
    ]) {
      expect(prepare(state, 'k')).toBe(state);
    }
  });
});

describe('what comes from the server', () => {
  it('is shown where nothing was changed here, and as a change for whoever edits it', () => {
    const { document } = receive(opened, graph({ revision: 2, source: 'b', title: '新' }), ME);
    expect(document).toMatchObject({ source: 'b', title: '新', revision: 2 });
  });

  it('is put together with what was changed here where that is something else', () => {
    const mine = typed(opened, { source: 'mine' });
    const merged = receive(mine, graph({ revision: 2, title: '新名字' }), ME);
    expect(merged.document).toMatchObject({ source: 'mine', title: '新名字' });
    expect(merged.record?.conflict).toBeUndefined();
    expect(prepare(merged, 'k').record).toMatchObject({ sent: { source: 'mine' }, base: { revision: 2 } });
  });

  it('names what nobody has named here, whatever it is called after its source meanwhile', () => {
    const mine = typed(opened, { source: '# 计划', title: '计划', givenTitle: '计划' });
    const renamed = receive(mine, graph({ revision: 2, title: '我的图' }), ME);
    expect(renamed.record?.conflict).toBeUndefined();
    expect(renamed.document).toMatchObject({ source: '# 计划', title: '我的图' });
    const kept = receive(mine, graph({ revision: 2, options: { layout: 'neato' } }), ME);
    expect(kept.document).toMatchObject({ title: '计划', options: { layout: 'neato' } });
    const named = typed(mine, { title: '我起的名字' });
    expect(receive(named, graph({ revision: 2, title: '我的图' }), ME).record?.conflict).toBeDefined();
  });

  it('is kept beside what was changed here where both changed the same, until one decides', () => {
    const mine = typed(opened, { source: 'mine' });
    const both = receive(mine, graph({ revision: 2, source: 'theirs' }), ME);
    expect(syncStateOf(both)).toBe('conflict');
    expect(both.document?.source).toBe('mine');
    expect(prepare(both, 'k')).toBe(both);
    const goOn = typed(both, { source: 'mine, more' });
    const seen = { mine: goOn.document?.revision ?? 0, theirs: 2 };
    expect(prepare(keepMine(goOn, seen), 'k').record).toMatchObject({
      sent: { source: 'mine, more' },
      base: { revision: 2 },
    });
    const taken = takeTheirs(goOn, seen);
    expect(taken.document?.source).toBe('theirs');
    expect(syncStateOf(taken)).toBe('synced');
    expect(keepBoth(goOn, seen)).toEqual({ ...taken, copy: goOn.document });
  });

  it('goes on with what was merged of both, with the title that only the other side has changed', () => {
    const mine = typed(opened, { source: 'mine' });
    const both = receive(mine, graph({ revision: 2, source: 'theirs', title: '新标题' }), ME);
    const seen = { mine: both.document?.revision ?? 0, theirs: 2 };
    const merged = takeMerged('mine, theirs', 'mine', 7)(both, seen);
    expect(merged.document).toMatchObject({ source: 'mine, theirs', title: '新标题', updatedAt: 7 });
    expect(prepare(merged, 'k').record).toMatchObject({
      sent: { source: 'mine, theirs', title: '新标题' },
      base: { revision: 2, source: 'theirs' },
    });
    expect(syncStateOf(merged)).toBe('pending');
    const titled = receive(
      typed(opened, { source: 'mine', title: '甲' }),
      graph({ revision: 2, title: '乙' }),
      ME,
    );
    const titles = (['mine', 'theirs'] as const).map((prefer) =>
      takeMerged('both', prefer)(titled, { ...seen, mine: titled.document?.revision ?? 0 }),
    );
    expect(titles.map(({ document }) => document?.title)).toEqual(['甲', '乙']);
  });

  it('is put together by its kind where nothing else is at odds, and stays one where it cannot be', () => {
    const theirs = graph({ revision: 2, source: 'theirs', files: ['f'] });
    const both = receive(typed(opened, { source: 'mine' }), theirs, ME);
    const merged = settle(both, ({ base, mine, theirs: other }) => [base, mine, other].join());
    expect(merged).toMatchObject({ document: { source: 'a,mine,theirs', files: ['f'] } });
    expect(syncStateOf(merged)).toBe('pending');
    expect(settle(both, () => undefined)).toBe(both);
    expect(settle(both, undefined)).toBe(both);
    const renamed = receive(typed(opened, { source: 'mine', title: '甲' }), { ...theirs, title: '乙' }, ME);
    expect(settle(renamed, () => 'merged')).toBe(renamed);
  });

  it('is none of what two tabs make of one line, nor a copy, unless they change the same words', () => {
    const begun = receive(nothing, graph({ source: '甲 --> 乙' }), ME);
    const on = seenOf(begun.document!, begun.record);
    const typing = (source: string) => ({ gid: 'g', changes: { source }, on });
    const first = edit(begun, typing('甲 --> 乙丙'), 8, mergeLines);
    const both = edit(first, typing('开始甲 --> 乙'), 9, mergeLines);
    expect(both.document?.source).toBe('开始甲 --> 乙丙');
    expect([both.copy, both.record?.conflict]).toEqual([undefined, undefined]);
    const other = edit(first, typing('甲 --> 丁'), 9, mergeLines);
    expect(other).toMatchObject({ document: { source: '甲 --> 丁' }, copy: { source: '甲 --> 乙丙' } });
  });

  it('is none of a text where other lines are changed than what is typed, then or after others are taken over', () => {
    const lines = receive(nothing, graph({ source: '1\n2\n3\n4' }), ME);
    const theirs = graph({ revision: 2, source: '1\n二\n3\n4' });
    const mine = typed(lines, { source: '1\n2\n3\n四' });
    const merged = settle(receive(mine, theirs, ME), mergeLines);
    expect(merged.document?.source).toBe('1\n二\n3\n四');
    expect(syncStateOf(merged)).toBe('pending');
    const taken = receive(lines, theirs, ME);
    const late = { gid: 'g', changes: { source: '1\n2\n3\n四' }, on: seenOf(lines.document!, lines.record) };
    const kept = edit(taken, late, 9, mergeLines);
    expect(kept).toMatchObject({ document: { source: '1\n二\n3\n四' } });
    expect([kept.copy, kept.record?.conflict]).toEqual([undefined, undefined]);
    const beside = edit(taken, { ...late, changes: { source: '1\nzwei\n3\n4' } }, 9, mergeLines);
    expect(beside.document?.source).toBe('1\nzwei\n3\n4');
    expect(beside.record).toMatchObject({
      base: { source: '1\n2\n3\n4' },
      conflict: { source: '1\n二\n3\n4' },
    });
    expect(settle(beside, mergeLines)).toBe(beside);
  });

  it('is not decided about before it was seen', () => {
    const both = receive(typed(opened, { source: 'mine' }), graph({ revision: 2, source: 'theirs' }), ME);
    const seen = { mine: both.document?.revision ?? 0, theirs: 2 };
    const newer = receive(both, graph({ revision: 3, source: 'newer' }), ME);
    const longer = typed(both, { source: 'mine, more' });
    for (const decide of [keepMine, takeTheirs, keepBoth, takeMerged('merged')]) {
      expect(decide(newer, seen)).toEqual(newer);
      expect(decide(longer, seen)).toEqual(longer);
    }
  });

  it('is decided about as the server has it once it has taken what was on its way', () => {
    const sending = prepare(typed(opened, { source: 'mine' }), 'k');
    const { document, record } = sending;
    const conflict = { revision: 1, title: '图', source: 'theirs', updatedAt: 1 };
    const both = { document, record: record && { ...record, conflict } };
    const now = { revision: 2, title: '图', source: 'mine' };
    const taken = takeTheirs(accept(both, 'k', now), { mine: document?.revision ?? 0, theirs: 2 });
    expect(taken).toMatchObject({ document: { source: 'mine' }, record: { base: { revision: 2 } } });
    expect(syncStateOf(taken)).toBe('synced');
  });

  it('is asked for before anything is sent of a document that is opened again', () => {
    const again = reopen(opened, 'second');
    expect(syncStateOf(again)).toBe('checking');
    expect(syncStateOf(fail(again, undefined, { reason: 'offline', message: '', nextAt: 0 }))).toBe('away');
    const mine = typed(again, { source: 'mine' });
    expect(prepare(mine, 'k')).toBe(mine);
    expect(prepare(receive(mine, graph(), ME, 'second'), 'k').record?.sent).toMatchObject({
      source: 'mine',
      revision: 1,
    });
    expect(syncStateOf(receive(again, graph(), ME, 'second'))).toBe('synced');
  });

  it('is not heard by an answer to what was asked before it was opened once more', () => {
    const again = reopen(reopen(opened, 'second'), 'third');
    for (const asked of [undefined, 'second'])
      expect(syncStateOf(receive(again, graph(), ME, asked))).toBe('checking');
    expect(syncStateOf(receive(again, graph(), ME, 'third'))).toBe('synced');
    const sending = reopen(prepare(typed(opened, { source: 'mine' }), 'k'), 'second');
    const both = contradict(sending, 'k', graph({ revision: 2, source: 'mine' }));
    expect(syncStateOf(both)).toBe('checking');
  });

  it('takes the place of what may no longer be changed, which is kept as a copy', () => {
    const mine = typed(opened, { source: 'mine' });
    const shown = receive(mine, graph({ role: 'viewer' }), ME);
    expect(shown).toMatchObject({ document: { source: 'a' }, copy: { source: 'mine' } });
    expect(receive(opened, graph({ role: 'viewer' }), ME)).not.toHaveProperty('copy');
  });

  it('is no conflict where it is what was sent, and only the answer was lost', () => {
    const sending = prepare(typed(opened, { source: 'b' }), 'k');
    const done = contradict(sending, 'k', graph({ revision: 2, source: 'b' }));
    expect(syncStateOf(done)).toBe('synced');
    expect(done.record?.sent).toBeUndefined();
  });

  it('is a conflict when it refuses what was sent, and what is typed then stays', () => {
    const sending = typed(prepare(typed(opened, { source: 'b' }), 'k'), { source: 'bc' });
    const both = contradict(sending, 'k', graph({ revision: 2, source: 'x' }));
    expect(both.document?.source).toBe('bc');
    expect(both.record?.conflict).toMatchObject({ revision: 2, source: 'x' });
  });

  it('does not take the place of what another account has not sent yet', () => {
    const theirs = typed(receive(nothing, graph(), OTHER), { source: 'unsent' });
    expect(receive(theirs, graph({ revision: 3 }), ME)).toBe(theirs);
    const sent = receive(nothing, graph(), OTHER);
    expect(receive(sent, graph({ revision: 3 }), ME).document?.owner).toBe(ME);
  });

  it('comes out of the trash here too', () => {
    const record = { ...(opened.record as SyncRecord), isTrashed: true };
    const deleted = { ...typed(opened, { deletedAt: 5 }), record };
    expect(receive(deleted, graph(), ME).document?.deletedAt).toBeUndefined();
  });
});

describe('what a document is drawn with', () => {
  const [forest, dark] = [{ theme: 'forest', seed: 2 }, { theme: 'dark' }];

  it('is sent as the text is, whatever the order it was chosen in', () => {
    const sending = prepare(typed(opened, { options: forest }), 'k');
    expect(sending.record?.sent?.options).toEqual(forest);
    const done = accept(sending, 'k', graph({ revision: 2, options: { seed: 2, theme: 'forest' } }));
    expect(syncStateOf(done)).toBe('synced');
  });

  it('is brought to a server that knew nothing of it', () => {
    const record = opened.record as SyncRecord;
    const { options: _options, ...base } = record.base;
    const before = { ...opened, record: { ...record, base } };
    expect(prepare(before, 'k')).toBe(before);
    expect(prepare(typed(before, { options: dark }), 'k').record?.sent?.options).toEqual(dark);
  });

  it('comes from the server where it was chosen there, and is a conflict where it was chosen here too', () => {
    const theirs = graph({ revision: 2, options: dark });
    expect(receive(opened, theirs, ME).document?.options).toEqual(dark);
    const text = receive(typed(opened, { source: 'mine' }), theirs, ME);
    expect(text.document).toMatchObject({ source: 'mine', options: dark });
    const both = receive(typed(opened, { options: forest }), theirs, ME);
    expect(both.document?.options).toEqual(forest);
    expect(syncStateOf(both)).toBe('conflict');
  });
});

describe('what could not be sent', () => {
  const sending = prepare(typed(opened, { source: 'b' }), 'k');

  it('waits with what it was sent as where nobody knows whether it came through', () => {
    const waiting = fail(sending, 'k', { reason: 'offline', message: '', nextAt: 9 });
    expect(syncStateOf(waiting)).toBe('offline');
    expect(waiting.record?.sent?.key).toBe('k');
    expect(waiting.record?.failure?.attempts).toBe(1);
    const again = fail(waiting, 'k', { reason: 'busy', message: '', nextAt: 20 });
    expect(again.record?.failure).toMatchObject({ attempts: 2, reason: 'busy' });
  });

  it('is not sent again as it was refused, but once it has changed or one asks for it', () => {
    const refused = fail(sending, 'k', { reason: 'refused', message: '太大', nextAt: 0 });
    expect(syncStateOf(refused)).toBe('refused');
    expect(prepare(refused, 'k2')).toBe(refused);
    expect(prepare(typed(refused, { source: 'c' }), 'k2').record?.sent?.source).toBe('c');
    expect(prepare(retry(refused), 'k2').record?.sent?.source).toBe('b');
  });

  it('is told apart from what is sent by now, of which an answer that comes late says nothing', () => {
    const next = prepare(
      typed(accept(sending, 'k', graph({ revision: 2, source: 'b' })), { source: 'c' }),
      'k2',
    );
    expect(accept(next, 'k', graph({ revision: 2, source: 'b' }))).toEqual(next);
    expect(contradict(next, 'k', graph({ revision: 3, source: 'x' }))).toEqual(next);
    expect(fail(next, 'k', { reason: 'refused', message: '', nextAt: 0 })).toEqual(next);
  });

  it('says so where the graph is gone, and keeps what is here', () => {
    const gone = fail(opened, undefined, { reason: 'refused', message: '没有找到', nextAt: 0 });
    expect(syncStateOf(gone)).toBe('refused');
    expect(gone.document?.source).toBe('a');
  });
});
