import { MATHML_NAMESPACE, SVG_NAMESPACE, XHTML_NAMESPACE } from '../namespaces.js';
import type { Element } from '../element.js';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that close an open paragraph. */
export const BLOCKS = names(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup ' +
    'main menu nav ol p search section summary ul h1 h2 h3 h4 h5 h6 pre listing form hr plaintext xmp',
);
export const HEADINGS = names('h1 h2 h3 h4 h5 h6');
/** Elements whose end tag closes all that was left open in them. */
export const CLOSING_BLOCKS = names(
  'address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer header ' +
    'hgroup listing main menu nav ol pre search section select summary ul',
);
export const FORMATTING = names('a b big code em font i nobr s small strike strong tt u');
/** Elements in which formatting from outside does not go on. */
export const MARKERS = names('applet marquee object');
export const IMPLIED_END_TAGS = names('dd dt li optgroup option p rb rp rt rtc');
export const TABLE_PARTS = names('caption col colgroup tbody tfoot thead tr td th');
export const CELLS = names('td th caption');
export const ROW_GROUPS = names('tbody tfoot thead');
/** Where text and other elements do not belong: they go in front of the table. */
export const TABLE_CONTAINERS = names('table tbody tfoot thead tr');
/** Elements of a document's head. */
export const HEAD_ELEMENTS = names('base basefont bgsound link meta title noframes style script template');
/** Elements that do not open formatting elements again. */
export const UNFORMATTED = names(
  'base basefont bgsound link meta title noframes style script template table param source track textarea iframe noembed rb rp rt rtc',
);
export const IGNORED_IN_BODY = names('html head body frame frameset');
/** Elements that are read as text up to their end tag. */
export const RAW_TEXT = names('style script xmp iframe noembed noframes');
/** Elements that are read as text with character references. */
export const ESCAPABLE_TEXT = names('textarea title');

const SPECIAL = names(
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd ' +
    'details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header ' +
    'hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript ' +
    'object ol p param plaintext pre script search section select source style summary table tbody td template ' +
    'textarea tfoot th thead title tr track ul wbr xmp',
);
const SCOPE_ENDS = names('applet caption html table td th marquee object template select');
const MATHML_TEXT = names('mi mo mn ms mtext');
const SVG_HTML = names('foreignObject desc title');

/** HTML tags that end SVG or MathML they stand in. */
const BREAKOUT = names(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

/** Tells whether an element closes what other end tags look for (https://html.spec.whatwg.org/#special). */
export function isSpecial(element: Element): boolean {
  return element.namespaceURI === XHTML_NAMESPACE ? SPECIAL.has(element.localName) : isForeignScope(element);
}

/** Tells whether a search for an open element stops here (https://html.spec.whatwg.org/#has-an-element-in-scope). */
export function endsScope(element: Element): boolean {
  return element.namespaceURI === XHTML_NAMESPACE
    ? SCOPE_ENDS.has(element.localName)
    : isForeignScope(element);
}

function isForeignScope(element: Element): boolean {
  return isMathmlText(element) || isAnnotation(element) || isHtmlIntegrationPoint(element);
}

/** Tells whether HTML goes on inside an element of SVG or MathML. */
export function isHtmlIntegrationPoint(element: Element): boolean {
  if (element.namespaceURI === SVG_NAMESPACE) return SVG_HTML.has(element.localName);
  return (
    isAnnotation(element) &&
    /^(?:text\/html|application\/xhtml\+xml)$/i.test(element.getAttribute('encoding') ?? '')
  );
}

export function isMathmlText({ namespaceURI, localName }: Element): boolean {
  return namespaceURI === MATHML_NAMESPACE && MATHML_TEXT.has(localName);
}

export function isAnnotation({ namespaceURI, localName }: Element): boolean {
  return namespaceURI === MATHML_NAMESPACE && localName === 'annotation-xml';
}

/** Tells whether a start tag ends the SVG or MathML it stands in. */
export function breaksOut(name: string, attributes: readonly (readonly [string, string])[]): boolean {
  if (name === 'font') return attributes.some(([attribute]) => /^(?:color|face|size)$/.test(attribute));
  return BREAKOUT.has(name);
}
