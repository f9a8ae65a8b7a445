import type { Graph } from '@letu/client';
import type { MergeSide } from '@letu/core';
import { contentOf, isSameContent, isSamePart, PARTS, type Part } from '../documents/content.js';
import { listedFacts } from '../documents/listedFacts.js';
import { mayEdit } from '../documents/mayEdit.js';
import { isUnnamed, type StoredDocument } from '../documents/document.js';
import type { Kept } from './edit.js';
import {
  isChanged,
  isUnsynced,
  type DocumentState,
  type OtherState,
  type RemoteState,
  type SyncFailure,
  type SyncRecord,
} from '../documents/syncRecord.js';

/** The longest title the server takes. */
const TITLE_LIMIT = 200;

const NOTHING: RemoteState = { revision: 0, title: '', source: '' };

const stateOf = (state: RemoteState): RemoteState => ({ revision: state.revision, ...contentOf(state) });

function without<Key extends 'sent' | 'failure' | 'conflict' | 'hasNewPicture' | 'unheard'>(
  record: SyncRecord,
  ...keys: Key[]
): Omit<SyncRecord, Key> {
  const rest = { ...record };
  for (const key of keys) delete (rest as Partial<SyncRecord>)[key];
  return rest;
}

/**
 * The document is opened again: others may have changed it since the server was heard last.
 *
 * @param key Tells this time from others: what the server was asked for before says nothing about it.
 */
export function reopen({ document, record }: DocumentState, key: string): DocumentState {
  if (!document || !record || record.base.revision === 0) return { document, record };
  return { document, record: { ...record, unheard: key } };
}

/** The server has said what it had when it was asked. @param asked The last opening before that. */
function answered(record: SyncRecord, asked: string | undefined): SyncRecord {
  return record.unheard === asked ? without(record, 'unheard') : record;
}

/** Takes what is to be sent next out of a document that has changed: the state stays as it is where nothing is. */
export function prepare(state: DocumentState, key: string): DocumentState {
  const { document } = state;
  if (document?.owner === undefined) return state;
  const { gid, owner } = document;
  const record: SyncRecord = state.record ?? { gid, owner, canEdit: true, base: NOTHING, isTrashed: false };
  const isNeverSent = record.base.revision === 0 && document.deletedAt !== undefined;
  const isBlocked =
    record.conflict || record.unheard || (record.failure?.reason === 'refused' && !isNewer(document, record));
  if (record.sent || !record.canEdit || isNeverSent || isBlocked || !isChanged(document, record))
    return state;
  const { revision } = record.base;
  const content = { ...contentOf(document), title: titleToSend(document) };
  // What was drawn on this device before keeps its times, the same whenever it is sent again.
  const { createdAt, updatedAt, into } = document;
  const first = { times: { createdAt, updatedAt }, ...(into === undefined ? {} : { into }) };
  const sent = { key, revision, ...content, ...(revision === 0 ? first : {}) };
  return { document, record: { ...without(record, 'failure'), sent } };
}

const isNewer = ({ updatedAt }: StoredDocument, { failure }: SyncRecord) =>
  updatedAt > (failure?.changedAt ?? 0);

/** The server has taken what was sent, and now has this. An answer to what was sent before says nothing new. */
export function accept({ document, record }: DocumentState, key: string, now: RemoteState): DocumentState {
  if (!document || record?.sent?.key !== key) return { document, record };
  // A title is stored without the spaces around it, and shown as it was typed.
  const title = titleToSend(document) === now.title ? document.title : now.title;
  const next = withBase(without(record, 'sent', 'failure'), { ...stateOf(now), title });
  return { document, record: record.base.revision === 0 ? { ...next, hasNewPicture: true } : next };
}

const titleToSend = ({ title }: StoredDocument) => title.trim().slice(0, TITLE_LIMIT);

/**
 * The server has something else than what was sent was made of.
 *
 * @param asked The last opening before it was sent.
 */
export function contradict(
  { document, record }: DocumentState,
  key: string,
  theirs: Graph,
  asked?: string,
): DocumentState {
  if (!document || record?.sent?.key !== key) return { document, record };
  const { sent } = record;
  const rest = answered(without(record, 'sent', 'failure'), asked);
  // The write had come through, and only its answer was lost.
  if (isSameContent(sent, theirs)) return { document, record: withBase(rest, stateOf(theirs)) };
  return merge(document, rest, theirs);
}

/**
 * A graph has come from the server, to be shown or because it was asked for anew.
 *
 * @param asked The last opening before it was asked for.
 */
export function receive(state: DocumentState, graph: Graph, owner: string, asked?: string): Kept {
  const { document, record } = state;
  const canEdit = mayEdit(graph.role);
  const { gid, deletedAt } = graph;
  const about = { gid, owner, canEdit, listed: listedFacts(graph), isTrashed: deletedAt !== null };
  if (!document || isSpent(state, owner))
    return { document: documentOf(graph, owner), record: { ...about, base: stateOf(graph) } };
  if (document.owner !== owner) return state;
  // What is on its way is told apart when its answer comes.
  if (!record || record.base.revision === 0 || record.sent) return state;
  const known = { ...heard(document, answered(record, asked)), ...about };
  const back = restored(document, record, about.isTrashed);
  if (!canEdit && isChanged(back, record)) return { ...adopt(back, known, graph), copy: back };
  if (graph.revision <= record.base.revision) return { document: back, record: known };
  if (known.conflict) return { document: back, record: { ...known, conflict: otherOf(graph) } };
  if (!isUnsynced(back, known) || !canEdit) return adopt(back, known, graph);
  return merge(back, known, graph);
}

/** The server has answered. What it has refused stays refused as long as it is the same. */
function heard(document: StoredDocument, record: SyncRecord): SyncRecord {
  const isRefused = record.failure?.reason === 'refused' && isChanged(document, record);
  return isRefused ? record : without(record, 'failure');
}

/** Tells whether what is here is another account's, and nothing but a copy of what the server has. */
function isSpent({ document, record }: DocumentState, owner: string): boolean {
  return document?.owner !== undefined && document.owner !== owner && !isUnsynced(document, record);
}

/** A document that was taken out of the server's trash comes back here too. */
function restored(document: StoredDocument, record: SyncRecord, isTrashed: boolean): StoredDocument {
  if (!record.isTrashed || isTrashed || document.deletedAt === undefined) return document;
  const { deletedAt: _deletedAt, ...rest } = document;
  return rest;
}

/** Puts both changes together where they are about different things, and keeps both apart where not. */
function merge(document: StoredDocument, record: SyncRecord, theirs: Graph): DocumentState {
  const { base } = record;
  // A title that nobody thought of gives way to one that somebody did.
  const isGiven = (part: Part) => part === 'title' && isUnnamed(document) && !isSamePart(part, base, theirs);
  const isMine = (part: Part) => !isSamePart(part, document, base) && !isGiven(part);
  const isBoth = (part: Part) =>
    isMine(part) && !isSamePart(part, base, theirs) && !isSamePart(part, document, theirs);
  if (PARTS.some(isBoth)) return { document, record: { ...record, conflict: otherOf(theirs) } };
  const [mine, other] = [contentOf(document), contentOf(theirs)];
  const merged = {
    ...document,
    title: (isMine('title') ? mine : other).title,
    source: (isMine('source') ? mine : other).source,
    options: (isMine('options') ? mine : other).options,
    files: (isMine('files') ? mine : other).files,
  };
  const isSame = isSameContent(merged, document);
  return {
    document: isSame ? document : { ...merged, revision: document.revision + 1 },
    record: withBase(record, stateOf(theirs)),
  };
}

/** The server has this now. Whoever decides about a conflict decides about it, and not about what was there before. */
function withBase(record: SyncRecord, base: RemoteState): SyncRecord {
  const { conflict } = record;
  const isOlder = conflict !== undefined && conflict.revision < base.revision;
  // What both were made of stays what it was.
  return isOlder ? { ...record, conflict: { ...conflict, ...base } } : { ...record, base };
}

function otherOf(graph: Graph): OtherState {
  return { ...stateOf(graph), updatedAt: graph.updatedAt };
}

function adopt(
  document: StoredDocument,
  record: SyncRecord,
  theirs: RemoteState & { updatedAt: number },
): DocumentState {
  const { updatedAt } = theirs;
  return {
    document: { ...document, ...contentOf(theirs), updatedAt, revision: document.revision + 1 },
    record: { ...without(record, 'conflict', 'failure', 'sent'), base: stateOf(theirs) },
  };
}

function documentOf(graph: Graph, owner: string): StoredDocument {
  const { gid, type, title, source, options, files, createdAt, updatedAt } = graph;
  return { gid, type, title, source, options, files, createdAt, updatedAt, revision: 1, owner };
}

/** The two versions of a conflict as someone had them before them who decides, by their revisions of device and server. */
export interface SeenConflict {
  readonly mine: number;
  readonly theirs: number;
}

/** Goes on with this device's version of a conflict: it is saved on top of the other one, which stays in the history. */
export function keepMine({ document, record }: DocumentState, seen: SeenConflict): DocumentState {
  if (!document || !record?.conflict || !isAsSeen(document, record, seen)) return { document, record };
  return { document, record: { ...without(record, 'conflict', 'failure'), base: stateOf(record.conflict) } };
}

/**
 * Goes on with what was made of both versions of a conflict: it is saved on top of the other one.
 *
 * @param source The merged text. Of the title, of options and of files, what only the other side has changed is theirs.
 * @param prefer Whose title and options stand where both have changed them. @default mine
 */
export function takeMerged(source: string, prefer: MergeSide = 'mine', now = Date.now()) {
  return (state: DocumentState, seen: SeenConflict): DocumentState => {
    const theirs = state.record?.conflict;
    const base = state.record?.base;
    const { document, record } = keepMine(state, seen);
    if (!document || !theirs || !base || record === state.record) return state;
    const isTheirs = (part: Part) =>
      prefer === 'mine' ? isSamePart(part, document, base) : !isSamePart(part, theirs, base);
    const { title, options } = contentOf(document);
    const merged = {
      title: isTheirs('title') ? theirs.title : title,
      options: { ...(isTheirs('options') ? contentOf(theirs).options : options) },
      // Whichever lines were taken, what they show is there.
      files: [...new Set([...contentOf(document).files, ...contentOf(theirs).files])],
    };
    const { revision } = document;
    return { document: { ...document, ...merged, source, updatedAt: now, revision: revision + 1 }, record };
  };
}

/** Goes on with the other version of a conflict. */
export function takeTheirs({ document, record }: DocumentState, seen: SeenConflict): DocumentState {
  if (!document || !record?.conflict || !isAsSeen(document, record, seen)) return { document, record };
  return adopt(document, record, record.conflict);
}

/** Goes on with the other version of a conflict, and keeps this device's as a document of its own. */
export function keepBoth(state: DocumentState, seen: SeenConflict): Kept {
  const { document } = state;
  const taken = takeTheirs(state, seen);
  return document && taken.document !== document ? { ...taken, copy: document } : taken;
}

/** A version that came after what was seen has not been decided about: it is shown first. */
function isAsSeen({ revision }: StoredDocument, { conflict }: SyncRecord, seen: SeenConflict): boolean {
  return revision === seen.mine && conflict?.revision === seen.theirs;
}

/**
 * The last try has failed. What was refused is not repeated as it was; of the rest nobody knows whether it came through.
 *
 * @param key What was being sent; undefined where it was something else.
 */
export function fail(
  { document, record }: DocumentState,
  key: string | undefined,
  failure: Omit<SyncFailure, 'attempts' | 'changedAt'>,
): DocumentState {
  if (!document || !record || record.sent?.key !== key) return { document, record };
  const rest = failure.reason === 'refused' ? without(record, 'sent', 'hasNewPicture') : record;
  const attempts = (record.failure?.attempts ?? 0) + 1;
  return { document, record: { ...rest, failure: { ...failure, attempts, changedAt: document.updatedAt } } };
}

/** Forgets that the last try has failed. */
export function retry({ document, record }: DocumentState): DocumentState {
  return { document, record: record && without(record, 'failure') };
}

/** The document is in the server's trash now, or out of it. */
export function trash({ document, record }: DocumentState, isTrashed: boolean): DocumentState {
  return { document, record: record && { ...without(record, 'failure'), isTrashed } };
}

/** Notes whether there is a picture that the server does not have. */
export function notePicture({ document, record }: DocumentState, isNew: boolean): DocumentState {
  if (!record || (record.hasNewPicture ?? false) === isNew) return { document, record };
  return { document, record: isNew ? { ...record, hasNewPicture: true } : without(record, 'hasNewPicture') };
}
