import { cropToContent, DiagramError, type Diagram, type Locale, type Theme } from '@letu/core';
import { kindOfType } from '@letu/kinds';
import { drawDiagram, SourceError } from './drawDiagram.js';

/** What a picture is drawn of, without files. */
export type Drawing = Pick<Diagram, 'type' | 'source' | 'options'>;

/** Larger pictures are shown as they are: looking for what is drawn on them would hold up the page. In UTF-16 code units. */
const LARGEST_CROPPED = 256 * 1024;
/** Larger pictures are none for cards, in UTF-16 code units. */
const LARGEST = 512 * 1024;

/** Returns a picture cropped to what is drawn on it, as far as the browser can tell; null where that is nothing. */
export async function croppedPicture(svg: string): Promise<string | null> {
  if (svg.length > LARGEST_CROPPED) return svg;
  try {
    return await cropToContent(svg);
  } catch (error) {
    if (error instanceof DiagramError) return svg;
    throw error;
  }
}

/**
 * Draws the picture of a card, cropped. Nobody has asked for it: what cannot be drawn is null, and tells nothing.
 *
 * @param load Returns what to draw.
 */
export async function drawCropped(
  load: () => Promise<Drawing | undefined>,
  context: { readonly theme: Theme; readonly locale: Locale; readonly signal: AbortSignal },
): Promise<string | null> {
  const drawing = await load();
  const kind = drawing && kindOfType(drawing.type);
  // No engine is loaded for what is blank.
  if (!kind || drawing.source.trim() === '') return null;
  const { source, options = {} } = drawing;
  try {
    const svg = await drawDiagram(kind, { source, options, files: [] }, context);
    return svg.length > LARGEST ? null : await croppedPicture(svg);
  } catch (error) {
    if (error instanceof SourceError || error instanceof DiagramError) return null;
    throw error;
  }
}
