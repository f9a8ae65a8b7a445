import { describe, expect, it } from 'vitest';
import { handchart } from '@letu/handchart';
import { engine } from '@letu/handchart/engine';
import { defaultExample } from '@letu/core';
import { sanitiseSvg } from '@letu/core/sanitise';

describe('hand-drawn charts in a browser', () => {
  it('are drawn in a worker as on the page, with their handwriting', async () => {
    const { source } = defaultExample(handchart);
    const host = await handchart.load();
    const [inWorker, onPage] = [await host.render(source), await engine.render(source)];
    host.dispose();
    if (inWorker.status === 'failure') throw new Error(JSON.stringify(inWorker.diagnostics));
    expect(onPage).toMatchObject({ svg: inWorker.svg });

    const [, address = ''] = /url\((data:font[^)]*)\)/.exec(inWorker.svg) ?? [];
    const face = await new FontFace('Letu Hand of a test', `url(${address})`).load();
    document.fonts.add(face);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = '100px "Letu Hand of a test"';
    expect(context.measureText('销售额').width).toBeCloseTo(300, 0);
    document.fonts.delete(face);
  });

  it('keep their handwriting when they are sanitised', async () => {
    const result = await engine.render(defaultExample(handchart).source);
    const picture = sanitiseSvg(result.status === 'success' ? result.svg : '');
    expect(picture.querySelector('style')?.textContent).toContain('data:font/ttf');
    expect(picture.querySelectorAll('[data-shape]').length).toBeGreaterThan(12);
  });
});
