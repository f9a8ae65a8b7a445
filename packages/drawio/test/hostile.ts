import { deflateRawSync } from 'node:zlib';
import { CALL, DECLARATIONS, FOREIGN, LINKS, MARKUP } from '../../../scripts/hostile/payloads.js';

const escaped = (text: string) =>
  text.replaceAll(/[&<>"\n\t]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\u0001', '');
const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const model = (cells: string, attributes = '') =>
  `<mxGraphModel ${attributes}><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel>`;
const file = (cells: string) => `<mxfile><diagram id="p" name="p">${model(cells)}</diagram></mxfile>`;
const GEOMETRY = '<mxGeometry x="10" y="10" width="120" height="60" as="geometry"/>';

/** A shape of a style, as it is, and a label; both may be anything. */
const box = (label: string, style = '', rest = '', geometry = GEOMETRY) =>
  `<mxCell id="a" value="${escaped(label)}" style="${escaped(`html=1;whiteSpace=wrap;${style}`)}" vertex="1" parent="1" ${rest}>${geometry}</mxCell>`;
const line = (label: string, style = '', inside = '', ends = 'source="a" target="b"') =>
  `<mxCell id="e" value="${escaped(label)}" style="${escaped(`html=1;${style}`)}" edge="1" parent="1" ${ends}><mxGeometry relative="1" as="geometry">${inside}</mxGeometry></mxCell>`;
const second = `<mxCell id="b" value="b" style="" vertex="1" parent="1"><mxGeometry x="300" y="200" width="80" height="40" as="geometry"/></mxCell>`;
const linked = (link: string) =>
  `<UserObject label="x" link="${escaped(link)}" tooltip="${escaped(link)}" linkTarget="_self" id="u"><mxCell style="html=1;" vertex="1" parent="1">${GEOMETRY}</mxCell></UserObject>`;
const packed = (text: string | Buffer) =>
  `<mxfile><diagram>${deflateRawSync(text).toString('base64')}</diagram></mxfile>`;
const at = (numbers: string) => `<mxGeometry ${numbers} as="geometry"/>`;

const library = (list: readonly unknown[]) => `<mxlibrary>${escaped(JSON.stringify(list))}</mxlibrary>`;

const IMAGES = [
  `https://${FOREIGN}/a.png`,
  `//${FOREIGN}/a.png`,
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="${CALL}"><script>${CALL}</script><image href="https://${FOREIGN}/i.png"/></svg>`)}`,
  `data:text/html,<script>${CALL}</script>`,
  `javascript:${CALL}`,
  `x"/><script>${CALL}</script><image href="`,
  `file:///etc/passwd`,
];

/** Files that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...MARKUP.map((markup) => file(box(markup) + second + line(markup))),
  ...MARKUP.map((markup) => file(box(`<b><i>a</i>${markup}</b>`, `tooltip=${markup};`) + linked(markup))),
  ...LINKS.map((link) => file(linked(link) + box(`<a href="${link}">x</a>`))),
  ...DECLARATIONS.map((declaration) =>
    file(
      box(
        `<span style="${declaration.replaceAll('"', "'")}">x</span>`,
        `fillColor=red}*{${declaration};fontFamily=x';${declaration};strokeColor=url(https://${FOREIGN}/s);fontColor=${declaration};`,
      ),
    ),
  ),
  ...IMAGES.map((image) => file(box('x', `shape=image;image=${image};`) + box(`<img src="${image}">`))),
  file(box('x', `fontFamily=Evil;fontSource=https%3A%2F%2F${FOREIGN}%2Ffont.css;`)),
  file(
    box(
      'x',
      `shape=stencil(${deflateRawSync(`<shape><script>${CALL}</script><foreground><image src="https://${FOREIGN}/s.png" x="0" y="0" w="9" h="9"/></foreground></shape>`).toString('base64')});`,
    ),
  ),
  file(box('x', `shape=stencil(${deflateRawSync(Buffer.alloc(64 << 20)).toString('base64')});`)),
  file(
    box(
      'x',
      'shape=__proto__;perimeter=constructor;edgeStyle=toString;startArrow=__proto__;gradientColor=__proto__;',
    ),
  ),
  file(
    box(
      'x',
      `gradientColor=url(#x);fillColor="><script>${CALL}</script>;strokeWidth=1e308;dashPattern=1e308 0 NaN;rotation=NaN;opacity=-1;`,
    ),
  ),
  file(
    box('%__proto__% %constructor% %label% %page% %date{' + 'y'.repeat(5000) + '}%', '', 'placeholders="1"'),
  ),
  file(
    `<object label="%a%" a="%b%" b="%a%" __proto__="${escaped(MARKUP[0]!)}" placeholders="1" id="__proto__"><mxCell vertex="1" parent="1">${GEOMETRY}</mxCell></object>` +
      `<mxCell id="constructor" value="x" vertex="1" parent="__proto__">${GEOMETRY}</mxCell><mxCell id="e" edge="1" parent="1" source="__proto__" target="constructor"/>`,
  ),
  file(
    box('x', '__proto__=polluted;constructor=polluted;prototype=x;html=__proto__;', '__proto__="polluted"'),
  ),
  // Parents and ends that go in circles.
  file(
    `<mxCell id="a" vertex="1" parent="b">${GEOMETRY}</mxCell><mxCell id="b" vertex="1" parent="a">${GEOMETRY}</mxCell>`,
  ),
  file(
    `<mxCell id="a" vertex="1" parent="a">${GEOMETRY}</mxCell>${line('x', '', '', 'source="e" target="e"')}`,
  ),
  file(
    box('a') +
      line('x', '', '', 'source="a" target="a"') +
      line('y', 'edgeStyle=orthogonalEdgeStyle;', '', 'source="e" target="a"'),
  ),
  file(
    `<mxCell id="x" edge="1" parent="1" source="y" target="y"/><mxCell id="y" edge="1" parent="1" source="x" target="x"/>`,
  ),
  '<mxGraphModel><root><mxCell id="0" parent="1"/><mxCell id="1" parent="0"/></root></mxGraphModel>',
  '<mxGraphModel><root/></mxGraphModel>',
  file(`<mxCell vertex="1"/><mxCell vertex="1" edge="1" parent="1"/><foo/><object/><mxCell id="0"/>`),
  // Numbers that are none.
  file(box('x', '', '', at('x="NaN" y="Infinity" width="1e308" height="-1e308"')) + second + line('x')),
  file(
    box(
      'x',
      'size=1e308;arcSize=1e308;fontSize=1e308;strokeWidth=99999;',
      '',
      at('x="-1e7" y="1e7" width="1e7" height="1e7"'),
    ),
  ),
  file(box('x', 'fontSize=0;spacing=-1e9;rotation=1e300;aspect=fixed;', '', at('width="-5" height="0"'))),
  file(
    box('a') +
      second +
      line(
        'x',
        'edgeStyle=orthogonalEdgeStyle;jumpStyle=arc;jumpSize=1e9;',
        `<Array as="points">${'<mxPoint x="1e308" y="NaN"/>'.repeat(50)}</Array>`,
      ),
  ),
  file(
    box('a') +
      second +
      line(
        'x',
        'edgeStyle=orthogonalEdgeStyle;',
        `<Array as="points">${many(20_000, (index) => `<mxPoint x="${index % 500}" y="${(index * 7) % 500}"/>`)}</Array>`,
      ),
  ),
  // Strokes of a hand without end, and a file of the diagram that is none.
  ...['dots', 'dashed', 'cross-hatch'].map((fillStyle) =>
    file(
      many(
        20,
        (index) =>
          `<mxCell id="c${index}" style="shape=cloud;sketch=1;fillStyle=${fillStyle};hachureGap=1e-9;jiggle=1e9;bowing=1e9;fillColor=#f00;" vertex="1" parent="1">${at(`width="${10 ** (3 + (index % 4))}" height="4000"`)}</mxCell>`,
      ),
    ),
  ),
  file(box('x', `shape=image;image=letu:${'0'.repeat(64)};`) + box('y', 'shape=image;image=letu:../x;')),
  // Sizes.
  file(
    many(
      100_000,
      (index) => `<mxCell id="c${index}" value="${index}" vertex="1" parent="1">${GEOMETRY}</mxCell>`,
    ),
  ),
  file(
    many(
      20_000,
      (index) =>
        `<mxCell id="c${index}" value="x" style="html=1" vertex="1" parent="1">${at(`x="${(index % 100) * 50}" y="${index}" width="40" height="20"`)}</mxCell>`,
    ),
  ),
  file(
    many(
      5000,
      (index) =>
        `<mxCell id="c${index}" vertex="1" parent="${index === 0 ? 1 : `c${index - 1}`}">${GEOMETRY}</mxCell>`,
    ),
  ),
  file(
    many(
      199,
      (index) =>
        `<mxCell id="c${index}" value="x" style="swimlane;container=1;" vertex="1" parent="${index === 0 ? 1 : `c${index - 1}`}">${GEOMETRY}</mxCell>`,
    ),
  ),
  file(
    many(
      2000,
      (index) =>
        `<mxCell id="c${index}" vertex="1" parent="1">${at(`x="${(index % 40) * 60}" y="${Math.floor(index / 40) * 60}" width="40" height="40"`)}</mxCell><mxCell id="e${index}" style="edgeStyle=orthogonalEdgeStyle;jumpStyle=arc;" edge="1" parent="1" source="c${index}" target="c${(index * 7) % 2000}"><mxGeometry relative="1" as="geometry"/></mxCell>`,
    ),
  ),
  file(box('宽'.repeat(200_000))),
  file(box('x'.repeat(300_000), 'overflow=hidden;')),
  file(box('<b>'.repeat(50_000))),
  file(box('<table>' + '<tr><td>x</td></tr>'.repeat(5000) + '</table>')),
  file(box('x', 'k=v;'.repeat(100_000))),
  file(box('x', 'a'.repeat(1_000_000))),
  file(
    `<object ${many(20_000, (index) => `a${index}="1"`)} id="a"><mxCell vertex="1" parent="1">${GEOMETRY}</mxCell></object>`,
  ),
  `<mxfile>${many(3000, (index) => `<diagram name="${index}">${model('')}</diagram>`)}</mxfile>`,
  // What is no file, or one that unpacks to no end.
  '<a>'.repeat(100_000),
  `<!DOCTYPE mxfile [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y SYSTEM "https://${FOREIGN}/x">]>${file('<mxCell id="a" value="&x;&y;" vertex="1" parent="1"/>')}`,
  `<!DOCTYPE mxfile [<!ENTITY a "aaaaaaaaaa">${many(12, (index) => `<!ENTITY ${String.fromCharCode(98 + index)} "${`&${String.fromCharCode(97 + index)};`.repeat(10)}">`)}]>${file('<mxCell id="a" value="&m;" vertex="1" parent="1"/>')}`,
  packed(Buffer.alloc(90 << 20, '%41')),
  packed('<mxGraphModel>'.repeat(400_000)),
  packed(encodeURIComponent(`<svg onload="${CALL}"/>`)),
  library([{ xml: model(box(MARKUP[0]!)), w: 1e308, h: -1, title: MARKUP[0] }]),
  library([
    { data: `https://${FOREIGN}/a.png`, w: 20, h: 20 },
    { data: `x;image=https://${FOREIGN}/b.png"/><script>${CALL}</script>`, w: 20, h: 20, title: CALL },
    {
      data: `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${CALL}"/>`).toString('base64')}`,
    },
    { xml: model(linked(`javascript:${CALL}`)), w: 'NaN', h: null, title: { toString: 1 } },
    { __proto__: { xml: '<a/>' }, constructor: 1 },
  ]),
  library(
    Array.from({ length: 400 }, () => ({
      xml: deflateRawSync(Buffer.alloc(8 << 20, '%41')).toString('base64'),
    })),
  ),
  library(Array.from({ length: 6000 }, () => ({ xml: model(box('x')) }))),
  library([
    { xml: `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${model(box('x'))}`, title: '&x;' },
  ]),
  library([
    {
      xml: model(
        many(
          199,
          (index) =>
            `<mxCell id="c${index}" vertex="1" parent="${index === 0 ? 1 : `c${index - 1}`}">${GEOMETRY}</mxCell>`,
        ),
      ),
    },
  ]),
  `<mxlibrary>${'['.repeat(100_000)}</mxlibrary>`,
  `<mxfile><diagram>${'A'.repeat(1_000_000)}</diagram></mxfile>`,
  `<mxfile><diagram>%3Cscript%3E${CALL}</diagram></mxfile>`,
  `<?xml-stylesheet href="https://${FOREIGN}/x.xsl"?><mxfile xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="https://${FOREIGN}/x"/><diagram>${model(box('x'), `background="url(https://${FOREIGN}/b)" backgroundImage='{"src":"https://${FOREIGN}/bg.png"}' math="1"`)}</diagram></mxfile>`,
  model(box('\uD800\uFFFE\u202E倒\u202D' + '\u0301'.repeat(5000))),
];
