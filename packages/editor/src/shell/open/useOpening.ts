import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** What an editor does with what is dropped on it or pasted into it. */
export interface OpeningListener {
  /** @param at Where it was dropped, in CSS pixels of the window. */
  onFile(file: File, at?: { readonly x: number; readonly y: number }): void;
  /**
   * Takes several pictures at once, each to be shown in the diagram.
   *
   * @param at Where they were dropped, in CSS pixels of the window.
   */
  onPictures(files: readonly File[], at: { readonly x: number; readonly y: number }): void;
  /** @param pasted Whether the text could have been pasted as such instead. */
  onText(text: string, pasted: boolean): void;
  /** Tells whether a pasted text may be more than a text. */
  mayHold(text: string): boolean;
}

/** Takes files and links that are dropped, and pictures and links that are pasted, before the code pane sees them. */
export function useOpening(enabled: boolean, { onFile, onPictures, onText, mayHold }: OpeningListener) {
  const [dragging, setDragging] = useState(false);

  const isOurs = ({ dataTransfer, target }: DragEvent) => {
    if (dataTransfer.types.includes('Files')) return true;
    // Over the text, a link is dropped as text.
    const overCode = target instanceof Element && target.closest('[data-part="code"]');
    return dataTransfer.types.includes('text/uri-list') && !overCode;
  };
  const take = (event: DragEvent) => {
    if (!enabled || !isOurs(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    dragging,
    handlers: {
      onDragEnterCapture(event: DragEvent) {
        if (take(event)) setDragging(true);
      },
      onDragOverCapture(event: DragEvent) {
        if (take(event)) event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeaveCapture({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
      },
      onDropCapture(event: DragEvent) {
        setDragging(false);
        if (!take(event)) return;
        const [file, ...others] = event.dataTransfer.files;
        const at = { x: event.clientX, y: event.clientY };
        if (file && others.length > 0) onPictures([file, ...others], at);
        else if (file) onFile(file, at);
        else onText(event.dataTransfer.getData('text/uri-list'), false);
      },
      onPasteCapture(event: ClipboardEvent) {
        const { target, clipboardData } = event;
        if (!enabled || (target instanceof Element && target.matches('input, textarea'))) return;
        const text = clipboardData.getData('text/plain');
        const [file] = clipboardData.files;
        // Word processors put a picture of the text beside the text.
        if (text === '' && file) onFile(file);
        else if (mayHold(text)) onText(text, true);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
