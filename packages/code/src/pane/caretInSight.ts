import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';

/** Keeps the caret in sight where the pane gets lower: a keyboard comes over the screen, or problems are listed below the text. */
export const caretInSight: Extension = ViewPlugin.fromClass(
  class {
    readonly #observer: ResizeObserver;
    #height: number;

    constructor(view: EditorView) {
      this.#height = view.scrollDOM.clientHeight;
      this.#observer = new ResizeObserver(() => this.#resized(view));
      this.#observer.observe(view.scrollDOM);
    }

    #resized(view: EditorView): void {
      const before = this.#height;
      this.#height = view.scrollDOM.clientHeight;
      if (this.#height >= before || !view.hasFocus) return;
      const { head } = view.state.selection.main;
      const caret = view.coordsAtPos(head);
      const { top } = view.scrollDOM.getBoundingClientRect();
      // Whoever has scrolled away from it stays where they are.
      const wasSeen = caret && caret.bottom > top && caret.top < top + before;
      if (wasSeen && caret.bottom > top + this.#height)
        view.dispatch({ effects: EditorView.scrollIntoView(head) });
    }

    destroy(): void {
      this.#observer.disconnect();
    }
  },
);
