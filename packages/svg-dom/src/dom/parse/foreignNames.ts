/** Tags and attributes of SVG that have capitals; HTML's tokenizer takes those away (https://html.spec.whatwg.org/#creating-and-inserting-nodes). */
const TAGS =
  'altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix ' +
  'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
  'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset ' +
  'fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient ' +
  'radialGradient textPath';
const ATTRIBUTES =
  'attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits ' +
  'glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust ' +
  'limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength ' +
  'patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha ' +
  'preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures ' +
  'specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage ' +
  'tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan';

const byLowerCase = (names: string) => new Map(names.split(' ').map((name) => [name.toLowerCase(), name]));
const tagNames = byLowerCase(TAGS);
const attributeNames = byLowerCase(ATTRIBUTES);

/** The name of an SVG element in its own case. */
export function svgTagName(lower: string): string {
  return tagNames.get(lower) ?? lower;
}

/** The name of an SVG attribute in its own case. */
export function svgAttributeName(lower: string): string {
  return attributeNames.get(lower) ?? lower;
}
