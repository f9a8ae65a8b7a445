import { toBase64 } from './base64.js';
import { isFileId, type DiagramFile } from './diagramFile.js';

/** How a source names a file that its diagram shows, where an address of an image stands. */
const SCHEME = 'letu:';
const NAMED = /(?<=image=)letu:([0-9a-f]{64})(?![0-9a-f])/g;

/** Returns what names a file in a source. */
export const fileAddress = (id: string): string => SCHEME + id;

/** Returns the id of the file that an address names; undefined for any other address. */
export function fileIdIn(address: string): string | undefined {
  const id = address.startsWith(SCHEME) ? address.slice(SCHEME.length) : undefined;
  return isFileId(id) ? id : undefined;
}

/** Returns the ids of the files that a text names, each once. */
export function namedFiles(text: string): readonly string[] {
  if (!text.includes(SCHEME)) return [];
  return [...new Set([...text.matchAll(NAMED)].map(([, id = '']) => id))];
}

/** Returns a text with the files themselves in place of their names; those that are not to be had stay named. */
export function withFilesInText(text: string, files: readonly DiagramFile[]): string {
  if (files.length === 0 || !text.includes(SCHEME)) return text;
  const addresses = new Map(files.map((file) => [file.id, file] as const));
  return text.replaceAll(NAMED, (name, id: string) => {
    const file = addresses.get(id);
    return file ? styleAddress(file) : name;
  });
}

/** Returns the address that holds a file itself, as the styles of draw.io have it: a semicolon would end a value there. */
export function styleAddress({ mediaType, bytes }: Pick<DiagramFile, 'mediaType' | 'bytes'>): string {
  return `data:${mediaType},${toBase64(bytes)}`;
}
