import { CALL, FOREIGN, LINKS, MARKUP, RULES } from './payloads.js';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 99 99" ${attributes}>${content}</svg>`;
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Pictures as an engine might answer, for the sanitiser alone. Several are shapes of DOMPurify's and draw.io's advisories. */
export const pictures: readonly string[] = [
  svg(`<script>${CALL}</script>`),
  svg('', `onload="${CALL}"`),
  svg(`<image href="x" onerror="${CALL}"/>`),
  svg(
    `<g onclick="${CALL}" onmouseover="${CALL}" onfocus="${CALL}" tabindex="0"><rect width="99" height="99"/></g>`,
  ),
  svg(`<set attributeName="onmouseover" to="${CALL}"/><rect width="9" height="9"/>`),
  svg(`<a href="#"><animate attributeName="href" values="javascript:${CALL}"/><text y="20">x</text></a>`),
  svg(`<a><set attributeName="xlink:href" to="javascript:${CALL}"/><text y="20">x</text></a>`),
  svg(
    `<use href="data:image/svg+xml,&lt;svg id='x' xmlns='http://www.w3.org/2000/svg'&gt;&lt;image href='1' onerror='${CALL}'/&gt;&lt;/svg&gt;#x"/>`,
  ),
  svg(`<use href="https://${FOREIGN}/use.svg#x"/>`),
  svg(`<image href="https://${FOREIGN}/image.png"/><feImage href="https://${FOREIGN}/fe.png"/>`),
  svg(
    `<filter id="f"><feImage xlink:href="//${FOREIGN}/fe.png"/></filter><rect filter="url(#f)" width="9" height="9"/>`,
  ),
  svg(
    `<rect fill="url(https://${FOREIGN}/paint.svg#p)" mask="url(//${FOREIGN}/mask.svg#m)" width="9" height="9"/>`,
  ),
  svg(
    `<rect style="fill:\\75rl(https://${FOREIGN}/esc.svg#p);cursor:url(https://${FOREIGN}/cursor.cur),auto" width="9" height="9"/>`,
  ),
  svg(
    `<foreignObject width="99" height="99"><body xmlns="http://www.w3.org/1999/xhtml" onload="${CALL}"><iframe src="javascript:${CALL}"></iframe></body></foreignObject>`,
  ),
  svg(
    `<foreignObject width="99" height="99"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://${FOREIGN}/frame"></iframe></foreignObject>`,
  ),
  svg(
    `<foreignObject width="99" height="99"><form xmlns="http://www.w3.org/1999/xhtml" action="https://${FOREIGN}/form"><button autofocus="" onfocus="${CALL}">x</button></form></foreignObject>`,
  ),
  svg(`<style>${RULES.join('\n')}</style><text y="20">x</text>`),
  svg(
    `<style>@namespace x url(https://${FOREIGN}/ns);@layer x{@import "https://${FOREIGN}/layer.css"}</style>`,
  ),
  svg(
    `<style>@media all{#canary{color:rgb(1,2,3)!important}}@supports(display:block){body{display:none}}</style>`,
  ),
  svg(
    `<style>:host{position:fixed;inset:0;z-index:9999;background:rgb(1,2,3)}::slotted(*),:host-context(body){color:rgb(1,2,3)}</style>`,
  ),
  svg(
    `<metadata><script>${CALL}</script></metadata><title><script>${CALL}</script></title><desc><img src="x" onerror="${CALL}"/></desc>`,
  ),
  svg(
    `<handler xmlns="http://www.w3.org/2001/xml-events" type="text/javascript">${CALL}</handler><listener event="load"/>`,
  ),
  svg(
    `<animate attributeName="x" dur="1s" onbegin="${CALL}"/><animateTransform attributeName="transform" onend="${CALL}" dur="0.01s"/>`,
  ),
  svg(`<text><tspan id="x"><!--</tspan><img src=x onerror=${CALL}>--></tspan></text>`),
  svg(
    `<p xmlns="http://www.w3.org/1999/xhtml"><style><![CDATA[</style><img src=x onerror=${CALL}>]]></style></p>`,
  ),
  `<?xml-stylesheet href="https://${FOREIGN}/pi.css"?>${svg('<rect width="9" height="9"/>')}`,
  `<!DOCTYPE svg [<!ENTITY x "<script>${CALL}</script>"><!ENTITY y SYSTEM "https://${FOREIGN}/ent">]>${svg('&x;&y;')}`,
  ...LINKS.map((link) =>
    svg(`<a xlink:href="${xml(link)}" href="${xml(link)}" target="_self"><text y="20">x</text></a>`),
  ),
  ...MARKUP.map((markup) =>
    svg(
      `<foreignObject width="99" height="99"><div xmlns="http://www.w3.org/1999/xhtml">${markup}</div></foreignObject>`,
    ),
  ),
];
