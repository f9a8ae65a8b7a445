import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TextRange } from '@letu/core';
import { graphviz } from '@letu/graphviz';
import { render } from './render.js';
import { pictureRoot, pictureView, previewState, shownPicture } from './parts.js';
import { drawing, Pane, svgOf } from './picturePane.js';

const SOURCE = `digraph {
  甲 [label="开始"]
  甲 -> 乙
  subgraph cluster_x { label="组" 丙 }
}`;

const textIn = (container: HTMLElement, label: string): Element => {
  const found = [...(pictureRoot(container)?.querySelectorAll('text') ?? [])].find(
    ({ textContent }) => textContent === label,
  );
  if (!found) throw new Error(`There is no text ${label}.`);
  return found;
};

/** Clicks as a mouse does, at the middle of an element and beside it. */
function click(element: Element, type = 'click', init: MouseEventInit = {}, dx = 0): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2 + dx, clientY: top + height / 2 };
  element.dispatchEvent(
    new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...at, ...init }),
  );
}

const lit = (container: HTMLElement) =>
  [...(pictureRoot(container)?.querySelectorAll('[data-letu-lit]') ?? [])].map(
    (element) => element.querySelector('title')?.textContent,
  );

describe('a click in the picture', () => {
  it('selects the source of the shape, whatever part of it is hit', async () => {
    const selected: string[] = [];
    const onSelectSource = ({ from, to }: TextRange) => selected.push(SOURCE.slice(from, to));
    const { container } = render(<Pane kind={graphviz} source={SOURCE} {...{ onSelectSource }} />);
    await shownPicture(container);
    click(textIn(container, '开始'));
    const node = textIn(container, '乙').closest('g');
    const ellipse = node?.querySelector('ellipse');
    const width = ellipse?.getBoundingClientRect().width ?? 0;
    if (ellipse) click(ellipse, 'click', {}, width / 2 - 3);
    const edge = pictureRoot(container)?.querySelector('.edge path');
    if (edge) click(edge, 'click', {}, 4);
    click(textIn(container, '组'));
    expect(selected).toEqual(['甲', '乙', '甲 -> 乙', 'subgraph cluster_x']);
  });

  it('finds the shape where it is right after the picture was moved', async () => {
    const selected: string[] = [];
    const onSelectSource = ({ from, to }: TextRange) => selected.push(SOURCE.slice(from, to));
    const { container } = render(<Pane kind={graphviz} source={SOURCE} {...{ onSelectSource }} />);
    await shownPicture(container);
    const view = pictureView(container);
    const before = textIn(container, '乙').getBoundingClientRect().top;
    view.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 30 }));
    expect(textIn(container, '乙').getBoundingClientRect().top).toBeCloseTo(before - 30);
    expect(view.hasAttribute('data-moving')).toBe(true);
    click(textIn(container, '乙'));
    expect(selected).toEqual(['乙']);
    expect(view.hasAttribute('data-moving')).toBe(false);
  });

  it('selects nothing beside the shapes', async () => {
    const onSelectSource = vi.fn<() => void>();
    const { container } = render(<Pane kind={graphviz} source={SOURCE} {...{ onSelectSource }} />);
    await shownPicture(container);
    const { left, top } = pictureView(container).getBoundingClientRect();
    pictureView(container).dispatchEvent(
      new MouseEvent('click', { bubbles: true, clientX: left + 2, clientY: top + 2 }),
    );
    expect(onSelectSource).not.toHaveBeenCalled();
  });

  it('selects where the shape is now when only an earlier picture can be shown', async () => {
    const onSelectSource = vi.fn<(range: TextRange) => void>();
    const pane = (source: string) => <Pane kind={graphviz} source={source} {...{ onSelectSource }} />;
    const { container, rerender } = render(pane(SOURCE));
    await shownPicture(container);
    const broken = SOURCE.replace('{', '{ a -> ;');
    rerender(pane(broken));
    await previewState(container, 'stale');
    click(textIn(container, '乙'));
    const range = onSelectSource.mock.calls[0]?.[0];
    expect(broken.slice(range?.from, range?.to)).toBe('乙');
  });

  it('is announced by the pointer', async () => {
    const { container } = render(<Pane kind={graphviz} source={SOURCE} />);
    await shownPicture(container);
    const text = textIn(container, '乙');
    text.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(getComputedStyle(text).cursor).toBe('pointer');
    expect(text.closest('[data-letu-hover]')?.querySelector('title')?.textContent).toBe('乙');
  });
});

describe('the caret in the text', () => {
  it('lights the smallest shape around it, or the shapes on its line, and moves nothing', async () => {
    const pane = (at: number) => <Pane kind={graphviz} source={SOURCE} caret={{ from: at, to: at }} />;
    const { container, rerender } = render(pane(0));
    const picture = await shownPicture(container);
    const boxes = () =>
      [...picture.querySelectorAll('g')].map((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = boxes();
    expect(lit(container)).toEqual([]);
    rerender(pane(SOURCE.indexOf('丙')));
    expect(lit(container)).toEqual(['丙']);
    rerender(pane(SOURCE.indexOf('cluster_x')));
    expect(lit(container)).toEqual(['cluster_x']);
    rerender(pane(SOURCE.indexOf('->')));
    expect(lit(container)).toContain('甲->乙');
    rerender(pane(SOURCE.indexOf('label')));
    expect(lit(container)).toEqual(['甲']);
    expect(boxes()).toEqual(before);
  });

  it('lights what is selected', async () => {
    const from = SOURCE.indexOf('subgraph');
    const caret = { from, to: SOURCE.length };
    const { container } = render(<Pane kind={graphviz} source={SOURCE} caret={caret} />);
    await shownPicture(container);
    await expect.poll(() => lit(container).toSorted()).toEqual(['cluster_x', '丙']);
  });

  it('brings a shape into view only where it is not', async () => {
    const chain = `digraph { ${Array.from({ length: 40 }, (_, index) => `n${index}`).join(' -> ')} }`;
    const handle = { current: null } as { current: null | { zoomTo(scale: number): void } };
    const pane = (word: string) => {
      const from = chain.indexOf(word);
      return <Pane kind={graphviz} source={chain} caret={{ from, to: from }} handle={handle as never} />;
    };
    const { container, rerender } = render(pane('digraph'));
    await shownPicture(container);
    handle.current?.zoomTo(1);
    const view = pictureView(container).getBoundingClientRect();
    const place = (label: string) => textIn(container, label).getBoundingClientRect().top;
    await expect.poll(() => place('n39') - place('n0')).toBeGreaterThan(2000);
    rerender(pane('n39'));
    await expect.poll(() => place('n39')).toBeLessThan(view.bottom);
    await expect.poll(() => place('n39')).toBeGreaterThan(view.top);
    const settled = { top: -1 };
    await expect.poll(() => settled.top === (settled.top = place('n39'))).toBe(true);
    rerender(pane('n38'));
    expect(lit(container)).toEqual(['n38']);
    expect(place('n39')).toBe(settled.top);
  });
});

describe('a double click on a label', () => {
  async function renaming(answer = true) {
    const onRename = vi.fn<(range: TextRange, label: string, newLabel: string) => boolean>(() => answer);
    const { container } = render(<Pane kind={graphviz} source={SOURCE} {...{ onRename }} />);
    await shownPicture(container);
    click(textIn(container, '开始'), 'dblclick');
    const input = page.elementLocator(container).getByRole('textbox', { name: '修改“开始”' });
    await expect.element(input).toHaveFocus();
    return { container, onRename, input };
  }

  it('edits it in place: Enter takes the new text', async () => {
    const { container, onRename, input } = await renaming();
    await userEvent.keyboard('结束{Enter}');
    expect(onRename).toHaveBeenCalledExactlyOnceWith({ from: 12, to: 13 }, '开始', '结束');
    await expect.element(input).not.toBeInTheDocument();
    expect(document.activeElement).toBe(pictureView(container));
  });

  it('leaves it as it was with Esc, and when nothing was changed', async () => {
    const { container, onRename } = await renaming();
    await userEvent.keyboard('x{Escape}');
    expect(container.querySelector('textarea')).toBeNull();
    click(textIn(container, '开始'), 'dblclick');
    await userEvent.keyboard('{Enter}');
    expect(container.querySelector('textarea')).toBeNull();
    expect(onRename).not.toHaveBeenCalled();
  });

  it('leaves Enter and Esc to an input method that composes', async () => {
    const { container, onRename, input } = await renaming();
    const element = input.element();
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const key of ['Enter', 'Escape']) {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }),
      );
    }
    expect(container.querySelector('textarea')).not.toBeNull();
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '中' }));
    expect(onRename).not.toHaveBeenCalled();
    await userEvent.keyboard('中文{Enter}');
    expect(onRename).toHaveBeenCalledExactlyOnceWith(expect.anything(), '开始', '中文');
  });

  it('says so where the language cannot change it', async () => {
    await renaming(false);
    await userEvent.keyboard('结束{Enter}');
    await expect.element(page.getByText('这段文字不能直接在图上改，请在源文本里改。')).toBeVisible();
  });
});

describe('a link in the picture', () => {
  const LINKS = drawing(
    svgOf(
      `<a xlink:href="https://example.com/路?a=1"><text x="20" y="60" font-size="30">说明</text></a>
       <a href="javascript:alert(1)"><text x="20" y="120" font-size="30">坏</text></a>
       <a href="/relative"><text x="20" y="180" font-size="30">相对</text></a>`,
    ),
  );

  it('shows its address first, and opens apart from the page', async () => {
    const { container } = render(<Pane kind={LINKS} source="box" />);
    const picture = await shownPicture(container);
    expect(picture.querySelectorAll('[href], [*|href]')).toHaveLength(0);
    click(textIn(container, '说明'));
    const link = page.getByRole('dialog', { name: '链接' }).getByRole('link', { name: '在新标签页打开' });
    await expect.element(link).toHaveFocus();
    expect(link.element().outerHTML).toContain('rel="noopener noreferrer"');
    expect(link.element()).toMatchObject({ target: '_blank', href: 'https://example.com/%E8%B7%AF?a=1' });
    await expect.element(page.getByText('https://example.com/%E8%B7%AF?a=1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('[role=dialog]')).toBeNull();
  });

  it('opens at once with Ctrl', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const { container } = render(<Pane kind={LINKS} source="box" />);
    await shownPicture(container);
    click(textIn(container, '说明'), 'click', { ctrlKey: true });
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://example.com/%E8%B7%AF?a=1',
      '_blank',
      'noopener,noreferrer',
    );
    vi.unstubAllGlobals();
  });

  it('is none where it leads to a script or into this site', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const { container } = render(<Pane kind={LINKS} source="box" />);
    await shownPicture(container);
    for (const label of ['坏', '相对']) click(textIn(container, label), 'click', { ctrlKey: true });
    for (const label of ['坏', '相对']) click(textIn(container, label));
    expect(open).not.toHaveBeenCalled();
    expect(container.querySelector('[role=dialog]')).toBeNull();
    vi.unstubAllGlobals();
  });
});
