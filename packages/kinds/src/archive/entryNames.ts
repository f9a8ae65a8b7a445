/** The most signs of a name: with its folder and extension it stays within what every file system takes. */
const LONGEST = 80;

/** Names that Windows keeps for devices (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Returns a title as the name of a file or folder that every system takes. */
export function entryName(title: string): string {
  const plain = title
    // eslint-disable-next-line no-control-regex -- control characters are what a name must not have
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[. ]+$/, '');
  const short = [...plain].slice(0, LONGEST).join('').trimEnd();
  return short === '' || RESERVED.test(short) ? `_${short}` : short;
}

/** Gives every entry a path of its own, whatever else differs in upper and lower case alone. */
export class EntryPaths {
  readonly #taken = new Set<string>();

  /** @param folder Ends with a slash, or is empty. @param extension With its dot. */
  take(folder: string, name: string, extension: string): string {
    for (let copy = 1; ; copy += 1) {
      const path = `${folder}${name}${copy === 1 ? '' : ` (${copy})`}${extension}`;
      // HFS+ takes two forms of one name for the same.
      const key = path.normalize('NFC').toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return path;
    }
  }
}
