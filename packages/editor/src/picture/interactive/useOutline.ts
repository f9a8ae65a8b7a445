import { useMemo, useState } from 'react';
import { describeOutline } from '../../outline/describeOutline.js';
import { outlineRows, type OutlineRow } from '../../outline/outlineRows.js';
import type { PictureMessages } from './locales/zh-CN.js';
import type { ShownPicture } from './usePrepared.js';

/** The outline of a picture, and whether it is shown. */
export interface PictureOutlineState {
  readonly open: boolean;
  readonly rows: readonly OutlineRow[];
  /** The outline in a sentence. */
  readonly description: string;
  /** The addresses the picture leads to, each once. */
  readonly links: readonly string[];
  /** The selector of the row that has the focus. */
  readonly chosen: string | undefined;
  setOpen(open: boolean): void;
  choose(selector: string | undefined): void;
}

const NO_ROWS: readonly OutlineRow[] = [];

/** Keeps the outline of the picture that is shown. */
export function useOutline(shown: ShownPicture | undefined, text: PictureMessages): PictureOutlineState {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState<string>();
  const items = shown?.picture.description;
  // To tie each part to its place reads all texts of the picture, which nobody needs before the outline is looked at.
  const isRead = open || !items?.length;
  const rows = useMemo(() => {
    if (!shown || !isRead) return NO_ROWS;
    return outlineRows({ description: items, shapes: shown.shapes, root: shown.prepared.root });
  }, [shown, isRead, items]);
  const description = useMemo(
    () => describeOutline(isRead ? rows : items, text),
    [isRead, rows, items, text],
  );
  const links = useMemo(() => [...new Set(shown?.prepared.links.values() ?? [])], [shown]);
  return { open, rows, description, links, chosen: open ? chosen : undefined, setOpen, choose };
}
