import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RenderResult } from '@letu/core';
import { DiagramImage, DiagramView } from '@letu/editor/view';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { part, pictureMarkup, pictureRoot, previewState } from './parts.js';

describe('a view', () => {
  it('shows the picture of its source, with a name and without a text box', async () => {
    const { container } = render(<DiagramView kind={pikchr} source='box "甲"' aria-label="部署图" />);
    await previewState(container, 'ready');
    expect(await pictureMarkup(container)).toContain('甲');
    await expect.element(page.getByRole('img', { name: '部署图' })).toBeVisible();
    expect(container.querySelector('[contenteditable]')).toBeNull();
  });

  it.each([
    ['with tools', true],
    ['without', false],
  ])('shows its whole picture where no height is given: %s', async (_, interactive) => {
    const { container } = render(<DiagramView kind={pikchr} source='box "甲"' {...{ interactive }} />, {
      height: 'auto',
    });
    await previewState(container, 'ready');
    const picture = () => (interactive ? pictureRoot(container) : container.querySelector('img'));
    const { y, height } = part(container, 'preview').getBoundingClientRect();
    expect(height).toBeGreaterThan(300);
    const above = () => (picture()?.getBoundingClientRect().y ?? 0) - y;
    await expect.poll(above).toBeGreaterThan(height / 4);
    expect(above()).toBeLessThan(height / 2);
  });

  it.each([
    ['with tools', true],
    ['without', false],
  ])('is as small as its host makes it: %s', async (_, interactive) => {
    const { container } = render(
      <>
        <div style={{ height: 120 }}>
          <DiagramView kind={pikchr} source='box "甲"' {...{ interactive }} data-view="filling" />
        </div>
        <DiagramView
          kind={pikchr}
          source='box "乙"'
          {...{ interactive }}
          style={{ height: 90 }}
          data-view="own"
        />
      </>,
    );
    const heightOf = (name: string) =>
      container.querySelector(`[data-view="${name}"] [data-part="preview"]`)?.getBoundingClientRect().height;
    await expect.poll(() => [heightOf('filling'), heightOf('own')]).toEqual([120, 90]);
  });

  it('follows its source and keeps the earlier picture, marked, when that is broken', async () => {
    const onRender = vi.fn<(result: RenderResult) => void>();
    const view = (source: string) => <DiagramView kind={pikchr} {...{ source, onRender }} />;
    const { container, rerender } = render(view('box "甲"'));
    await previewState(container, 'ready');
    rerender(view('box "乙"'));
    await expect.poll(() => pictureMarkup(container)).toContain('乙');
    rerender(view('box bxo'));
    await previewState(container, 'stale');
    expect(await pictureMarkup(container)).toContain('乙');
    expect(onRender.mock.calls.at(-1)?.[0]).toMatchObject({ status: 'failure' });
  });

  it('runs no script of a picture and fetches nothing it names', async () => {
    const requested = vi.spyOn(console, 'error');
    const hostile = {
      ...pikchr,
      load: () =>
        pikchr.load({
          engine: {
            render: () =>
              Promise.resolve({
                status: 'success',
                shapes: [],
                svg: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="parent.letuHit = 1">
                  <script>parent.letuHit = 2; window.letuHit = 3</script>
                  <image href="http://foreign.invalid/x.png" width="9" height="9"/>
                  <rect width="40" height="30"/></svg>`,
                diagnostics: [],
              }),
          },
        }),
    };
    const { container } = render(<DiagramView kind={hostile} source="box" />);
    await previewState(container, 'ready');
    const image = container.querySelector('img');
    await image?.decode();
    expect(image?.naturalWidth).toBe(40);
    expect('letuHit' in window).toBe(false);
    expect(performance.getEntriesByType('resource').map(({ name }) => name)).not.toContainEqual(
      expect.stringContaining('foreign.invalid'),
    );
    expect(requested).not.toHaveBeenCalled();
  });

  it('says when an engine answers with something that is no picture', async () => {
    const onError = vi.fn<() => void>();
    const nonsense = {
      ...pikchr,
      load: () =>
        pikchr.load({
          engine: {
            render: () =>
              Promise.resolve({ status: 'success', svg: '<svg><not closed', shapes: [], diagnostics: [] }),
          },
        }),
    };
    const { container } = render(<DiagramView kind={nonsense} source="box" {...{ onError }} />);
    await expect.element(page.getByText('浏览器无法显示这张图。')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'engine-crashed' }));
  });

  it('scales a picture down to fit, and shows its own size on request', async () => {
    const wide = 'box width 20 "宽"';
    const { container } = render(<DiagramView kind={pikchr} source={wide} style={{ width: '400px' }} />);
    await previewState(container, 'ready');
    const image = container.querySelector('img');
    await image?.decode();
    const width = () => image?.getBoundingClientRect().width ?? 0;
    expect(width()).toBeLessThan(400);
    await userEvent.click(page.getByRole('button', { name: '实际大小' }));
    expect(width()).toBeGreaterThan(1000);
    expect(part(container, 'preview').getBoundingClientRect().width).toBeLessThanOrEqual(400);
  });

  it('is a picture and nothing else when plain', async () => {
    const { container } = render(<DiagramView kind={pikchr} source="box" plain />);
    await previewState(container, 'ready');
    expect(container.querySelectorAll('button, [tabindex]')).toHaveLength(0);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});

describe('a picture that is drawn already', () => {
  const picture = (fill: string, width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30"><rect width="9" height="9" fill="${fill}"/></svg>`;

  it('is shown in its own size, and the next one takes its place', async () => {
    const { container, rerender } = render(<DiagramImage svg={picture('red', 40)} alt="红" />);
    const image = page.getByRole('img').element() as HTMLImageElement;
    await image.decode();
    expect([image.width, image.height, image.alt]).toEqual([40, 30, '红']);
    rerender(<DiagramImage svg={picture('lime', 50)} alt="绿" />);
    await image.decode();
    expect(image.width).toBe(50);
    expect(await pictureMarkup(container)).toContain('lime');
  });

  it('takes the address of a picture back when it has loaded, also where it has gone before', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const { unmount } = render(<DiagramImage svg={picture('red', 40)} alt="红" />);
    unmount();
    const address = made.mock.results.at(-1)?.value as string;
    const found = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    expect(await found()).toBe(true);
    await expect.poll(found).toBe(false);
  });
});
