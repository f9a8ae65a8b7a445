import type { ShapeChange, SurfacePicture } from '@letu/core';

/** What lies behind a picture in the preview. */
export type PictureBackground = 'plain' | 'grid' | 'checkerboard';

/** Shapes that are selected beside the picture they belong to. */
export interface LitShapes {
  readonly picture: SurfacePicture;
  /** By their ids. */
  readonly shapes: readonly string[];
}

/** What a picture that is tied to its source is given and tells. */
export interface PictureTies {
  /** What is selected in the source; nothing is lit while another picture is shown. */
  readonly lit?: LitShapes | undefined;
  /** What differs from another picture, by the ids of shapes; keep the map as long as it is the same. @default nothing is marked */
  readonly changes?: ReadonlyMap<string, ShapeChange> | undefined;
  /** Called with the picture that is shown, once it is, and with undefined when there is none any more. */
  readonly onShown?: ((picture: SurfacePicture | undefined) => void) | undefined;
  /** Called with the ids of shapes of the shown picture that were chosen in it. */
  readonly onSelect?: ((shapes: readonly string[]) => void) | undefined;
  /**
   * Called with the new text of a label that was edited in the picture.
   *
   * @returns False where the language cannot change it there.
   */
  readonly onRename?: ((shape: string, label: string, newLabel: string) => boolean) | undefined;
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
