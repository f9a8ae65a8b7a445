import { zipSync } from 'fflate';

const encode = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Returns an archive of files by their names. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, encode(content)])),
    { mtime: new Date(1980, 0, 1) },
  );
}

/** Returns an `.xmind` file whose central topic is given. */
export const xmindOf = (topic: object, files: Readonly<Record<string, string | Uint8Array>> = {}) =>
  zip({ 'content.json': JSON.stringify([{ title: '画布', rootTopic: topic }]), ...files });

/** Replaces bytes of an archive, found as text, by others as long. */
export function patched(archive: Uint8Array, from: string, to: string): Uint8Array {
  const latin = Array.from(archive, (byte) => String.fromCharCode(byte)).join('');
  return Uint8Array.from(latin.replaceAll(from, to), (character) => character.charCodeAt(0));
}

const DIRECTORY = 0x02014b50;

/** Changes what the directory of an archive says of each entry. @param change Is given the place of the entry's record. */
export function withDirectory(archive: Uint8Array, change: (view: DataView, at: number) => void): Uint8Array {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 46 <= copy.length; at += 1)
    if (view.getUint32(at, true) === DIRECTORY) change(view, at);
  return copy;
}
