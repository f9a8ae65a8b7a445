/** A rectangle on a canvas, in CSS pixels. */
export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** The id of the image file that fills it. */
  readonly file?: string;
}

/** What a canvas of rectangles holds. */
export type Boxes = readonly Box[];

/** Reads a source; one that is no canvas is an empty one. */
export function parseBoxes(source: string): Boxes {
  try {
    const { boxes } = JSON.parse(source) as { boxes?: Boxes };
    return boxes ?? [];
  } catch {
    return [];
  }
}

/** Writes a source. */
export function writeBoxes(boxes: Boxes): string {
  return JSON.stringify({ boxes });
}

/** Returns the ids of the files that are shown, each once. */
export function filesOf(boxes: Boxes): readonly string[] {
  return [...new Set(boxes.flatMap(({ file }) => file ?? []))];
}
