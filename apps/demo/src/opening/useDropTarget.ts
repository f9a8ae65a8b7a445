import { useEffect, useState } from 'react';
import type { Opening } from './findDiagram.js';

/** An editor that takes what is dropped on it. */
const EDITOR = '.letu-editor[data-opens]';
/** One that shows pictures in its diagram. */
const CANVAS = '.letu-editor[data-opens~="pictures"]';
/** One whose diagrams are made of tables. */
const OF_TABLES = '.letu-editor[data-opens~="tables"]';
/** What browsers take tables for; the last one where Excel is installed. */
const TABLE_TYPES = new Set(['text/csv', 'text/tab-separated-values', 'application/vnd.ms-excel']);
const FIELD = 'input, textarea, [contenteditable="true"]';

/** The diagrams that are dropped at once, or pasted. */
export type TakeOpenings = (openings: readonly Opening[]) => void;

/**
 * Takes what is dropped anywhere on the page: files, and links from elsewhere. One file alone that is no table is left to the editor
 * it is dropped on, and so are pictures that it shows.
 *
 * @returns Whether something that can be taken is over the page.
 */
export function useDropTarget(take: TakeOpenings): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let isOwn = false;
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => addEventListener(type, listener, { capture: true, signal: stop.signal });
    const over = (event: DragEvent) => {
      const isOurs = !isOwn && isForPage(event);
      setOver(isOurs);
      if (!isOurs) return;
      claim(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    // What is dragged from the page itself is moved within it.
    listen('dragstart', () => (isOwn = true));
    listen('dragend', () => (isOwn = false));
    listen('dragenter', over);
    listen('dragover', over);
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (isOwn || !isForPage(event)) return;
      claim(event);
      take(droppedOn(event));
    });
    return () => stop.abort();
  }, [take]);
  return isOver;
}

function claim(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isForPage({ dataTransfer, target }: DragEvent): boolean {
  const on = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (!dataTransfer) return false;
  if (dataTransfer.types.includes('Files')) {
    const files = [...dataTransfer.items].filter(({ kind }) => kind === 'file');
    if (!on(EDITOR)) return true;
    // What a table is to become has to be asked, except where it can be one thing only.
    if (files.length === 1) return TABLE_TYPES.has(files[0]?.type ?? '') && !on(OF_TABLES);
    const arePictures = files.every(({ type }) => type.startsWith('image/'));
    return !(arePictures && on(CANVAS));
  }
  return dataTransfer.types.includes('text/uri-list') && !on(EDITOR) && !on(FIELD);
}

function droppedOn({ dataTransfer }: DragEvent): readonly Opening[] {
  if (!dataTransfer) return [];
  if (dataTransfer.files.length > 0) return [...dataTransfer.files];
  // Lines that begin so are comments (https://www.rfc-editor.org/rfc/rfc2483#section-5).
  const lines = dataTransfer.getData('text/uri-list').split(/\r?\n/);
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
