import type { TextRange } from '@letu/core';

/** What lies behind a picture in the preview. */
export type PictureBackground = 'plain' | 'grid' | 'checkerboard';

/** What a picture that is tied to its text is given and tells. */
export interface PictureTies {
  /** The caret or selection in the text; its shape is lit. */
  readonly caret?: TextRange | null | undefined;
  /** Called with the place of a shape that was clicked, in the text as it was last drawn. */
  readonly onSelectSource?: ((range: TextRange) => void) | undefined;
  /**
   * Called with the new text of a label that was edited in the picture.
   *
   * @returns False where the language cannot change it there.
   */
  readonly onRename?: ((range: TextRange, label: string, newLabel: string) => boolean) | undefined;
  /** @default 'plain' */
  readonly background?: PictureBackground | undefined;
  /** Called when another background is chosen; without it, none can be. */
  readonly onBackgroundChange?: ((background: PictureBackground) => void) | undefined;
}

/** What a ref to a picture in the preview can do. Nothing happens while there is no picture. */
export interface PictureHandle {
  /** Shows the whole picture. */
  fit(): void;
  /** Scales the picture; 1 is its own size. */
  zoomTo(scale: number): void;
  /** Scales the picture by a factor. */
  zoomBy(factor: number): void;
  /** Opens the box that searches the picture's text, and moves the focus there. */
  openSearch(): void;
  /** Opens the list of the picture's parts, or closes it. */
  toggleOutline(): void;
}
