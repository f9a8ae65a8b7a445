import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { pictureMarkup, previewState, surfaceShown, textBox } from './parts.js';

const focusStart = async (container: HTMLElement) => {
  await surfaceShown(container);
  await userEvent.click(textBox(container));
  await userEvent.keyboard('{Control>}{Home}{/Control}');
};

describe('an uncontrolled editor', () => {
  it('tells each edit with its origin', async () => {
    const onChange = vi.fn<(value: string, info: { origin: string }) => void>();
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={pikchr} defaultValue="box" {...{ onChange }} />,
    );
    expect(onChange).not.toHaveBeenCalled();
    await focusStart(container);
    await userEvent.keyboard('x');
    expect(onChange).toHaveBeenLastCalledWith('xbox', {
      origin: 'user',
      before: 'box',
      diagram: { type: 'pikchr', source: 'xbox' },
    });
    handle.current?.setValue('circle');
    expect(onChange).toHaveBeenLastCalledWith('circle', {
      origin: 'handle',
      before: 'xbox',
      diagram: { type: 'pikchr', source: 'circle' },
    });
    expect(handle.current?.getValue()).toBe('circle');
  });

  it('undoes and redoes what the handle set as one step', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(<DiagramEditor ref={handle} kind={pikchr} defaultValue="box" />);
    await surfaceShown(container);
    handle.current?.setValue('circle; arrow; box');
    expect(handle.current?.undo()).toBe(true);
    expect(handle.current?.getValue()).toBe('box');
    expect(handle.current?.undo()).toBe(false);
    expect(handle.current?.redo()).toBe(true);
    expect(handle.current?.getValue()).toBe('circle; arrow; box');
  });

  it('takes no keystroke while read-only, and still shows the picture', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(<DiagramEditor ref={handle} kind={pikchr} defaultValue="box" readOnly />);
    await previewState(container, 'ready');
    await focusStart(container);
    await userEvent.keyboard('x{Delete}');
    expect(handle.current?.getValue()).toBe('box');
  });
});

describe('a controlled editor', () => {
  it('keeps caret and history when its value is the text already shown', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const editor = (value: string) => <DiagramEditor ref={handle} kind={pikchr} value={value} />;
    const { container, rerender } = render(editor('box\nbox'));
    await focusStart(container);
    await userEvent.keyboard('{ArrowRight}y');
    rerender(editor('byox\nbox'));
    rerender(editor('byox\r\nbox'));
    await userEvent.keyboard('z');
    expect(handle.current?.getValue()).toBe('byzox\nbox');
    let steps = 0;
    while (handle.current?.undo()) steps += 1;
    // The two letters, which are one step for who types fast.
    expect(steps).toBeLessThanOrEqual(2);
    expect(handle.current?.getValue()).toBe('box\nbox');
  });

  it('takes a new value without moving a caret outside the change', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const editor = (value: string) => <DiagramEditor ref={handle} kind={pikchr} value={value} />;
    const { container, rerender } = render(editor('box\ncircle'));
    await focusStart(container);
    await userEvent.keyboard('{ArrowRight}');
    rerender(editor('box\nellipse'));
    await expect.poll(() => pictureMarkup(container)).not.toContain('<circle');
    await userEvent.keyboard('_');
    expect(handle.current?.getValue()).toBe('b_ox\nellipse');
  });

  it('draws a new value, and does not tell the owner what the owner said', async () => {
    const onChange = vi.fn<() => void>();
    const editor = (value: string) => <DiagramEditor kind={pikchr} value={value} {...{ onChange }} />;
    const { container, rerender } = render(editor('box "甲"'));
    await previewState(container, 'ready');
    rerender(editor('box "乙"'));
    await expect.poll(() => pictureMarkup(container)).toContain('乙');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('loses nothing of what is typed when its owner hands values back late', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const echoes: string[] = [];
    const editor = (value: string) => (
      <DiagramEditor ref={handle} kind={pikchr} value={value} onChange={(next) => echoes.push(next)} />
    );
    const { container, rerender } = render(editor(''));
    await focusStart(container);
    await userEvent.keyboard('box');
    expect(echoes).toEqual(['b', 'bo', 'box']);
    for (const echo of echoes) {
      rerender(editor(echo));
      expect(handle.current?.getValue()).toBe('box');
    }
    rerender(editor('b'));
    expect(handle.current?.getValue()).toBe('b');
  });

  it('can be transformed by its owner while typing', async () => {
    const handle = createRef<DiagramEditorHandle>();
    function Shouting() {
      const [value, setValue] = useState('');
      return (
        <DiagramEditor
          ref={handle}
          kind={pikchr}
          value={value}
          onChange={(next) => setValue(next.toUpperCase())}
        />
      );
    }
    const { container } = render(<Shouting />);
    await focusStart(container);
    await userEvent.keyboard('abc');
    expect(handle.current?.getValue()).toBe('ABC');
  });
});

describe('an input method', () => {
  // The commands of Chromium's own protocol compose as a Chinese input method does; synthetic events do not.
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const commit = (text: string) => cdp().send('Input.insertText', { text });

  it('is not interrupted by new values, and nothing half-composed is drawn', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const drawn: string[] = [];
    const editor = (value: string) => (
      <DiagramEditor
        ref={handle}
        kind={pikchr}
        value={value}
        onRender={({ status }) => drawn.push(`${status} ${handle.current?.getValue() ?? ''}`)}
      />
    );
    const { container, rerender } = render(editor('box ""'));
    await previewState(container, 'ready');
    await focusStart(container);
    await userEvent.keyboard('{End}{ArrowLeft}');
    await compose('ni');
    await compose('nihao');
    expect(handle.current?.getValue()).toBe('box "nihao"');
    rerender(editor('box "nihao"\ncircle'));
    expect(handle.current?.getValue()).toBe('box "nihao"');
    await compose('nihaoma');
    await commit('你好吗');
    await expect.poll(() => drawn.at(-1)).toBe('success box "nihao"\ncircle');
    expect(drawn).not.toContain('success box "nihao"');
    expect(drawn).not.toContain('success box "nihaoma"');
  });

  it('writes its word into the text and the picture', async () => {
    const handle = createRef<DiagramEditorHandle>();
    function Controlled() {
      const [value, setValue] = useState('box ""');
      return <DiagramEditor ref={handle} kind={pikchr} {...{ value }} onChange={setValue} />;
    }
    const { container } = render(<Controlled />);
    await previewState(container, 'ready');
    await focusStart(container);
    await userEvent.keyboard('{End}{ArrowLeft}');
    for (const text of ['n', 'ni', 'nih', 'niha', 'nihao']) await compose(text);
    await commit('你好');
    await expect.poll(() => handle.current?.getValue()).toBe('box "你好"');
    await expect.poll(() => pictureMarkup(container)).toContain('>你好<');
    await userEvent.keyboard('!');
    expect(handle.current?.getValue()).toBe('box "你好!"');
    await expect.element(page.elementLocator(textBox(container))).toHaveFocus();
  });
});
