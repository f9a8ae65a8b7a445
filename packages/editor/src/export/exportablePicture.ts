import type { Theme } from '@letu/core';
import type { CarriedDiagram } from '@letu/codec';

/** A picture and what it was drawn for. */
export interface ExportablePicture {
  /** A complete `<svg>` element as text. */
  readonly svg: string;
  readonly theme: Theme;
  /** The pictures of all pages of the diagram, in their order: what a PDF has. @default the picture alone */
  readonly pages?: readonly string[] | undefined;
  /** The diagram that the file carries, so that an editor can open it again. @default none */
  readonly diagram?: CarriedDiagram | undefined;
}
