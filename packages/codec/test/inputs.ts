import { dialects, encode, type DecodedDiagram } from '@letu/codec';
import { pngWithPackedText, pngWithText } from './png.js';

export const PUML = '@startuml\n甲 -> 乙 : 你好\n@enduml';
export const D2 = '甲 -> 乙: 你好\n';
const DOT = 'digraph G {\r\n  甲 -> 乙 [label="关系 😀"];\r\n}\r\n';
const LZ_DOT = 'digraph G {\r\n  甲 -> 乙 [label="关系 😀"];\r\n  乙 -> 甲;\r\n}\r\n';
/** Made of it by lz-string 1.5.0. */
const LZ_CODE =
  'CYSw5gTghgDgFgAgOIIN4FgBQCGCZXBAtAHwKCacggNoA2UARgKZUC8ARIM6Kg3z4KC8G4AB7LAXQDcWHOWJ4RmAL5YgA';
const PIKCHR = 'box "开始"; arrow; circle "100%" + 1';
const FLOW = 'graph TD\n  A[开始] --> B{通过？}\n';
export const SCENE = '{"type":"excalidraw","version":2,"elements":[{"text":"中文😀"}]}';
const PAGE = '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" value="图 100%"/></root></mxGraphModel>';

export const puml = dialects.plantuml.encode(PUML);
const d2 = dialects.d2.encode(D2);
const body = dialects['draw.io'].encode(PAGE);
export const file = (...pages: string[]) =>
  `<mxfile host="app">${pages.map((page, at) => `<diagram id="p${at}" name="第 ${at} 页">${page}</diagram>`).join('')}</mxfile>`;
const state = (extra: object = {}) =>
  JSON.stringify({ code: FLOW, mermaid: '{\n  "theme": "forest"\n}', ...extra });
const live = dialects['mermaid.live'].encode(state());
const live64 = dialects['mermaid.live'].encode(state(), 'base64').slice('base64:'.length);
const flow64 = Buffer.from(FLOW).toString('base64url');
const config = { theme: 'forest' };
const percentDot = encodeURIComponent(DOT);

const TEXT = { type: 'TEXT', source: PUML } as const;
const D2LANG = { type: 'D2LANG', source: D2 } as const;
const MERMAID = { type: 'MERMAID', source: FLOW } as const;
const GRAPHVIZ = { type: 'graphviz', source: DOT } as const;
const DIAGRAM = { type: 'diagram', source: PAGE } as const;
const EXCALIDRAW = { type: 'excalidraw', source: SCENE } as const;

/** An input, the diagram in it, and what is said of the diagram. */
export type Row = readonly [
  input: string | Uint8Array,
  found: Omit<DecodedDiagram, 'options'>,
  options: object,
];

const kroki = (row: Omit<DecodedDiagram, 'options' | 'dialect'>) => ({ dialect: 'kroki', ...row }) as const;
const own = (row: Omit<DecodedDiagram, 'options' | 'dialect'>) => ({ dialect: 'letu', ...row }) as const;
const plantuml = { dialect: 'plantuml', ...TEXT } as const;
const mermaid = { dialect: 'mermaid.live', ...MERMAID } as const;
const play = { dialect: 'd2', ...D2LANG } as const;
const graphviz = { dialect: 'graphviz', ...GRAPHVIZ } as const;
const drawio = { dialect: 'draw.io', ...DIAGRAM } as const;
const excalidraw = { dialect: 'excalidraw', ...EXCALIDRAW } as const;

/** Links of every dialect and viewer. */
export const LINKS: readonly Row[] = [
  // Letu
  [`https://letu.example/mermaid/new#${encode(FLOW)}`, own(MERMAID), {}],
  [`/planttext/new#${encode(PUML)}`, own(TEXT), {}],
  [`http://127.0.0.1:8000/d2lang/new#${encode(D2)}`, own(D2LANG), {}],
  [`/p/link/graphviz#${encode(DOT)}`, own(GRAPHVIZ), { readOnly: true }],
  [
    `https://x.example/base/p/link/pikchr#${encode(PIKCHR)}`,
    own({ type: 'pikchr', source: PIKCHR }),
    { readOnly: true },
  ],
  [`/handchart/new#${encode('{}')}`, own({ type: 'HANDCHART', source: '{}' }), {}],
  [`/p/link/mindmap#${encode('# 根')}`, own({ type: 'MINDMAP', source: '# 根' }), { readOnly: true }],
  [`/excalidraw/new#${encode(SCENE).replaceAll('=', '%3D')}`, own(EXCALIDRAW), {}],
  [`/diagram/new#${encode(PAGE)}`, own(DIAGRAM), {}],
  // Kroki
  [`https://kroki.io/plantuml/svg/${encode(PUML)}`, kroki(TEXT), { format: 'svg' }],
  [`https://kroki.io/c4plantuml/png/${encode(PUML)}`, kroki(TEXT), { kind: 'c4plantuml', format: 'png' }],
  [
    `kroki.io/d2/svg/${encode(D2)}?theme=200&layout=elk&sketch=true`,
    kroki(D2LANG),
    { format: 'svg', theme: '200', layout: 'elk', sketch: true },
  ],
  [
    `https://kroki.corp.example:8000/mermaid/png/${encode(FLOW).replaceAll('=', '')}?theme=dark`,
    kroki(MERMAID),
    { format: 'png', theme: 'dark' },
  ],
  [
    `https://x.example/kroki/graphviz/svg/${encode(DOT)}?layout=neato&graph-attribute-rankdir=LR`,
    kroki(GRAPHVIZ),
    { format: 'svg', layout: 'neato', parameters: { 'graph-attribute-rankdir': 'LR' } },
  ],
  [
    `https://kroki.io/pikchr/svg/${encode(PIKCHR)}`,
    kroki({ type: 'pikchr', source: PIKCHR }),
    { format: 'svg' },
  ],
  [`https://kroki.io/excalidraw/svg/${encode(SCENE)}`, kroki(EXCALIDRAW), { format: 'svg' }],
  [`https://kroki.io/diagramsnet/svg/${encode(PAGE)}`, kroki(DIAGRAM), { format: 'svg' }],
  // PlantUML
  [`https://www.plantuml.com/plantuml/uml/${puml}`, plantuml, {}],
  [`//www.plantuml.com/plantuml/png/${puml}`, plantuml, { format: 'png' }],
  [
    `http://www.plantuml.com/plantuml/svg/${dialects.plantuml.encode(PUML, 'hex')}`,
    plantuml,
    { format: 'svg' },
  ],
  [`https://www.plantuml.com/plantuml/dsvg/${puml}`, plantuml, { format: 'svg', theme: 'dark' }],
  [`https://uml.corp.example/png/${puml}`, plantuml, { format: 'png' }],
  [`http://localhost:8080/plantuml/txt/2/${puml}`, plantuml, { format: 'txt', page: 2 }],
  [`https://www.plantuml.com/plantuml/img/~0${puml}`, plantuml, { format: 'png' }],
  [`https://editor.plantuml.com/uml/${puml}`, plantuml, {}],
  [`https://www.planttext.com/?text=${puml}`, plantuml, {}],
  [`https://www.planttext.com/api/plantuml/svg/${puml}`, plantuml, { format: 'svg' }],
  // Mermaid
  [`https://mermaid.live/edit#${live}`, mermaid, { config, theme: 'forest' }],
  [`https://mermaid.live/view#${live}`, mermaid, { config, theme: 'forest', readOnly: true }],
  [`https://mermaid.live/edit#base64:${live64}`, mermaid, { config, theme: 'forest' }],
  [`https://mermaid.live/edit#${live64}`, mermaid, { config, theme: 'forest' }],
  [`https://mermaid-js.github.io/mermaid-live-editor/#/edit/${live64}`, mermaid, { config, theme: 'forest' }],
  [
    `https://mermaid-js.github.io/mermaid-live-editor/#/view/${live64}`,
    mermaid,
    { config, theme: 'forest', readOnly: true },
  ],
  [`https://mermaid.corp.example/edit#${live}`, mermaid, { config, theme: 'forest' }],
  [
    `https://mermaid.live/edit#${dialects['mermaid.live'].encode(state({ mermaid: config, rough: true }))}`,
    mermaid,
    { config, theme: 'forest', sketch: true },
  ],
  [
    `https://mermaid.live/edit#${dialects['mermaid.live'].encode(state({ mermaid: 'no JSON' }))}`,
    mermaid,
    {},
  ],
  [`https://www.mermaidchart.com/play#${live}`, mermaid, { config, theme: 'forest' }],
  [
    `https://mermaid.ink/img/${live}?type=png&bgColor=!white`,
    mermaid,
    { format: 'png', config, theme: 'forest', parameters: { type: 'png', bgColor: '!white' } },
  ],
  [`https://mermaid.ink/svg/${live}?theme=dark`, mermaid, { format: 'svg', config, theme: 'dark' }],
  [`https://mermaid.ink/svg/${flow64}`, mermaid, { format: 'svg' }],
  [`https://mermaid.ink/pdf/${live64}`, mermaid, { format: 'pdf', config, theme: 'forest' }],
  [`https://ink.corp.example/svg/${live64}`, mermaid, { format: 'svg', config, theme: 'forest' }],
  // draw.io
  [`https://app.diagrams.net/${dialects['draw.io'].encode(PAGE, 'link')}`, drawio, {}],
  [
    `https://viewer.diagrams.net/?lightbox=1&title=%E5%9B%BE${dialects['draw.io'].encode(PAGE, 'link')}`,
    drawio,
    { parameters: { lightbox: '1', title: '图' } },
  ],
  [`https://app.diagrams.net/#R${encodeURIComponent(PAGE)}`, drawio, {}],
  [`https://draw.corp.example/#R${encodeURIComponent(body)}`, drawio, {}],
  [
    `https://app.diagrams.net/#R${encodeURIComponent(file(body, PAGE))}`,
    { ...drawio, source: file(PAGE, PAGE) },
    {},
  ],
  [
    `https://app.diagrams.net/?grid=0#create=${encodeURIComponent(JSON.stringify({ type: 'xml', compressed: true, data: body }))}`,
    drawio,
    { parameters: { grid: '0' } },
  ],
  // D2
  [
    `https://play.d2lang.com/?script=${encodeURIComponent(d2)}&layout=elk&theme=101&sketch=1&`,
    play,
    { layout: 'elk', theme: '101', sketch: true },
  ],
  [`https://play.d2lang.com/?script=${d2}&sketch=0`, play, { sketch: false }],
  [`https://api.d2lang.com/render/svg?script=${d2}&ascii=1`, play, { parameters: { ascii: '1' } }],
  [`https://d2.corp.example/?script=${d2}`, play, {}],
  // Graphviz
  [`https://dreampuf.github.io/GraphvizOnline/#${percentDot}`, graphviz, {}],
  [`https://dreampuf.github.io/GraphvizOnline/?engine=fdp#${percentDot}`, graphviz, { layout: 'fdp' }],
  [
    `https://dreampuf.github.io/GraphvizOnline/?compressed=${LZ_CODE}&engine=dot&format=svg`,
    { ...graphviz, source: LZ_DOT },
    { layout: 'dot', format: 'svg' },
  ],
  [`https://edotor.net/?engine=neato#${percentDot}`, graphviz, { layout: 'neato' }],
  [`https://edotor.net/?engine=dot#${dialects.graphviz.encode(DOT, 'deflate')}`, graphviz, { layout: 'dot' }],
  [`http://magjac.com/graphviz-visual-editor/?dot=${percentDot}`, graphviz, {}],
  [`https://viz-js.com/?dot=${Buffer.from(DOT).toString('base64url')}`, graphviz, {}],
  [`https://quickchart.io/graphviz?graph=${percentDot}&layout=circo`, graphviz, { layout: 'circo' }],
  [`https://viewer.corp.example/#${percentDot}`, graphviz, {}],
  // Pikchr
  [
    `https://pikchr.org/home/pikchrshow?content=${encodeURIComponent(PIKCHR)}`,
    { dialect: 'pikchrshow', type: 'pikchr', source: PIKCHR },
    {},
  ],
  [
    '/pikchrshow?content=box;line%20invisible;circle+%22a%2Bb%22',
    { dialect: 'pikchrshow', type: 'pikchr', source: 'box;line invisible;circle "a+b"' },
    {},
  ],
];

export const svgOf = (inside: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<g/></svg>`;
const inAttribute = (xml: string) =>
  xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Bare codes and the contents of files. */
export const TEXTS: readonly Row[] = [
  // Codes
  [encode(PUML), kroki(TEXT), {}],
  [`  ${encode(DOT)}\n`, kroki(GRAPHVIZ), {}],
  [encode(FLOW), kroki(MERMAID), {}],
  [encode(D2), kroki(D2LANG), {}],
  [encode(SCENE), kroki(EXCALIDRAW), {}],
  [puml, plantuml, {}],
  [`~0${puml}`, plantuml, {}],
  [dialects.plantuml.encode(PUML, 'hex'), plantuml, {}],
  [live, mermaid, { config, theme: 'forest' }],
  [live64, mermaid, { config, theme: 'forest' }],
  [d2, play, {}],
  [d2.replaceAll('=', '%3D'), play, {}],
  [body, drawio, {}],
  [`#R${encodeURIComponent(body)}`, drawio, {}],
  [percentDot, graphviz, {}],
  [dialects.graphviz.encode(DOT, 'deflate'), graphviz, {}],
  [encodeURIComponent(PIKCHR), { dialect: 'pikchrshow', type: 'pikchr', source: PIKCHR }, {}],
  // Files
  [PAGE, drawio, {}],
  [file(PAGE), { ...drawio, source: file(PAGE) }, {}],
  [
    `<?xml version="1.0"?>\n<!-- 图 -->\n${file(body, '', PAGE)}`,
    { ...drawio, source: `<?xml version="1.0"?>\n<!-- 图 -->\n${file(PAGE, '', PAGE)}` },
    {},
  ],
  [Buffer.from(file(body, body)), { ...drawio, source: file(PAGE, PAGE) }, {}],
  [
    `<svg xmlns="http://www.w3.org/2000/svg" content="${inAttribute(file(body))}"><g/></svg>`,
    { ...drawio, source: file(PAGE) },
    {},
  ],
  [pngWithPackedText('zTXt', 'mxGraphModel', encodeURIComponent(PAGE)), drawio, {}],
  [
    pngWithPackedText('iTXt', 'plantuml', `${PUML}\n\nPlantUML version 1.2026.6\n(GPL source distribution)`),
    plantuml,
    {},
  ],
  [`<svg xmlns="http://www.w3.org/2000/svg"><?plantuml-src ${puml}?><g/></svg>`, plantuml, {}],
  [`<svg><g><!--SRC=[${puml}]--></g></svg>`, plantuml, {}],
  [`<svg><g><!--MD5=[0f3c]\n${PUML}\n--></g></svg>`, plantuml, {}],
  [pngWithText('mxfile', encodeURIComponent(file(body))), { ...drawio, source: file(PAGE) }, {}],
  [SCENE, excalidraw, {}],
  [Buffer.from(`\n${SCENE}\n`), { ...excalidraw, source: `\n${SCENE}\n` }, {}],
  [svgOf(`<metadata>${dialects.excalidraw.encode(SCENE)}</metadata>`), excalidraw, {}],
  [Buffer.from(svgOf(dialects.excalidraw.encode(SCENE))), excalidraw, {}],
  [pngWithText('application/vnd.excalidraw+json', dialects.excalidraw.encode(SCENE, 'png')), excalidraw, {}],
  [
    pngWithText('application/vnd.excalidraw+json', '{"type":"excalidraw","elements":[]}'),
    { ...excalidraw, source: '{"type":"excalidraw","elements":[]}' },
    {},
  ],
];
