/** How a PNG begins, each byte as a character. */
export const PNG_SIGNATURE = '\u0089PNG\r\n\u001A\n';

/** Tells whether bytes are a PNG picture. */
export const isPng = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, PNG_SIGNATURE.length)) === PNG_SIGNATURE;
