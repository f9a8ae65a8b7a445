import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Diagnostic, DiagramError } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { part, pictureMarkup, pictureRoot, pictures, previewState, textBox } from './parts.js';

const BROKEN = 'box "甲"\nbox bxo';

describe('the live picture', () => {
  it('shows the default example without any props but the kind', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} />);
    await previewState(container, 'ready');
    await expect.poll(() => pictureMarkup(container)).toContain('写作草稿');
    await expect.element(page.getByRole('img', { name: 'Pikchr 示意图' })).toBeVisible();
    expect(container.querySelector('[data-part="preview"] svg text')).toBeNull();
  });

  it('follows what is typed', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue='box "甲"' />);
    await previewState(container, 'ready');
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}box "yi');
    await expect.poll(() => pictureMarkup(container)).toContain('>yi<');
  });

  it('is drawn in the theme asked for, and anew when the theme changes', async () => {
    const { container, rerender } = render(<DiagramEditor kind={pikchr} defaultValue="box" theme="light" />);
    await previewState(container, 'ready');
    await expect.poll(() => pictureMarkup(container)).toMatch(/rgb\(0, ?0, ?0\)/);
    rerender(<DiagramEditor kind={pikchr} defaultValue="box" theme="dark" />);
    await expect.poll(() => pictureMarkup(container)).toMatch(/rgb\(255, ?255, ?255\)/);
  });

  it('stays, marked as stale, while the text is broken, and is current again once mended', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(<DiagramEditor ref={handle} kind={pikchr} defaultValue='box "甲"' />);
    await previewState(container, 'ready');
    handle.current?.setValue(BROKEN);
    await previewState(container, 'stale');
    await expect.poll(() => pictureMarkup(container)).toContain('甲');
    await expect.element(page.getByText('文本有错误，显示的是之前的图')).toBeVisible();
    handle.current?.setValue('box "乙"');
    await previewState(container, 'ready');
    await expect.poll(() => pictureMarkup(container)).toContain('乙');
  });

  it('is an error with the first mistake where there never was a picture', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue={BROKEN} />);
    await previewState(container, 'error');
    expect(pictureRoot(container)).toBeNull();
    expect(part(container, 'preview').textContent).toContain('第 2 行，第 5 列');
  });

  it('is gone, with a hint and no problem, once the text is emptied', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(<DiagramEditor ref={handle} kind={pikchr} />);
    await previewState(container, 'ready');
    handle.current?.setValue('');
    await previewState(container, 'idle');
    expect(pictureRoot(container)).toBeNull();
    expect(part(container, 'problems').textContent).toBe('没有发现问题');
    handle.current?.setValue(BROKEN);
    await previewState(container, 'error');
    handle.current?.setValue('');
    await previewState(container, 'idle');
    expect(container.querySelector('.cm-lint-marker')).toBeNull();
  });

  it('can be exported while it shows the present text, and only then', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(<DiagramEditor ref={handle} kind={pikchr} defaultValue='box "甲"' />);
    await previewState(container, 'ready');
    expect(await (await handle.current?.export('svg'))?.text()).toContain('甲');
    expect((await handle.current?.export('png'))?.type).toBe('image/png');
    handle.current?.setValue(BROKEN);
    await previewState(container, 'stale');
    await expect(handle.current?.export('svg')).rejects.toMatchObject({ code: 'export-failed' });
  });
});

describe('diagnostics', () => {
  it('are squiggles, gutter marks and a list, and are told to the host', async () => {
    const onDiagnosticsChange = vi.fn<(list: readonly Diagnostic[]) => void>();
    const { container } = render(
      <DiagramEditor kind={pikchr} defaultValue={BROKEN} {...{ onDiagnosticsChange }} />,
    );
    await expect.poll(() => container.querySelector('.cm-lintRange-error')?.textContent).toBe('bxo');
    expect(container.querySelectorAll('.cm-lint-marker-error')).toHaveLength(1);
    expect(part(container, 'problems').textContent).toContain('1 个错误');
    expect(onDiagnosticsChange).toHaveBeenCalledOnce();
    expect(onDiagnosticsChange.mock.calls[0]?.[0]).toMatchObject([{ from: 12, to: 15, severity: 'error' }]);
  });

  it('jump to their place from the list, also after the text above has grown', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue={BROKEN} />);
    await previewState(container, 'error');
    await userEvent.click(textBox(container));
    // No word: half typed, it would be a problem as well, and Enter would take what is offered to complete it.
    await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}');
    const problem = page
      .elementLocator(part(container, 'problems'))
      .getByRole('button', { name: /第 3 行，第 5 列/ });
    await userEvent.click(problem);
    expect(document.activeElement).toBe(textBox(container));
    expect(document.getSelection()?.toString()).toBe('bxo');
  });

  it('speak the language of the interface', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue={BROKEN} locale="en-US" />);
    await previewState(container, 'error');
    expect(part(container, 'problems').textContent).toContain('1 error');
    expect(container.textContent).not.toMatch(/\p{Script=Han}(?<!甲)/u);
  });

  it('vanish once the text is mended', async () => {
    const onDiagnosticsChange = vi.fn<(list: readonly Diagnostic[]) => void>();
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={pikchr} defaultValue={BROKEN} {...{ onDiagnosticsChange }} />,
    );
    await previewState(container, 'error');
    handle.current?.setValue('box');
    await previewState(container, 'ready');
    expect(container.querySelector('.cm-lintRange-error')).toBeNull();
    expect(onDiagnosticsChange).toHaveBeenLastCalledWith([]);
  });
});

describe('an engine that fails', () => {
  it('is told to the host and in the preview, and can be tried again', async () => {
    let reachable = false;
    const flaky = {
      ...pikchr,
      load: () => (reachable ? pikchr.load() : Promise.reject(new TypeError('Failed to fetch'))),
    };
    const onError = vi.fn<(error: DiagramError) => void>();
    const { container } = render(<DiagramEditor kind={flaky} {...{ onError }} />);
    await previewState(container, 'error');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'engine-load-failed' }));
    reachable = true;
    await userEvent.click(page.elementLocator(container).getByRole('button', { name: '重试' }));
    await previewState(container, 'ready');
  });

  it('keeps the earlier picture when a text goes over a limit', async () => {
    const engine = await pikchr.load({ limits: { inputBytes: 100 } });
    const handle = createRef<DiagramEditorHandle>();
    const { container, unmount } = render(
      <DiagramEditor ref={handle} kind={pikchr} engine={engine} defaultValue="box" />,
    );
    await previewState(container, 'ready');
    handle.current?.setValue('box\n'.repeat(50));
    await previewState(container, 'stale');
    expect(part(container, 'preview').textContent).toContain('源文本超过大小上限');
    expect(part(container, 'problems').textContent).toBe('没有画成');
    unmount();
    await expect(engine.render('box')).resolves.toMatchObject({ status: 'success' });
    engine.dispose();
  });
});

describe('a page with editors', () => {
  it('may hold several of them, each with its own text and ids', async () => {
    const { container } = render(
      <>
        <DiagramEditor kind={pikchr} defaultValue='box "甲"' />
        <DiagramEditor kind={pikchr} defaultValue='box "乙"' />
      </>,
    );
    await expect.poll(() => container.querySelectorAll("[data-state='ready']")).toHaveLength(2);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    await expect.poll(() => pictures(container)).toHaveLength(2);
    const markup = pictures(container).map(({ outerHTML }) => outerHTML);
    expect(markup.map((svg) => svg.includes('甲'))).toEqual([true, false]);
  });

  it('may remove one while it draws', async () => {
    const onRender = vi.fn<() => void>();
    const { unmount } = render(<DiagramEditor kind={pikchr} {...{ onRender }} />);
    unmount();
    const other = render(<DiagramEditor kind={pikchr} />);
    await previewState(other.container, 'ready');
    expect(onRender).not.toHaveBeenCalled();
  });

  it('may rerender one with inline objects without drawing again', async () => {
    const onRender = vi.fn<() => void>();
    function Host() {
      const [, setTick] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setTick((tick) => tick + 1)}>
            again
          </button>
          <DiagramEditor kind={{ ...pikchr }} options={{}} styles={{ code: {} }} {...{ onRender }} />
        </>
      );
    }
    const { container } = render(<Host />);
    await previewState(container, 'ready');
    const drawn = onRender.mock.calls.length;
    await userEvent.click(page.getByRole('button', { name: 'again' }));
    await previewState(container, 'ready');
    expect(onRender).toHaveBeenCalledTimes(drawn);
  });

  it('gives classes, styles and other props to their elements', () => {
    const { container } = render(
      <DiagramEditor
        kind={pikchr}
        id="mine"
        aria-label="我的图"
        className="a"
        classNames={{ root: 'b', code: 'c' }}
        styles={{ problems: { color: 'red' } }}
      />,
    );
    const root = page.getByRole('group', { name: '我的图' }).first().element();
    expect(root.id).toBe('mine');
    expect(root.className).toBe('letu-editor a b');
    expect(part(container, 'code').className).toBe('c');
    expect(part(container, 'problems').style.color).toBe('red');
  });
});
