import { useEffect } from 'react';
import type { TakeOpenings } from './useDropTarget.js';

/** What takes what is pasted into it. */
const TAKES_PASTES = 'input, textarea, [contenteditable], .letu-editor[data-opens]';

/** Takes what is pasted where nothing else takes it: files, a link of any tool, or the text of a diagram. */
export function usePasteTarget(take: TakeOpenings): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(TAKES_PASTES));
      if (isTaken || !clipboardData) return;
      const text = clipboardData.getData('text/plain').trim();
      // Word processors put a picture of the text beside the text.
      const pasted = text === '' ? [...clipboardData.files].map(withoutMadeUpName) : [text];
      if (pasted.length === 0) return;
      event.preventDefault();
      take(pasted);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [take]);
}

/** Browsers call a picture that has no name so, such as one of the screen. */
const MADE_UP_NAME = 'image.png';

function withoutMadeUpName(file: File): File {
  return file.name === MADE_UP_NAME ? new File([file], '', { type: file.type }) : file;
}
