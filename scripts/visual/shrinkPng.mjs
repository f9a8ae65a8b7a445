import pngjs from 'pngjs';

const { PNG } = pngjs;

/** Where a PNG notes its colour type, and what that says, https://www.w3.org/TR/png-3/#11IHDR */
const COLOUR_TYPE_AT = 25;
const RGB = 2;

/**
 * Returns the same pixels in fewer bytes: without the alpha channel, which pictures of pages do not have, and pressed as
 * far as it goes.
 *
 * @param {Buffer} png
 * @returns {Buffer} What came in, if it has been shrunk before.
 */
export function shrinkPng(png) {
  if (png[COLOUR_TYPE_AT] === RGB) return png;
  return PNG.sync.write(PNG.sync.read(png), {
    colorType: RGB,
    inputHasAlpha: true,
    deflateLevel: 9,
    deflateStrategy: 0,
    // Letters and flat colours repeat themselves as they are; filters, made for photos, hide that.
    filterType: 0,
  });
}
