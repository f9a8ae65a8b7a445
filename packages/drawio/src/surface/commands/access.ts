import type { Point } from '../../document/model.js';
import type { FileCodec } from '../store/fileSources.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import type { DiagramImages } from '../store/diagramImages.js';
import type { PageCanvas } from '../view/pageCanvas.js';

/** A field of what cells have besides their look. */
export type ObjectField = 'link' | 'tooltip' | 'data' | 'styleText';

/** What commands work on, and how they tell of what they do. */
export interface CanvasAccess {
  readonly canvas: PageCanvas;
  /** Reads and writes what is copied. */
  readonly codec: FileCodec;
  readonly text: CanvasMessages;
  /** The images of the diagram. */
  readonly images: DiagramImages;
  /** Shows a short notice, which is read out too. */
  say(notice: string): void;
  openMenu(): void;
  /** Opens the panel of what cells have besides their look, at one of its fields. */
  openObject(field: ObjectField): void;
  /** Opens the search for shapes to add. @param at Where one comes, in CSS pixels of the window. @default the free middle */
  openInsert(at?: Point): void;
}
