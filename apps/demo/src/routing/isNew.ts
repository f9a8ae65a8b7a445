/** What the way to an editor says where the diagram was made just now: whoever made it wants to write. */
export const IS_NEW = { isNew: true } as const;

/** Tells whether a place of the history was come to with a diagram made just now. */
export function isNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
