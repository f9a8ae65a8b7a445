import { afterAll, describe, expect, it } from 'vitest';
import {
  defaultExample,
  DiagramError,
  LineIndex,
  type DiagramDefinition,
  type HostedEngine,
  type RenderResult,
} from '@letu/core';
import { sanitiseSvg } from '@letu/core/sanitise';
import { d2 } from '@letu/d2';
import { drawio } from '@letu/drawio';
import { excalidraw } from '@letu/excalidraw';
import { graphviz } from '@letu/graphviz';
import { mermaid } from '@letu/mermaid';
import { pikchr } from '@letu/pikchr';
import { plantuml } from '@letu/plantuml';

/** Codes that state a limit: the answer to input that is too much. */
const LIMITS = ['timeout', 'input-too-large', 'output-too-large'];
const TIME_LIMIT_MS = 6_000;

/** Printable noise of Latin, Chinese, punctuation and line breaks, the same on every run. */
function noise(bytes: number): string {
  let state = 20_261_121;
  let text = '';
  while (text.length < bytes / 1.5) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const pick = state % 97;
    if (pick < 70) text += String.fromCharCode(33 + ((state >>> 8) % 94));
    else if (pick < 80) text += String.fromCharCode(0x4e00 + ((state >>> 8) % 0x4000));
    else text += pick < 90 ? ' ' : '\n';
  }
  return text;
}

const DEEP = 3_000;
const nested = (open: string, inner: string, close: string) => open.repeat(DEEP) + inner + close.repeat(DEEP);

const drawioFile = (cells: string) =>
  `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel>`;

/** any: the kinds differ in their options, which this file leaves at their defaults. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
const KINDS: readonly { definition: DiagramDefinition<any>; deep: string; hostile?: readonly string[] }[] = [
  { definition: graphviz, deep: `digraph { ${nested('subgraph { ', 'a', ' }')} }` },
  { definition: pikchr, deep: nested('[ ', 'box', ' ]') },
  { definition: mermaid, deep: `flowchart TD\n${nested('subgraph s\n', 'a --> b\n', 'end\n')}` },
  {
    definition: plantuml,
    deep: `@startuml\n${nested('rectangle r {\n', 'actor a\n', '}\n')}@enduml`,
    hostile: ['@startuml\n!$s = "x"\n!while 1 == 1\n!$s = $s + $s\n!endwhile\n@enduml'],
  },
  {
    definition: d2,
    deep: nested('a: {', 'b', '}'),
    hostile: [
      'x: "<script>window.hostile = 1</script>" { link: "javascript:window.hostile=1"; tooltip: "<img src=x onerror=window.hostile=1>" }',
      'x: { icon: https://evil.example/a.svg; shape: image }',
      'x: |md <img src="https://evil.example/a.png" onerror="window.hostile=1"> <script>window.hostile=1</script> |',
    ],
  },
  {
    definition: drawio,
    deep: `<mxGraphModel><root>${nested('<mxCell>', '', '</mxCell>')}</root></mxGraphModel>`,
    hostile: [
      drawioFile(
        '<mxCell id="a" value="&lt;img src=x onerror=window.hostile=1&gt;&lt;script&gt;window.hostile=1&lt;/script&gt;" style="html=1;shape=image;image=https://evil.example/a.png" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell>',
      ),
      drawioFile(
        '<UserObject id="u" label="x" link="javascript:window.hostile=1" tooltip="&lt;img src=x onerror=window.hostile=1&gt;"><mxCell vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></UserObject>',
      ),
      drawioFile('<mxCell id="a" vertex="1" parent="b"/><mxCell id="b" vertex="1" parent="a"/>'),
    ],
  },
  {
    definition: excalidraw,
    deep: `{"type":"excalidraw","elements":${nested('[', '', ']')}}`,
    hostile: [
      JSON.stringify({
        type: 'excalidraw',
        elements: [
          { id: 'a', type: 'rectangle', width: 80, height: 40, link: 'javascript:window.hostile=1' },
          { id: 'e', type: 'embeddable', width: 80, height: 40, link: 'JavaScript:window.hostile=1' },
          { id: 't', type: 'text', width: 80, height: 25, text: '<img src=x onerror=window.hostile=1>' },
        ],
      }),
    ],
  },
];

const WRONG_LANGUAGE = '<?php echo "你好"; ?>\nSELECT * FROM 表 WHERE 甲 = \'乙\';\n';

function expectHarmless(root: Element): void {
  expect(root.querySelector('script, iframe, object, embed')).toBeNull();
  const attributes = [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(
    attributes.filter(({ name, value }) => /^on/i.test(name) || /javascript:|evil\.example/i.test(value)),
  ).toEqual([]);
}

async function answerOf(engine: HostedEngine<unknown>, source: string): Promise<RenderResult | DiagramError> {
  try {
    return await engine.render(source);
  } catch (error) {
    if (error instanceof DiagramError) return error;
    throw error;
  }
}

describe.each(KINDS)(
  '$definition.kind answers bad input',
  { tags: 'long' },
  ({ definition, deep, hostile = [] }) => {
    const engine = definition.load({ limits: { timeMs: TIME_LIMIT_MS } });
    const next = defaultExample(definition).source;
    let round = 0;
    afterAll(async () => (await engine).dispose());

    const cases: readonly (readonly [name: string, source: string])[] = [
      ['nothing', ''],
      ['white space', ' \t\r\n \u3000\n'],
      ['another language', WRONG_LANGUAGE],
      ['1 MiB of noise', noise(1_000_000)],
      ['more than the input cap', 'x'.repeat((1 << 20) + 1)],
      ['deep nesting', deep],
      ...hostile.map((source, index) => [`hostile input ${index + 1}`, source] as const),
    ];

    it.each(cases)(
      '%s: a located message or a stated limit, and the next picture is right',
      async (_name, source) => {
        const loaded = await engine;
        await loaded.preload();
        const answer = await answerOf(loaded, source);
        if (answer instanceof DiagramError) {
          expect(LIMITS, answer.message).toContain(answer.code);
        } else if (answer.status === 'failure') {
          expect(answer.diagnostics.length).toBeGreaterThan(0);
          const lines = new LineIndex(source);
          for (const { from, to, message } of answer.diagnostics) {
            expect(message).not.toBe('');
            expect(from).toBeLessThanOrEqual(to);
            expect(to).toBeLessThanOrEqual(source.length);
            expect(lines.lineAt(from)).toBeGreaterThan(0);
          }
        } else {
          document.body.replaceChildren(sanitiseSvg(answer.svg));
          expectHarmless(document.body);
        }
        // A comment or blank line more each time, so that no picture comes from the cache.
        round += 1;
        await loaded.preload();
        const picture = await loaded.render(`${next}${'\n'.repeat(round)}`);
        expect(picture.status).toBe('success');
        expect(window).not.toHaveProperty('hostile');
      },
    );
  },
);
