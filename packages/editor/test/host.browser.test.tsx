import { createRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { DiagramDefinition, RenderResult } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { d2 } from '@letu/d2';
import { graphviz } from '@letu/graphviz';
import { mermaid } from '@letu/mermaid';
import { pikchr } from '@letu/pikchr';
import { plantuml } from '@letu/plantuml';
import { render } from './render.js';
import { pictureMarkup, previewState, textBox } from './parts.js';
import { command } from './shellKit.js';

const any = (kind: unknown) => kind as DiagramDefinition<object>;

describe('a change of kind', () => {
  it('draws the text with the new kind, and nothing of the old one comes late', async () => {
    const onRender = vi.fn<(result: RenderResult) => void>();
    const editor = (kind: unknown, value: string) => (
      <DiagramEditor kind={any(kind)} value={value} storageKey={null} {...{ onRender }} />
    );
    const { container, rerender } = render(editor(pikchr, 'box "甲"'));
    await previewState(container, 'ready');
    rerender(editor(pikchr, 'box "乙"'));
    rerender(editor(graphviz, 'digraph { 丙 }'));
    await expect.poll(() => pictureMarkup(container)).toContain('丙');
    const drawn = onRender.mock.calls.map(([result]) => (result.status === 'success' ? result.svg : ''));
    expect(drawn.filter((svg) => svg.includes('乙'))).toEqual([]);
    await expect.poll(() => textBox(container).dataset['language']).toBe('dot');
  });

  it('offers the options and templates of the new kind', async () => {
    const editor = (kind: unknown) => <DiagramEditor kind={any(kind)} storageKey={null} />;
    const { container, rerender } = render(editor({ ...pikchr, optionFields: [] }));
    expect(container.querySelector('[data-item="options"]')).toBeNull();
    rerender(editor(graphviz));
    await expect.poll(() => container.querySelector('[data-item="options"]')).not.toBeNull();
    await userEvent.click(textBox(container));
    await command('模板：微服务');
    await expect.poll(() => textBox(container).textContent).toContain('API 网关');
  });
});

describe('a host', () => {
  it('may set values faster than they are drawn; the last one is what is shown', async () => {
    const onRender = vi.fn<() => void>();
    const editor = (value: string) => (
      <DiagramEditor kind={pikchr} value={value} storageKey={null} {...{ onRender }} />
    );
    const { container, rerender } = render(editor('box "0"'));
    for (let step = 1; step <= 40; step += 1) rerender(editor(`box "第${step}步"`));
    await expect.poll(() => pictureMarkup(container)).toContain('第40步');
    await previewState(container, 'ready');
    expect(onRender.mock.calls.length).toBeLessThan(20);
  });

  it('may set the value while one types; what was typed since is told and nothing loops', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const told: string[] = [];
    let append: (text: string) => void = () => undefined;
    function Host() {
      const [value, setValue] = useState('box\n');
      append = (text) => setValue((before) => before + text);
      return (
        <DiagramEditor
          ref={handle}
          kind={pikchr}
          storageKey={null}
          {...{ value }}
          onChange={(next) => {
            told.push(next);
            setValue(next);
          }}
        />
      );
    }
    const { container } = render(<Host />);
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{Home}{/Control}a');
    append('circle');
    await expect.poll(() => handle.current?.getValue()).toBe('abox\ncircle');
    await userEvent.keyboard('b');
    expect(handle.current?.getValue()).toBe('abbox\ncircle');
    expect(told).toEqual(['abox\n', 'abbox\ncircle']);
  });

  it('may change theme, language and tool bar while an input method composes', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const editor = (dark: boolean) => (
      <DiagramEditor
        ref={handle}
        kind={pikchr}
        defaultValue='box ""'
        storageKey={null}
        theme={dark ? 'dark' : 'light'}
        locale={dark ? 'en-US' : 'zh-CN'}
        toolbar={dark ? ['undo'] : ['undo', 'redo']}
      />
    );
    const { container, rerender } = render(editor(false));
    await previewState(container, 'ready');
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}');
    const compose = (text: string) =>
      cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('ni');
    rerender(editor(true));
    await compose('nihao');
    rerender(editor(false));
    await cdp().send('Input.insertText', { text: '你好' });
    await expect.poll(() => handle.current?.getValue()).toBe('box "你好"');
  });

  it('may move its place in the page and close it while a dialog is open', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const { rerender } = render(createPortal(<DiagramEditor kind={pikchr} storageKey={null} />, place));
    await userEvent.click(textBox(place));
    await userEvent.keyboard('{F1}');
    await expect.poll(() => place.querySelector('[role="listbox"]')).not.toBeNull();
    rerender(null);
    expect(place.childElementCount).toBe(0);
    expect(document.body.style.overflow).not.toBe('hidden');
    place.remove();
  });
});

describe('a page with an editor of every kind', () => {
  it('asks nothing of any other server', { tags: 'long' }, async () => {
    // The page is shared with other tests, which may have asked for anything.
    performance.clearResourceTimings();
    performance.setResourceTimingBufferSize(10_000);
    const { container } = render(
      [pikchr, graphviz, d2, mermaid, plantuml].map((kind) => (
        <DiagramEditor key={kind.kind} kind={any(kind)} storageKey={null} style={{ height: '24rem' }} />
      )),
    );
    await expect
      .poll(() => container.querySelectorAll("[data-state='ready']").length, { timeout: 60_000 })
      .toBe(5);
    // What others have loaded is not asked for again: this is, and shows that what is asked for is known here.
    await fetch('/?own');
    const known = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    await expect.poll(() => known().map(({ search }) => search)).toContain('?own');
    const asked = known();
    const foreign = asked.filter(
      ({ protocol, origin }) => protocol.startsWith('http') && origin !== window.location.origin,
    );
    expect(foreign).toEqual([]);
  });
});
