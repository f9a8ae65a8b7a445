import { CALL, DECLARATIONS, FOREIGN, LINKS, MARKUP } from '../../../scripts/hostile/payloads.js';

type Fields = Readonly<Record<string, unknown>>;

const board = (elements: readonly Fields[], more: Fields = {}) =>
  JSON.stringify({ type: 'excalidraw', version: 2, elements, ...more });

const box = (more: Fields = {}): Fields => ({
  id: 'a',
  type: 'rectangle',
  x: 0,
  y: 0,
  width: 80,
  height: 40,
  ...more,
});
const text = (written: string, more: Fields = {}): Fields => ({
  id: 't',
  type: 'text',
  x: 0,
  y: 0,
  width: 80,
  height: 25,
  text: written,
  ...more,
});
const line = (points: unknown, more: Fields = {}): Fields => ({
  id: 'l',
  type: 'arrow',
  x: 0,
  y: 0,
  points,
  ...more,
});
const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const svg = (content: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)}`;
const withImage = (dataURL: string) =>
  board([{ id: 'i', type: 'image', width: 40, height: 40, fileId: 'f' }], {
    files: { f: { id: 'f', mimeType: 'image/png', dataURL, created: 1 } },
  });

/** Boards that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...MARKUP.map((markup) =>
    board([
      text(markup),
      box({ strokeColor: markup, backgroundColor: markup, id: markup, link: markup, fillStyle: markup }),
      { id: 'f', type: 'frame', width: 90, height: 90, name: markup },
      { id: 'e', type: 'embeddable', width: 90, height: 90, link: markup },
    ]),
  ),
  ...LINKS.map((link) =>
    board([box({ link }), { id: 'e', type: 'embeddable', width: 90, height: 90, link }]),
  ),
  ...DECLARATIONS.map((declaration) =>
    board([box({ strokeColor: `red;${declaration}`, backgroundColor: declaration })], {
      appState: { viewBackgroundColor: `red;${declaration}` },
    }),
  ),
  board([{ id: 'e', type: 'embeddable', width: 90, height: 90, link: `https://${FOREIGN}/page` }]),
  board([
    {
      id: 'e',
      type: 'iframe',
      width: 90,
      height: 90,
      customData: { generationData: { status: 'done', html: `<script>parent.${CALL}</script>` } },
    },
  ]),
  withImage(svg(`<script>${CALL}</script>`)),
  withImage(svg(`<image href="https://${FOREIGN}/a.png"/>`)),
  withImage(
    svg(
      `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://${FOREIGN}/i"/></foreignObject>`,
    ),
  ),
  withImage(`https://${FOREIGN}/a.png`),
  withImage(`data:text/html,<script>${CALL}</script>`),
  withImage('data:image/png;base64,!!!!'),
  board([{ id: 'i', type: 'image', width: 40, height: 40, fileId: `https://${FOREIGN}/b.png` }]),
  '{"type":"excalidraw","elements":[{"id":"__proto__","type":"rectangle","__proto__":{"polluted":1},"width":9,"height":9}],"__proto__":{"polluted":1},"appState":{"__proto__":{"polluted":1}},"files":{"__proto__":{"dataURL":"x"}}}',
  board([
    box({ type: '__proto__' }),
    box({ id: 'b', type: 'constructor' }),
    box({ id: 'c', type: 'toString' }),
  ]),
  board([
    box({ width: 1e308, height: -1e308, x: 1e308, angle: 1e308, strokeWidth: 1e308, roughness: 1e308 }),
  ]),
  '{"type":"excalidraw","elements":[{"id":"a","type":"ellipse","width":NaN,"height":Infinity}]}',
  board([
    box({
      width: null,
      height: 'x',
      x: {},
      y: [],
      opacity: -5,
      seed: 'y',
      roundness: { type: 1e9, value: -1 },
    }),
  ]),
  board([line([[0, 0], [1e308, -1e308], [null, 'x'], [5]], { elbowed: true })]),
  board([line([]), line('x', { id: 'm' }), line([[0, 0]], { id: 'n' })]),
  board([line(many(200_000, (index) => [index, index % 7]))]),
  board([
    {
      id: 'd',
      type: 'freedraw',
      points: many(30_000, (index) => [index % 900, index % 700]),
      pressures: [],
      simulatePressure: true,
    },
  ]),
  board([{ id: 'd', type: 'freedraw', points: [], pressures: many(9, () => 1e308) }]),
  board(many(100_000, (index) => box({ id: `b${index}`, x: index }))),
  board(
    many(4_000, (index) => box({ id: `b${index}`, x: (index % 80) * 90, y: index, fillStyle: 'zigzag' })),
  ),
  board(many(3_000, () => box())),
  board([
    box({ id: 'a', groupIds: ['g', 'h'], frameId: 'a', boundElements: [{ id: 'a', type: 'text' }] }),
    box({ id: 'b', groupIds: ['h', 'g'] }),
    { id: 'f', type: 'frame', frameId: 'f', width: 9, height: 9 },
    text('x', { containerId: 't' }),
    text('y', { id: 'u', containerId: 'v' }),
    text('z', { id: 'v', containerId: 'u' }),
    line(
      [
        [0, 0],
        [9, 9],
      ],
      { startBinding: { elementId: 'l' }, endBinding: { elementId: 'none' } },
    ),
  ]),
  board([text('\uD800\uDFFF\u0000\u0007\u202E倒\uFFFE'), text('\u0301'.repeat(5000), { id: 'u' })]),
  board([text('宽'.repeat(200_000), { fontFamily: 5 })]),
  board([text('x\n'.repeat(100_000))]),
  board([text('x', { fontSize: 1e308, lineHeight: 1e308, fontFamily: -1 })]),
  board([box({ customData: JSON.parse('['.repeat(60) + ']'.repeat(60)) as unknown })]),
  `{"type":"excalidraw","elements":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  `{"type":"excalidraw","elements":[${'{"a":'.repeat(50_000)}`,
  `{"type":"excalidraw","elements":[{"id":"${'\\u0000'.repeat(50_000)}","type":"text","text":"x"}]}`,
  board([{ id: 'f', type: 'frame', width: 1e6, height: 1e6, name: 'x'.repeat(200_000) }]),
  board([{ id: 'e', type: 'embeddable', width: 1, height: 1e6, link: `https://${'x'.repeat(100_000)}` }]),
  board([
    {
      id: 'i',
      type: 'image',
      width: 9,
      height: 9,
      fileId: 'f',
      crop: { x: -1e308, width: 1e-308, height: 0, naturalWidth: NaN },
    },
  ]),
  '{"type":"excalidrawlib","version":2,"libraryItems":[{"elements":[{"type":"rectangle"}]}]}',
  '{"type":"excalidraw","elements":{"length":4294967295}}',
  '[]',
  'null',
];
