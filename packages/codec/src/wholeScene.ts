import type { Diagram, DiagramFile } from '@letu/core';
import { base64 } from './bytes/sixBit.js';
import { isRecord, parseJson } from './dialects/json.js';

/** The diagram a picture was drawn from, as the picture carries it: whole, with the content of its files. */
export interface CarriedDiagram extends Omit<Diagram, 'files'> {
  readonly files?: readonly DiagramFile[] | undefined;
}

/** Returns a board as Excalidraw's own pictures carry it, with its images in the text; undefined for a diagram of another kind. */
export function wholeScene({ type, source, files = [] }: CarriedDiagram): string | undefined {
  if (type !== 'excalidraw') return undefined;
  const scene = sceneIn(source);
  if (!scene) return undefined;
  const images = files.map(({ id, mediaType, bytes }) => [
    id,
    // A time is asked for, and means nothing here.
    { mimeType: mediaType, id, dataURL: `data:${mediaType};base64,${base64.encode(bytes)}`, created: 1 },
  ]);
  const inText = isRecord(scene['files']) ? scene['files'] : {};
  return JSON.stringify({ ...scene, files: { ...inText, ...Object.fromEntries(images) } });
}

function sceneIn(source: string): Record<string, unknown> | undefined {
  const scene = parseJson(source);
  return isRecord(scene) && Array.isArray(scene['elements']) ? scene : undefined;
}
