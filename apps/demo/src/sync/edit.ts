import type { MergeSources } from '@letu/core';
import { contentOf, isSameContent, isSamePart, PARTS, type Content } from '../documents/content.js';
import type { StoredDocument } from '../documents/document.js';
import { isChanged, type DocumentState, type OtherState, type SyncRecord } from '../documents/syncRecord.js';

/** A state of a document as someone had it before them. */
export interface Seen extends Content {
  /** The server's revision that it was made of; 0 where the server has none. */
  readonly base: number;
}

/** What becomes of parts of a document; with `givenTitle`, nobody has thought of its title. */
export type Changes = Partial<Content> & Pick<StoredDocument, 'givenTitle'>;

/** What someone has made of a document, together with what they made it of. */
export interface Edit {
  readonly gid: string;
  readonly changes: Changes;
  readonly on: Seen;
}

/** A state of a document, and what has to be kept beside it as a document of its own. */
export interface Kept extends DocumentState {
  readonly copy?: StoredDocument;
}

/** Returns what someone sees of a document. */
export function seenOf(document: StoredDocument, record: SyncRecord | undefined): Seen {
  return { ...contentOf(document), base: record?.base.revision ?? 0 };
}

/**
 * Puts an edit into a document. Where the document has become something else since the edit was begun, and in the same part, both
 * are put together; where they cannot be, the newer one stands, and the other is kept: as the other side of a conflict if the
 * server has it, as a copy if not.
 *
 * @param merge What puts two changes of its source together. @default nothing does
 */
export function edit(
  { document, record }: DocumentState,
  edited: Edit,
  now: number,
  merge?: MergeSources,
): Kept {
  if (!document) return { document, record };
  const given = withoutGiven(document, edited.changes, edited.on);
  const together = withOthers(document, given, edited.on, merge);
  const [changes, on] = together ? [together, seenOf(document, record)] : [given, edited.on];
  const made = { ...document, ...changes };
  if (isSameContent(made, document)) return { document, record };
  const next = { ...made, updatedAt: now, revision: document.revision + 1 };
  if (!isInTheWay(document, changes, on)) return { document: next, record };
  const isOnServer = record && record.base.revision > 0 && !record.sent && !isChanged(document, record);
  return {
    document: next,
    record: record && record.base.revision > on.base ? contradicted(record, on, document) : record,
    ...(isOnServer ? {} : { copy: document }),
  };
}

/** Returns changes without a title that nobody thought of, where somebody has named the document meanwhile. */
function withoutGiven(document: StoredDocument, changes: Changes, on: Seen): Changes {
  const { givenTitle, title = document.title, ...rest } = changes;
  return givenTitle !== undefined && isInTheWay(document, { title }, on) ? rest : changes;
}

/** Returns changes with what the document has become meanwhile; undefined where it is not the source alone, or both are at odds. */
function withOthers(
  document: StoredDocument,
  changes: Changes,
  on: Seen,
  merge: MergeSources | undefined,
): Changes | undefined {
  const { title, source, options, files } = changes;
  const own = { ...(title === undefined ? {} : { title }), ...(options === undefined ? {} : { options }) };
  if (source === undefined || isInTheWay(document, own, on)) return undefined;
  const merged = isInTheWay(document, { source }, on)
    ? // Another tab of the same person, most of the time: nobody is to choose between one's own words.
      merge?.({ base: on.source, mine: source, theirs: document.source, isFine: true })
    : source;
  if (merged === undefined) return undefined;
  // Whatever was put together, what it shows is there.
  const isFiles = files !== undefined && isInTheWay(document, { files }, on);
  const both = isFiles ? { files: [...new Set([...files, ...(document.files ?? [])])] } : {};
  return { ...changes, source: merged, ...both };
}

function isInTheWay(document: StoredDocument, changes: Partial<Content>, on: Seen): boolean {
  return PARTS.some(
    (part) => part in changes && !isSamePart(part, document, on) && !isSamePart(part, document, changes),
  );
}

/** The server's state was taken over here after the edit was begun, and is at odds with it: both were made of what was before. */
function contradicted(record: SyncRecord, on: Seen, { updatedAt }: StoredDocument): SyncRecord {
  if (record.conflict) return record;
  const conflict: OtherState = { ...record.base, updatedAt };
  const base = on.base === 0 ? record.base : { revision: on.base, ...contentOf(on) };
  return { ...record, base, conflict };
}
