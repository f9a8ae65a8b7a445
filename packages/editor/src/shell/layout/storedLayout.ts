import { PANE_LAYOUTS, type PaneLayout } from './panes.js';

/** Which way the panes lie. */
export type PaneDirection = 'horizontal' | 'vertical';

/** What is remembered of an editor's frame: the layout, and the text's share of the room in percent. */
export interface StoredLayout {
  readonly layout?: PaneLayout;
  readonly share?: Readonly<Partial<Record<PaneDirection, number>>>;
}

const PREFIX = 'letu.editor.';

/** Returns what is remembered under a name; nothing where that cannot be read. */
export function readLayout(name: string | null): StoredLayout {
  if (name === null) return {};
  try {
    return checked(JSON.parse(localStorage.getItem(PREFIX + name) ?? '{}'));
  } catch {
    return {};
  }
}

/** Remembers a layout, or parts of one. Where storage is full or blocked, the layout lasts as long as the page. */
export function storeLayout(name: string | null, change: StoredLayout): void {
  if (name === null) return;
  const before = readLayout(name);
  const next = { ...before, ...change, share: { ...before.share, ...change.share } };
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(next));
  } catch {
    return;
  }
}

function checked(value: unknown): StoredLayout {
  if (typeof value !== 'object' || value === null) return {};
  const { layout, share } = value as Readonly<Record<string, unknown>>;
  const known = PANE_LAYOUTS.find((candidate) => candidate === layout);
  const shares = typeof share === 'object' && share !== null ? (share as Record<string, unknown>) : {};
  const { horizontal, vertical } = shares;
  return {
    ...(known ? { layout: known } : {}),
    share: {
      ...(isShare(horizontal) ? { horizontal } : {}),
      ...(isShare(vertical) ? { vertical } : {}),
    },
  };
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 100;
}
