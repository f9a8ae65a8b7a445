import type { Element } from '../../dom/interfaces.js';
import { SVG_NAMESPACE } from '../../dom/namespaces.js';
import { longhands, type PropertyValue } from './shorthands.js';

/**
 * What Chromium's own style sheets say of the elements that occur in labels
 * (https://html.spec.whatwg.org/multipage/rendering.html).
 */
const HTML_RULES: readonly (readonly [tags: string, declarations: Readonly<Record<string, string>>])[] = [
  [
    'html address article aside body center dd div dl dt figcaption figure footer form header hr li main nav ol p pre section ul blockquote h1 h2 h3 h4 h5 h6',
    { display: 'block' },
  ],
  ['head link meta script style template title', { display: 'none' }],
  ['li', { display: 'list-item' }],
  ['body', { margin: '8px' }],
  ['p dl', { 'margin-top': '1em', 'margin-bottom': '1em' }],
  ['blockquote figure', { margin: '1em 40px' }],
  ['ul ol', { 'margin-top': '1em', 'margin-bottom': '1em', 'padding-left': '40px' }],
  ['ol', { 'list-style-type': 'decimal' }],
  ['dd', { 'margin-left': '40px' }],
  ['h1', { 'font-size': '2em', 'margin-top': '0.67em', 'margin-bottom': '0.67em', 'font-weight': '700' }],
  ['h2', { 'font-size': '1.5em', 'margin-top': '0.83em', 'margin-bottom': '0.83em', 'font-weight': '700' }],
  ['h3', { 'font-size': '1.17em', 'margin-top': '1em', 'margin-bottom': '1em', 'font-weight': '700' }],
  ['h4', { 'margin-top': '1.33em', 'margin-bottom': '1.33em', 'font-weight': '700' }],
  ['h5', { 'font-size': '0.83em', 'margin-top': '1.67em', 'margin-bottom': '1.67em', 'font-weight': '700' }],
  ['h6', { 'font-size': '0.67em', 'margin-top': '2.33em', 'margin-bottom': '2.33em', 'font-weight': '700' }],
  ['center', { 'text-align': 'center' }],
  ['b strong th', { 'font-weight': 'bolder' }],
  ['i em cite var dfn address', { 'font-style': 'italic' }],
  ['code kbd samp tt pre', { 'font-family': 'monospace' }],
  ['pre', { 'white-space': 'pre', 'margin-top': '1em', 'margin-bottom': '1em' }],
  ['small', { 'font-size': 'smaller' }],
  ['big', { 'font-size': 'larger' }],
  ['sub', { 'font-size': 'smaller', 'vertical-align': 'sub' }],
  ['sup', { 'font-size': 'smaller', 'vertical-align': 'super' }],
  ['nobr', { 'white-space': 'nowrap' }],
  ['hr', { 'margin-top': '0.5em', 'margin-bottom': '0.5em', 'border-width': '1px', 'border-style': 'inset' }],
  ['table', { display: 'table', 'box-sizing': 'border-box' }],
  ['thead tbody tfoot', { display: 'table-row-group' }],
  ['tr', { display: 'table-row' }],
  ['td th', { display: 'table-cell', padding: '1px' }],
  ['th', { 'text-align': 'center' }],
  ['img', { display: 'inline-block' }],
];

const NONE: readonly PropertyValue[] = [];
const HTML_DEFAULTS = new Map<string, PropertyValue[]>();
for (const [tags, declarations] of HTML_RULES)
  for (const tag of tags.split(' ')) {
    const values = Object.entries(declarations).flatMap(([name, value]) => longhands(name, value));
    HTML_DEFAULTS.set(tag, [...(HTML_DEFAULTS.get(tag) ?? []), ...values]);
  }

const BLOCK: readonly PropertyValue[] = [['display', 'block']];
const PRESERVED: readonly PropertyValue[] = [['white-space', 'pre']];
const COLLAPSED: readonly PropertyValue[] = [['white-space', 'nowrap']];

/** Returns what the browser itself says of an element. */
export function userAgentStyle(element: Element): readonly PropertyValue[] {
  if (element.isHtml) return HTML_DEFAULTS.get(element.localName) ?? NONE;
  if (element.namespaceURI !== SVG_NAMESPACE) return NONE;
  const space = spaceStyle(element);
  return isSvgBlock(element.localName) ? [...BLOCK, ...space] : space;
}

function isSvgBlock(localName: string): boolean {
  return localName === 'text' || localName === 'foreignObject';
}

function spaceStyle(element: Element): readonly PropertyValue[] {
  const space = element.getAttribute('xml:space');
  if (space === null) return NONE;
  return space === 'preserve' ? PRESERVED : COLLAPSED;
}
