import { useMemo, useState } from 'react';
import { describeShapes } from '../outline/describeShapes.js';
import { outlineRows, type OutlineRow } from '../outline/outlineRows.js';
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
  /** The id of the shape whose row has the focus. */
  readonly chosen: string | undefined;
  setOpen(open: boolean): void;
  choose(id: string | undefined): void;
}

const NO_ROWS: readonly OutlineRow[] = [];

/** Keeps the outline of the picture that is shown. */
export function useOutline(shown: ShownPicture | undefined, text: PictureMessages): PictureOutlineState {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState<string>();
  const shapes = shown?.shapes.shapes;
  const rows = useMemo(() => (open && shapes ? outlineRows(shapes) : NO_ROWS), [open, shapes]);
  const description = useMemo(() => describeShapes(shapes ?? [], text), [shapes, text]);
  const links = useMemo(() => [...new Set(shown?.prepared.links.values() ?? [])], [shown]);
  return { open, rows, description, links, chosen: open ? chosen : undefined, setOpen, choose };
}
