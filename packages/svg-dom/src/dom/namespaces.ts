/** The namespace of HTML elements. */
export const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
/** The namespace of SVG elements. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** The namespace of MathML elements. */
export const MATHML_NAMESPACE = 'http://www.w3.org/1998/Math/MathML';
/** The namespace of `xlink:href` and its like. */
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
/** The namespace of `xml:space` and its like. */
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
/** The namespace of namespace declarations themselves. */
export const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';
