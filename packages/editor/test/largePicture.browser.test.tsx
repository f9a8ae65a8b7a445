import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DiagramImage, DiagramView } from '@letu/editor/view';
import { render } from './render.js';
import { part, pictureRoot, pictureView, previewState } from './parts.js';
import { drawing, Pane, svgOf } from './picturePane.js';

const HOSTILE = '<script>parent.letuHit = 1</script><image href="http://foreign.invalid/x.png"/>';
const picture = (elements: number) =>
  svgOf(`<rect width="400" height="300" fill="tomato"/>${HOSTILE}${'<path d="M0 0"/>'.repeat(elements)}`);

const frameOf = (container: HTMLElement) =>
  container
    .querySelector("[data-part='preview'] [role='img']")
    ?.shadowRoot?.querySelector<HTMLIFrameElement>('.letu-frame > iframe') ?? null;

/** Shows a picture of so many elements in the preview of an editor. */
function preview(elements: number) {
  const kind = drawing(picture(elements), { shapes: [{ id: '0', role: 'node', label: '甲' }] });
  const { container } = render(<Pane kind={kind} source="box" />, { height: '600px' });
  container.style.width = '800px';
  return container;
}

/** Tells once a frame has loaded its picture. */
function loaded(frame: HTMLIFrameElement | null): Promise<unknown> {
  return new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
}

function expectHarmless(): void {
  expect('letuHit' in window).toBe(false);
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(requested).not.toContainEqual(expect.stringContaining('foreign.invalid'));
}

describe('a picture of thousands of shapes in an editor', () => {
  it('is interactive up to 12,000', async () => {
    const container = preview(11_000);
    await expect.poll(() => pictureRoot(container)?.childElementCount).toBeGreaterThan(11_000);
    expect(container.textContent).not.toContain('按图片显示');
    expectHarmless();
  });

  it('is an image in a frame of its own beyond, which says so and can be moved', async () => {
    const container = preview(13_000);
    await expect.poll(() => frameOf(container)).not.toBeNull();
    const frame = frameOf(container);
    await loaded(frame);
    await expect.poll(() => container.textContent).not.toContain('正在显示大图');
    expect(frame?.getAttribute('sandbox')).toBe('');
    // What the frame holds is out of reach of the page, and the page out of its.
    expect(frame?.contentDocument).toBeNull();
    await expect.element(page.getByRole('note')).toHaveTextContent('这张图很大，按图片显示');
    const left = () => frame?.getBoundingClientRect().left ?? 0;
    const before = left();
    pictureView(container).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(left).toBeGreaterThan(before);
    expectHarmless();
  });

  it('offers no search then, but its outline', async () => {
    const container = preview(13_000);
    await expect.element(page.getByRole('button', { name: '大纲' })).toBeVisible();
    expect(page.getByRole('button', { name: '在图中查找' }).elements()).toHaveLength(0);
    await page.getByRole('button', { name: '大纲' }).click();
    await expect.element(page.getByRole('treeitem', { name: '甲' })).toBeVisible();
    expect(frameOf(container)).not.toBeNull();
  });

  it('becomes interactive when somebody asks for it, and an image again', async () => {
    const container = preview(13_000);
    await page.getByRole('button', { name: '仍要交互' }).click();
    await expect.poll(() => pictureRoot(container)?.childElementCount).toBeGreaterThan(13_000);
    expect(pictureRoot(container)?.querySelector('script, [href]')).toBeNull();
    await page.getByRole('button', { name: '按图片显示' }).click();
    await expect.poll(() => frameOf(container)).not.toBeNull();
    expect(pictureRoot(container)).toBeNull();
  });

  it('is not shown beyond 100,000, but can be downloaded, and shown all the same', async () => {
    const container = preview(101_000);
    await expect.element(page.getByText('这张图太大，没有显示')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '下载 SVG' })).toBeVisible();
    expect(frameOf(container)).toBeNull();
    await page.getByRole('button', { name: '仍要显示' }).click();
    await expect.poll(() => frameOf(container)).not.toBeNull();
  });
});

describe('a picture of thousands of shapes elsewhere', () => {
  it('is an image in a frame with its size and its name', async () => {
    const { container } = render(
      <DiagramImage svg={picture(6000)} alt="部署图" style={{ width: '200px', height: 'auto' }} />,
    );
    const frame = container.querySelector('iframe');
    await loaded(frame);
    expect(frame?.title).toBe('部署图');
    expect(frame?.getAttribute('sandbox')).toBe('');
    expect(frame?.getBoundingClientRect()).toMatchObject({ width: 200, height: 150 });
    expectHarmless();
  });

  it('is one in a view, and not shown in a thumbnail that would take too long', async () => {
    const view = (elements: number) => <DiagramView kind={drawing(picture(elements))} source="box" plain />;
    const { container, rerender } = render(view(6000));
    await previewState(container, 'ready');
    expect(part(container, 'preview').querySelector('iframe')).not.toBeNull();
    rerender(view(101_000));
    await expect.poll(() => container.textContent).toContain('这张图太大');
    expect(part(container, 'preview').querySelector('iframe, button')).toBeNull();
  });
});
