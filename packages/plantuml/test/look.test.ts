import { describe, expect, it } from 'vitest';
import { pictureColours } from '@letu/core/palette';
import { plantuml } from '@letu/plantuml';
import { engine } from '@letu/plantuml/engine';
import { describeLook } from '../../core/test/lookContract.js';

const draw = describeLook({
  definition: plantuml,
  engine,
  source: '@startuml\n用户 -> 商城: 下单\n@enduml',
  colours: ({ node, nodeLine, edge }) => [node, nodeLine, edge],
});
const svgOf = async (...drawn: Parameters<typeof draw>) => (await draw(...drawn)).svg;

describe("Letu's look", () => {
  it.each([
    ['uml', 'a -> b: 文'],
    ['mindmap', '* 文'],
    ['wbs', '* 文'],
    ['gantt', '[文] lasts 3 days'],
    ['json', '{"a": "文"}'],
    ['yaml', 'a: 文'],
    ['ebnf', 'a = "文";'],
    ['regex', 'a文'],
  ])('shows the text of %s', async (type, body) => {
    expect(await svgOf(`@start${type}\n${body}\n@end${type}`)).toContain('文');
  });

  it('moves the place of no mistake', async () => {
    const source = '@startuml\na -> b\n\n这不是 语句 !!\n@enduml';
    const render = (options: object) =>
      engine.render(
        source,
        { ...plantuml.defaultOptions, ...options },
        { signal: new AbortController().signal, theme: 'light' },
      );
    const own = await render({});
    const letu = await render({ ...plantuml.lookOptions });
    expect(own.status).toBe('failure');
    expect(letu.diagnostics).toEqual(own.diagnostics);
  });

  it('writes what can be read on colours that are meant for white, on a dark page', async () => {
    const svg = await svgOf(
      '@startuml\nrectangle 浅 #FFFFCC\nrectangle 无\n浅 -[#000000]-> 无 : <color:#000000>到\n@enduml',
      'dark',
    );
    const inkOf = (text: string) => new RegExp(`fill="([^"]*)"[^>]*>${text}<`).exec(svg)?.[1]?.toLowerCase();
    expect(inkOf('浅')).toBe(pictureColours.light.text);
    expect(inkOf('无')).toBe(pictureColours.dark.text);
    expect(inkOf('到')).toBe(pictureColours.dark.text);
    expect(svg).not.toContain('"#000000"');
  });

  it('leaves bars with an outline and boxes that hold others as they are, on a dark page', async () => {
    const { node, edge } = pictureColours.dark;
    const bars = await svgOf('@startuml\na -> b\nactivate b\nb --> a\ndeactivate b\n@enduml', 'dark');
    expect(bars.toLowerCase()).not.toMatch(new RegExp(`<rect[^>]*fill="${edge}"`));
    const states = await svgOf('@startuml\nstate 外 {\n [*] --> 内\n}\n@enduml', 'dark');
    const fills = [...states.matchAll(/<path[^>]*fill="([^"]*)" stroke="\1"/g)].map(([, fill]) => fill);
    expect(fills.map((fill) => fill?.toLowerCase())).toEqual([node, node]);
  });

  it('lets a source choose its own colours', async () => {
    const source = '@startuml\nskinparam participantBackgroundColor #FFAA00\na -> b #00AA00: c\n@enduml';
    expect((await svgOf(source)).toUpperCase()).toContain('#FFAA00');
    const themed = '@startuml\n!theme cerulean\na -> b\n@enduml';
    expect(await svgOf(themed)).toBe(await svgOf(themed, 'light', {}));
  });
});
