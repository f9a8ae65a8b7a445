import { afterAll, describe, expect, it } from 'vitest';
import { mindmap } from '@letu/mindmap';

const engine = await mindmap.load();
afterAll(() => engine.dispose());

describe('mind maps in a browser worker', () => {
  it('hold the text of every topic inside its outline, as the page draws it', async () => {
    for (const { id, source } of mindmap.examples) {
      const result = await engine.render(source);
      if (result.status !== 'success') throw new Error(JSON.stringify(result));
      document.body.innerHTML = result.svg;
      const topics = [...document.querySelectorAll<SVGGElement>('[data-shape^="t-"]')];
      expect(topics.length).toBeGreaterThan(3);
      for (const topic of topics) {
        const outline = topic.querySelector<SVGGraphicsElement>('rect, ellipse, path')!.getBBox();
        for (const text of topic.querySelectorAll('text')) {
          const { x, width } = text.getBBox();
          expect(x, `${id} ${text.textContent}`).toBeGreaterThanOrEqual(outline.x);
          expect(x + width, `${id} ${text.textContent}`).toBeLessThanOrEqual(outline.x + outline.width);
        }
      }
    }
  });
});
