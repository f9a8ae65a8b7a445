import { useEffect, useState } from 'react';
import { pageTitle, type TitlePlace } from './pageTitle.js';

/** The props of `PageTitle`. */
export interface PageTitleProps {
  /** The page's own title. */
  readonly children?: string | undefined;
  /** Where it stands, seen from the brand. @default 'before' */
  readonly place?: TitlePlace;
}

/** The titles on the page, the last of which is shown, and the one the document had before. */
const stack: { text: string }[] = [];
let original: string | undefined;

function show(): void {
  document.title = stack.at(-1)?.text ?? original ?? pageTitle();
}

/** Gives the page a title for as long as it is there. Of several, the last one in the page counts. Draws nothing. */
export function PageTitle({ children, place = 'before' }: PageTitleProps) {
  const text = pageTitle(children, place);
  const [entry] = useState({ text });
  useEffect(() => {
    if (stack.length === 0) original = document.title;
    stack.push(entry);
    return () => {
      stack.splice(stack.indexOf(entry), 1);
      show();
    };
  }, [entry]);
  useEffect(() => {
    entry.text = text;
    show();
  }, [entry, text]);
  return null;
}
