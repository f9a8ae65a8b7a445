import type { ListedKind, NamedKind } from '@letu/core';
import { kindByType, kindOfType } from '@letu/kinds';

/** The type of the kind that every diagram is of whose type has no kind of its own. */
const GENERAL = 'diagram';

/** Returns the kind whose editor a diagram opens in; undefined where a product has none for general ones. */
export function kindOfDocument(type: string): ListedKind | undefined {
  return kindOfType(type);
}

/** Tells whether a kind's documents are named in the query of its one page, and not in a path of their own. */
export const isNamedInQuery = ({ type }: Pick<NamedKind, 'type'>): boolean => type === GENERAL;

/**
 * Returns the path of the editor for a diagram. One of any other type is a general diagram.
 *
 * @param diagram `type` is the stored type code, case-sensitive; `gid` the identifier, encoded here.
 */
export function editorPath({ type, gid }: { type: string; gid: string }): string {
  const id = encodeURIComponent(gid);
  const kind = kindByType(type);
  return kind && !isNamedInQuery(kind) ? `/${kind.path}/${id}` : `/diagram/?gid=${id}`;
}

/** Returns which document a page of an editor shows. */
export function shownGid(params: { readonly gid?: string | undefined }, address: string): string {
  return params.gid ?? new URL(address).searchParams.get('gid') ?? '';
}

/** What the way to an editor says where the diagram was made just now: whoever made it wants to write. */
export const IS_NEW = { isNew: true } as const;

/** Tells whether a place of the history was come to with a diagram made just now. */
export function isNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
