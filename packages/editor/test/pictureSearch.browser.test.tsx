import axe from 'axe-core';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stampShapes, svgElements, textShapes, type TextRange } from '@letu/core';
import { graphviz } from '@letu/graphviz';
import { pikchr } from '@letu/pikchr';
import type { PictureHandle } from '../src/picture/pictureProps.js';
import { render } from './render.js';
import { part, pictureRoot, pictureView, previewState, shownPicture } from './parts.js';
import { drawing, Pane, svgOf } from './picturePane.js';

const SOURCE =
  'digraph { subgraph cluster_g { label="后端"; api [label="API 网关"] } api -> db; db [label="api 数据"] }';

const searchField = () => page.getByRole('textbox', { name: '查找图中文字' });

describe('a search in the picture', () => {
  it('opens with Ctrl+F, marks what it finds, goes on and back, and closes with Esc', async () => {
    const { container } = render(<Pane kind={graphviz} source={SOURCE} />);
    await shownPicture(container);
    pictureView(container).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(searchField()).toHaveFocus();
    await userEvent.keyboard('api');
    await expect.element(page.getByText('第 1 个，共 2 个')).toBeVisible();
    const marks = () => [...container.querySelectorAll<HTMLElement>('.letu-mark')];
    await expect.poll(() => marks().length).toBe(2);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('第 2 个，共 2 个')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('第 1 个，共 2 个')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.element(page.getByText('第 2 个，共 2 个')).toBeVisible();
    const labels = [...(pictureRoot(container)?.querySelectorAll('text') ?? [])].filter(({ textContent }) =>
      /api/i.test(textContent ?? ''),
    );
    marks().forEach((mark, index) => {
      const [found, label] = [mark.getBoundingClientRect(), labels[index]?.getBoundingClientRect()];
      expect(found.left).toBeCloseTo(label?.left ?? 0, 0);
      expect(found.width).toBeLessThan((label?.width ?? 0) * 0.7);
    });
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('.letu-search, .letu-mark')).toBeNull();
    expect(document.activeElement).toBe(pictureView(container));
  });

  it('finds in HTML labels and in lines, says when nothing is found, and finds anew in the next picture', async () => {
    const handle = createRef<PictureHandle>();
    const label =
      '<foreignObject width="99" height="60"><div xmlns="http://www.w3.org/1999/xhtml"><p>数据<b>处理</b></p></div></foreignObject>';
    const lines = '<text y="90"><tspan x="0">第一</tspan><tspan x="0" dy="1.2em">第二行</tspan></text>';
    const { container, rerender } = render(
      <Pane kind={drawing(svgOf(label + lines))} source="box" handle={handle} />,
    );
    await shownPicture(container);
    handle.current?.openSearch();
    const input = searchField();
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('据处');
    await expect.element(page.getByText('第 1 个，共 1 个')).toBeVisible();
    await userEvent.fill(input, '第二');
    await expect.element(page.getByText('第 1 个，共 1 个')).toBeVisible();
    await userEvent.fill(input, '没有这个');
    await expect.element(page.getByText('没有找到')).toBeVisible();
    await userEvent.fill(input, '新');
    rerender(<Pane kind={drawing(svgOf('<text y="40">新的</text>'))} source="circle" handle={handle} />);
    await expect.poll(() => pictureRoot(container)?.textContent).toContain('新的');
  });
});

describe('a search for a label in several lines', () => {
  it('marks the shape that has it', async () => {
    const source = 'digraph { a [label="登录\\n成功"]; b [label="登录"] }';
    const { container } = render(<Pane kind={graphviz} source={source} />);
    await shownPicture(container);
    pictureView(container).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.keyboard('登录 成功');
    await expect.element(page.getByText('第 1 个，共 1 个')).toBeVisible();
    const node = pictureRoot(container)?.querySelector('[data-shape="0"]')?.getBoundingClientRect();
    const mark = () => container.querySelector('.letu-mark')?.getBoundingClientRect();
    await expect.poll(() => mark()?.width).toBeCloseTo(node?.width ?? 0, 0);
  });
});

describe('the outline', () => {
  it('lists groups, nodes and links, is walked by keyboard, and selects the source', async () => {
    const onSelectSource = vi.fn<(range: TextRange) => void>();
    const { container } = render(<Pane kind={graphviz} source={SOURCE} {...{ onSelectSource }} />);
    await shownPicture(container);
    await userEvent.click(page.getByRole('button', { name: '大纲', exact: true }));
    const rows = () => [...container.querySelectorAll<HTMLElement>('[role=treeitem]')];
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '后端',
      'API 网关',
      'api 数据',
      'API 网关 → api 数据',
    ]);
    expect(document.activeElement).toBe(rows()[0]);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows()[1]);
    const litTitle = () => pictureRoot(container)?.querySelector('[data-letu-lit] > title')?.textContent;
    await expect.poll(litTitle).toBe('api');
    await userEvent.keyboard('{Enter}');
    const range = onSelectSource.mock.calls[0]?.[0];
    expect(SOURCE.slice(range?.from, range?.to)).toBe('api');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(rows().map(({ textContent }) => textContent)).not.toContain('API 网关');
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(document.activeElement?.textContent).toBe('API 网关 → api 数据');
    await userEvent.keyboard('{Escape}');
    expect(rows()).toEqual([]);
    expect(document.activeElement).toBe(pictureView(container));
  });

  it('lists the texts of a picture of which its engine says no more, and its links', async () => {
    const texts = '<text y="20">一</text><a href="https://example.com/a"><text y="50">二</text></a>';
    const { svg, shapes } = stampShapes(svgOf(texts), textShapes(svgElements(svgOf(texts))));
    const { container } = render(<Pane kind={drawing(svg, { shapes })} source="box" />);
    await shownPicture(container);
    await userEvent.click(page.getByRole('button', { name: '大纲', exact: true }));
    await expect.element(page.getByRole('treeitem', { name: '二' })).toBeVisible();
    expect(page.getByRole('link', { name: 'https://example.com/a' }).element()).toMatchObject({
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  it('describes the picture in a sentence', async () => {
    const { container } = render(<Pane kind={graphviz} source={SOURCE} />);
    await shownPicture(container);
    const id = container.querySelector('[role=img]')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(
      '包含 1 个分组、2 个节点、1 条连线：后端、API 网关、api 数据。',
    );
  });
});

describe('the state of the picture', () => {
  it('is told once it has settled, and only when it changes', async () => {
    const { container, rerender } = render(<Pane kind={pikchr} source="box" />);
    const told: string[] = [];
    const note = container.querySelector('[data-note=picture]');
    new MutationObserver(() => told.push(note?.textContent ?? '')).observe(note as Node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await expect.poll(() => told).toEqual(['图已画好']);
    rerender(<Pane kind={pikchr} source="box; circle" />);
    await previewState(container, 'ready');
    rerender(<Pane kind={pikchr} source="box bxo" />);
    await expect.poll(() => told).toEqual(['图已画好', '文本有错误，显示的是之前的图']);
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it('a picture with its outline and search open has no accessibility violation', async () => {
    const handle = createRef<PictureHandle>();
    const { container } = render(
      <Pane
        kind={graphviz}
        source={SOURCE}
        theme={theme}
        handle={handle}
        onBackgroundChange={() => undefined}
      />,
    );
    await shownPicture(container);
    handle.current?.toggleOutline();
    handle.current?.openSearch();
    await expect.element(searchField()).toHaveFocus();
    await userEvent.keyboard('api');
    await expect.poll(() => container.querySelectorAll('.letu-mark').length).toBe(2);
    const { violations } = await axe.run(container, { resultTypes: ['violations'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
});

describe('at 320 pixels', () => {
  it('the controls stay inside the pane and cover no notice', async () => {
    const pane = (source: string) => (
      <Pane kind={pikchr} source={source} onBackgroundChange={() => undefined} />
    );
    const { container, rerender } = render(pane('box'));
    container.style.width = '320px';
    await shownPicture(container);
    rerender(pane('box bxo'));
    await previewState(container, 'stale');
    const frame = part(container, 'preview').getBoundingClientRect();
    const chip = container.querySelector('.letu-chip')?.getBoundingClientRect();
    for (const tools of container.querySelectorAll('.letu-tools')) {
      const box = tools.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(frame.left);
      expect(box.right).toBeLessThanOrEqual(frame.right);
      expect(box.top).toBeGreaterThan(chip?.bottom ?? 0);
    }
  });
});
