'use client';

import { useEffect, useState } from 'react';
import { pageTitle, type TitlePlace } from './titleRule.js';

/** The props of `PageTitle`. */
export interface PageTitleProps {
  /** The page's own title. */
  readonly children?: string | undefined;
  /** Where it stands, seen from the brand. @default 'before' */
  readonly place?: TitlePlace;
}

/** The titles on the page in their order, the last of which is shown, and the one the document had before. */
const titles = new Map<symbol, string>();
let original = '';

function give(id: symbol, text: string): void {
  if (titles.size === 0) original = document.title;
  titles.set(id, text);
  document.title = [...titles.values()].at(-1) ?? original;
}

function takeBack(id: symbol): void {
  titles.delete(id);
  document.title = [...titles.values()].at(-1) ?? original;
}

/** Gives the page a title for as long as it is there. Of several, the last one in the page counts. Draws nothing. */
export function PageTitle({ children, place = 'before' }: PageTitleProps) {
  const text = pageTitle(children, place);
  const [id] = useState(() => Symbol('title'));
  useEffect(() => give(id, text), [id, text]);
  useEffect(() => () => takeBack(id), [id]);
  return null;
}
