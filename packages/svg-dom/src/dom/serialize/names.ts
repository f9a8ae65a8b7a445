/** HTML elements without content or end tag (https://html.spec.whatwg.org/#void-elements, and the obsolete ones). */
export const VOID_ELEMENTS = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** HTML elements whose text is not escaped. */
export const RAW_TEXT_ELEMENTS = new Set(
  'style script xmp iframe noembed noframes plaintext noscript'.split(' '),
);
