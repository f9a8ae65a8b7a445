/** Schemes a link in a picture may lead to. */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'ftp:']);

const DATA_IMAGE = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|bmp|svg\+xml)[;,]/i;
const DATA_FONT = /^data:(?:font\/|application\/(?:x-)?font|application\/octet-stream)[^,]*,/i;

/** What browsers take out of an address before they read its scheme: controls and white space. */
function normalised(reference: string): string {
  // oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
  return reference.replaceAll(/[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028\u2029\uFEFF]+/g, '');
}

/** Tells whether a reference stays inside the same picture. */
export function isFragment(reference: string): boolean {
  return normalised(reference).startsWith('#');
}

/** Tells whether a picture may show what a reference holds: a part of itself or an image that travels inside it. */
export function isEmbeddedImage(reference: string): boolean {
  return isFragment(reference) || DATA_IMAGE.test(normalised(reference));
}

/** Tells whether CSS may use a reference: a part of the picture, or an image or font that travels inside it. */
export function isEmbeddedResource(reference: string): boolean {
  return isEmbeddedImage(reference) || DATA_FONT.test(normalised(reference));
}

/** Tells whether a link may be followed when a person clicks it. Relative addresses may. */
export function isSafeLink(reference: string): boolean {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(normalised(reference))?.[0];
  return scheme === undefined || LINK_SCHEMES.has(scheme.toLowerCase());
}
