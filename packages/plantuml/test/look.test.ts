import { describe, expect, it } from 'vitest';
import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import { defaultOptions, plantuml } from '@letu/plantuml';
import { engine } from '@letu/plantuml/engine';

const { signal } = new AbortController();
const LOOK: object = { ...plantuml.lookOptions };

const render = (source: string, theme: Theme = 'light', options = LOOK) =>
  engine.render(source, { ...defaultOptions, ...options }, { signal, theme });

async function svgOf(...drawn: Parameters<typeof render>): Promise<string> {
  const result = await render(...drawn);
  if (result.status !== 'success') throw new Error(result.diagnostics[0]?.message);
  return result.svg;
}

describe("Letu's look", () => {
  it.each(['light', 'dark'] as const)('draws in the colours of the %s theme', async (theme) => {
    const svg = await svgOf('@startuml\n用户 -> 商城: 下单\n@enduml', theme);
    const { node, nodeLine, edge } = pictureColours[theme];
    for (const colour of [node, nodeLine, edge]) expect(svg.toLowerCase()).toContain(colour);
  });

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
    const [own, letu] = await Promise.all([render(source, 'light', {}), render(source)]);
    expect(own.status).toBe('failure');
    expect(letu.diagnostics).toEqual(own.diagnostics);
  });

  it('lets a source choose its own colours', async () => {
    const source = '@startuml\nskinparam participantBackgroundColor #FFAA00\na -> b #00AA00: c\n@enduml';
    expect((await svgOf(source)).toUpperCase()).toContain('#FFAA00');
    const themed = '@startuml\n!theme cerulean\na -> b\n@enduml';
    expect(await svgOf(themed)).toBe(await svgOf(themed, 'light', {}));
  });
});
