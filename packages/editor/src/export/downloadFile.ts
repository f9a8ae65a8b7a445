/** How long a browser may take to begin reading a download, in milliseconds. */
const RELEASE_MS = 60_000;

/** Characters that file systems refuse, among them control characters. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001F"*/:<>?\\|]+/g;

/**
 * Hands a file to the browser's downloads.
 *
 * @param content The file.
 * @param name What it is called; characters that file systems refuse become spaces.
 * @param extension The extension with its dot.
 */
export function downloadFile(content: Blob, name: string, extension: string): void {
  const url = URL.createObjectURL(content);
  const allowed = name.replaceAll(FORBIDDEN, ' ').trim() || 'letu';
  Object.assign(document.createElement('a'), { href: url, download: `${allowed}${extension}` }).click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
