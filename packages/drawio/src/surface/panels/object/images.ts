import { fromBase64, mediaTypeOf, styleAddress } from '@letu/core';

/** The largest image that goes into a file, in bytes: it is written into its text. */
export const MOST_BYTES = 2 << 20;

const DATA = /^data:image\/(png|jpeg|gif|webp|svg\+xml)(?:;base64)?,([A-Za-z0-9+/=\s]+)$/;

/** Why something is no image for a file. */
export type ImageFault = 'invalidImage' | 'imageTooLarge';

/** Returns an image as a style has it, `data:` without the semicolon that would end it there. */
export async function imageOfFile(file: Blob): Promise<string | ImageFault> {
  if (file.size > MOST_BYTES) return 'imageTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = mediaTypeOf(bytes);
  if (!type) return 'invalidImage';
  return styleAddress({ mediaType: type, bytes });
}

/** Reads the data of an image as a style has it; addresses are none, since nothing foreign is loaded. */
export function imageOfText(text: string): string | ImageFault {
  const match = DATA.exec(text.trim());
  if (!match) return 'invalidImage';
  const data = match[2]!.replaceAll(/\s/g, '');
  if (data.length > (MOST_BYTES * 4) / 3) return 'imageTooLarge';
  return `data:image/${match[1]},${data}`;
}

/** Returns what a style has as an image as a file; undefined for what is none. */
export function blobOfImage(image: string): Blob | undefined {
  const match = DATA.exec(image);
  if (!match) return undefined;
  try {
    const bytes = fromBase64(match[2]!);
    return new Blob([bytes], { type: `image/${match[1]}` });
  } catch {
    // No base64: an image that is broken in the file.
    return undefined;
  }
}
