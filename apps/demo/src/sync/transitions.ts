import type { Graph, Options } from '@letu/client';
import type { KnownDiagramType } from '@letu/core';
import type { StoredDocument } from '../documents/document.js';
import { isSameOptions } from '../documents/isSameOptions.js';
import {
  isChanged,
  isUnsynced,
  type DocumentState,
  type OtherState,
  type RemoteState,
  type SyncFailure,
  type SyncRecord,
} from './syncRecord.js';

/** The longest title the server takes. */
const TITLE_LIMIT = 200;

const NOTHING: RemoteState = { revision: 0, title: '', source: '' };

const stateOf = ({ revision, title, source, options = {} }: RemoteState): RemoteState => ({
  revision,
  title,
  source,
  options,
});

function without<Key extends 'sent' | 'failure' | 'conflict' | 'hasNewPicture'>(
  record: SyncRecord,
  ...keys: Key[]
): Omit<SyncRecord, Key> {
  const rest = { ...record };
  for (const key of keys) delete (rest as Partial<SyncRecord>)[key];
  return rest;
}

/** Takes what is to be sent next out of a document that has changed: the state stays as it is where nothing is. */
export function prepare(state: DocumentState, key: string): DocumentState {
  const { document } = state;
  if (document?.owner === undefined) return state;
  const { gid, owner, source } = document;
  const record: SyncRecord = state.record ?? { gid, owner, canEdit: true, base: NOTHING, isTrashed: false };
  const isNeverSent = record.base.revision === 0 && document.deletedAt !== undefined;
  const isBlocked = record.conflict || (record.failure?.reason === 'refused' && !isNewer(document, record));
  if (record.sent || !record.canEdit || isNeverSent || isBlocked || !isChanged(document, record))
    return state;
  const sent = { key, title: titleToSend(document), source, options: optionsOf(document) };
  return { document, record: { ...without(record, 'failure'), sent } };
}

const isNewer = ({ updatedAt }: StoredDocument, { failure }: SyncRecord) =>
  updatedAt > (failure?.changedAt ?? 0);

/** The server has taken what was sent, and now has this. */
export function accept({ document, record }: DocumentState, now: RemoteState): DocumentState {
  if (!document || !record?.sent) return { document, record };
  // A title is stored without the spaces around it, and shown as it was typed.
  const title = titleToSend(document) === now.title ? document.title : now.title;
  const next = { ...without(record, 'sent', 'failure'), base: { ...stateOf(now), title } };
  return { document, record: record.base.revision === 0 ? { ...next, hasNewPicture: true } : next };
}

const optionsOf = ({ options = {} }: StoredDocument) => options as Options;

const titleToSend = ({ title }: StoredDocument) => title.trim().slice(0, TITLE_LIMIT);

/** The server has something else than what was sent was made of. */
export function contradict({ document, record }: DocumentState, theirs: Graph): DocumentState {
  if (!document || !record) return { document, record };
  const { sent } = record;
  const rest = without(record, 'sent', 'failure');
  // The write had come through, and only its answer was lost.
  const isSame = sent && sent.title === theirs.title && sent.source === theirs.source;
  if (isSame && isSameOptions(sent.options, theirs.options))
    return { document, record: { ...rest, base: stateOf(theirs) } };
  return merge(document, rest, theirs);
}

/** A graph has come from the server, to be shown or because it was asked for anew. */
export function receive(state: DocumentState, graph: Graph, owner: string): DocumentState {
  const { document, record } = state;
  const canEdit = graph.role === 'owner' || graph.role === 'editor';
  const about = { gid: graph.gid, owner, canEdit, isTrashed: graph.deletedAt !== null };
  if (!document || isSpent(state, owner))
    return { document: documentOf(graph, owner), record: { ...about, base: stateOf(graph) } };
  if (document.owner !== owner) return state;
  // What is on its way is told apart when its answer comes.
  if (!record || record.base.revision === 0 || record.sent) return state;
  const known = { ...record, ...about };
  const back = restored(document, record, about.isTrashed);
  if (graph.revision <= record.base.revision) return { document: back, record: known };
  if (known.conflict) return { document: back, record: { ...known, conflict: otherOf(graph) } };
  if (!isUnsynced(back, known) || !canEdit) return adopt(back, known, graph);
  return merge(back, known, graph);
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

/**
 * Puts both changes together where they are about different things, and keeps both apart where not. Options are no text that
 * someone would miss: where both have chosen, this device's choice stays.
 */
function merge(document: StoredDocument, record: SyncRecord, theirs: Graph): DocumentState {
  const { base } = record;
  const pick = (part: 'title' | 'source') => {
    const [mine, other] = [document[part], theirs[part]];
    if (mine === other || mine === base[part]) return { value: other, isBoth: false };
    return { value: mine, isBoth: other !== base[part] };
  };
  const [title, source] = [pick('title'), pick('source')];
  if (title.isBoth || source.isBoth) return { document, record: { ...record, conflict: otherOf(theirs) } };
  const isMine = !isSameOptions(document.options, base.options);
  const options = isMine ? optionsOf(document) : theirs.options;
  const merged = { ...document, title: title.value, source: source.value, options };
  const isSame =
    merged.title === document.title &&
    merged.source === document.source &&
    isSameOptions(options, document.options);
  return {
    document: isSame ? document : { ...merged, revision: document.revision + 1 },
    record: { ...record, base: stateOf(theirs) },
  };
}

function otherOf(graph: Graph): OtherState {
  return { ...stateOf(graph), updatedAt: graph.updatedAt };
}

function adopt(
  document: StoredDocument,
  record: SyncRecord,
  theirs: RemoteState & { updatedAt: number },
): DocumentState {
  const { title, source, options = {}, updatedAt } = theirs;
  return {
    document: { ...document, title, source, options, updatedAt, revision: document.revision + 1 },
    record: { ...without(record, 'conflict', 'failure', 'sent'), base: stateOf(theirs) },
  };
}

function documentOf(graph: Graph, owner: string): StoredDocument {
  const { gid, type, title, source, options, createdAt, updatedAt } = graph;
  // The server keeps kinds this app may not know; its pages then say so.
  const known = type as KnownDiagramType;
  return { gid, type: known, title, source, options, createdAt, updatedAt, revision: 1, owner };
}

/** Goes on with this device's version of a conflict: it is saved on top of the other one, which stays in the history. */
export function keepMine({ document, record }: DocumentState): DocumentState {
  if (!document || !record?.conflict) return { document, record };
  return { document, record: { ...without(record, 'conflict', 'failure'), base: stateOf(record.conflict) } };
}

/** Goes on with the other version of a conflict. */
export function takeTheirs({ document, record }: DocumentState): DocumentState {
  if (!document || !record?.conflict) return { document, record };
  return adopt(document, record, record.conflict);
}

/** The server has no such graph any more, or none that the account may see. */
export function lose({ document, record }: DocumentState, message: string): DocumentState {
  return fail({ document, record }, { reason: 'refused', message, nextAt: 0 });
}

/** The last try has failed. What was refused is not repeated as it was; of the rest nobody knows whether it came through. */
export function fail(
  { document, record }: DocumentState,
  failure: Omit<SyncFailure, 'attempts' | 'changedAt'>,
): DocumentState {
  if (!document || !record) return { document, record };
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
