import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { AnyDefinition, HostedEngine, Shape, SurfaceHandle, SurfaceProps } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { render } from './render.js';
import { surfaceShown } from './parts.js';
import { barButton } from './shellKit.js';

/** What a kind says of its surface, so that the shared contract can be run against it. */
export interface SurfaceContract {
  readonly kind: AnyDefinition;
  /** Two diagrams as the surface itself writes them. */
  readonly sources: readonly [string, string];
  /** A shape of the first diagram, as a picture of it has it. */
  readonly shape: Shape;
  /** Changes the diagram as a person does, by one gesture; the surface has the focus. */
  edit(surface: HTMLElement): Promise<void>;
  /** Selects something that both diagrams have. */
  selectCommon(surface: HTMLElement): Promise<void>;
  /** Returns what tells one selection from another. */
  selection(surface: HTMLElement): unknown;
  /** Puts the caret where text is written. */
  beginText(surface: HTMLElement): Promise<void>;
  /** Whether it tells if there is a step to undo or redo. @default false */
  readonly tellsSteps?: boolean;
}

/** An engine whose pictures never come: the surface is seen alone. */
const silent: HostedEngine<object> = {
  preload: () => Promise.resolve(),
  render: () => new Promise(() => undefined),
  onProgress: () => () => undefined,
  dispose: () => undefined,
};

/** Runs the contract every surface keeps, inside of the editor. */
export function describeSurfaceContract(contract: SurfaceContract): void {
  const { kind } = contract;
  const [first, second] = contract.sources;

  async function open(props: Partial<DiagramEditorProps<object>> = {}) {
    const handle = createRef<DiagramEditorHandle>();
    const onChange = vi.fn<NonNullable<DiagramEditorProps<object>['onChange']>>();
    const editor = (more: Partial<DiagramEditorProps<object>> = {}) => (
      <DiagramEditor
        ref={handle}
        kind={kind}
        engine={silent}
        storageKey={null}
        theme="light"
        {...{ onChange, ...props, ...more }}
      />
    );
    const { container, rerender } = render(editor());
    await surfaceShown(container);
    const surface = container.querySelector<HTMLElement>(':is([data-part="code"], [data-part="canvas"])');
    if (!surface) throw new Error('There is no surface.');
    const value = () => handle.current?.getValue();
    return { handle, onChange, surface, value, set: (more: typeof props) => rerender(editor(more)) };
  }

  describe(`the surface of ${kind.kind}`, () => {
    it('shows the diagram it is given, and tells nobody', async () => {
      const { value, onChange } = await open({ defaultValue: first });
      expect(value()).toBe(first);
      expect(onChange).not.toHaveBeenCalled();
    });

    it('tells what a person does to the diagram; one undo takes it back and one redo brings it again', async () => {
      const { handle, surface, value, onChange } = await open({ defaultValue: first });
      handle.current?.focus();
      await contract.edit(surface);
      await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(value());
      const edited = value();
      expect(edited).not.toBe(first);
      expect(onChange.mock.lastCall?.[1]).toMatchObject({ origin: 'user' });
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(value()).toBe(first);
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      expect(value()).toBe(edited);
      expect(handle.current?.undo()).toBe(true);
      expect(value()).toBe(first);
      expect(handle.current?.undo()).toBe(false);
    });

    it.runIf(contract.tellsSteps)('lets the tool bar undo and redo where there is a step alone', async () => {
      const { handle, surface } = await open({ defaultValue: first });
      const editor = surface.closest<HTMLElement>('.letu-editor')!;
      const offered = () =>
        ['撤销', '重做'].filter((name) => barButton(editor, name).element().ariaDisabled !== 'true');
      await expect.poll(offered).toEqual([]);
      handle.current?.focus();
      await contract.edit(surface);
      await expect.poll(offered).toEqual(['撤销']);
      handle.current?.undo();
      await expect.poll(offered).toEqual(['重做']);
    });

    it('gives no shortcut to two commands', async () => {
      const { handle } = await open({ defaultValue: first });
      handle.current?.focus();
      await userEvent.keyboard('{Control>}{Shift>}?{/Shift}{/Control}');
      const keys = () =>
        [...document.querySelectorAll('.letu-shortcuts kbd')].map(({ textContent }) => textContent);
      await expect.poll(keys).toContain('Ctrl+Z');
      expect(keys().filter((key, index) => keys().indexOf(key) !== index)).toEqual([]);
      await userEvent.keyboard('{Escape}');
    });

    it('takes a whole diagram as one step, and the one it shows as none', async () => {
      const { handle, value, onChange } = await open({ defaultValue: first });
      handle.current?.setValue(first);
      expect(onChange).not.toHaveBeenCalled();
      handle.current?.setValue(second);
      expect(onChange).toHaveBeenLastCalledWith(second, {
        origin: 'handle',
        before: first,
        diagram: handle.current?.getDiagram(),
      });
      expect(handle.current?.undo()).toBe(true);
      expect(value()).toBe(first);
      expect(handle.current?.undo()).toBe(false);
      expect(handle.current?.redo()).toBe(true);
      expect(value()).toBe(second);
      expect(handle.current?.redo()).toBe(false);
    });

    it('keeps what is selected when its owner sets a diagram that has it, and does not tell the owner', async () => {
      const { handle, surface, value, onChange, set } = await open({ value: first });
      handle.current?.focus();
      await contract.selectCommon(surface);
      const before = contract.selection(surface);
      set({ value: second });
      await expect.poll(value).toBe(second);
      expect(contract.selection(surface)).toEqual(before);
      expect(onChange).not.toHaveBeenCalled();
    });

    it('can be looked at and not be changed while it is read-only', async () => {
      const { handle, surface, value, onChange } = await open({ defaultValue: first, readOnly: true });
      handle.current?.focus();
      expect(surface.contains(document.activeElement)).toBe(true);
      await contract.edit(surface);
      expect(value()).toBe(first);
      expect(onChange).not.toHaveBeenCalled();
    });

    it('is dark in the dark theme, and keeps its diagram and its steps when the theme changes', async () => {
      const { handle, surface, value, set } = await open({ defaultValue: first });
      handle.current?.setValue(second);
      const light = brightness(surface);
      set({ theme: 'dark' });
      await expect.poll(() => brightness(surface)).toBeLessThan(light / 2);
      expect(value()).toBe(second);
      expect(handle.current?.undo()).toBe(true);
      expect(value()).toBe(first);
    });

    it('leaves an input method alone that composes, and then takes what its owner has set', async () => {
      const { handle, surface, value, set } = await open({ value: first });
      handle.current?.focus();
      await contract.beginText(surface);
      await compose('ni');
      await compose('nihao');
      const composing = value();
      expect(composing).toContain('nihao');
      set({ value: second });
      expect(value()).toBe(composing);
      await cdp().send('Input.insertText', { text: '你好' });
      await expect.poll(value).toBe(second);
    });

    it('takes the focus as soon as it is there', async () => {
      const handle = createRef<DiagramEditorHandle>();
      // Another function is another loading.
      const late = { ...kind, loadSurface: () => kind.loadSurface() };
      const { container } = render(
        <DiagramEditor ref={handle} kind={late} engine={silent} storageKey={null} defaultValue={first} />,
      );
      handle.current?.focus();
      handle.current?.setValue(second);
      await surfaceShown(container);
      const focused = document.activeElement;
      expect(focused?.closest('[data-part="code"], [data-part="canvas"]')).not.toBeNull();
      expect(focused?.getAttribute('aria-label')).toMatch(/\S/);
      expect(handle.current?.getValue()).toBe(second);
    });

    it('selects a shape by its id, and tells which is selected', async () => {
      const onSelect = vi.fn<(shapes: readonly string[]) => void>();
      const picture = { source: first, shapes: [contract.shape] };
      const handle = await mounted(kind, first, { picture, onSelect });
      expect(onSelect).not.toHaveBeenCalled();
      handle.select([contract.shape.id]);
      await expect.poll(() => onSelect.mock.lastCall?.[0]).toEqual([contract.shape.id]);
    });

    it('names its commands in both languages, each once', async () => {
      const { commands } = await mounted(kind, first);
      expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
      for (const { title } of commands) {
        expect(title['zh-CN']).toMatch(/\p{Script=Han}/u);
        expect(title['en-US']).toMatch(/^[\x20-\x7e]+$/);
      }
    });
  });
}

/** Mounts a surface by itself and returns its handle. */
async function mounted(
  kind: AnyDefinition,
  source: string,
  more: Partial<SurfaceProps> = {},
): Promise<SurfaceHandle> {
  const { Component } = await kind.loadSurface();
  const handle = createRef<SurfaceHandle>();
  const Surface = Component as React.ComponentType<object>;
  const nothing = () => undefined;
  const props = {
    ref: handle,
    title: kind.title['zh-CN'],
    readOnly: false,
    theme: 'light',
    locale: 'zh-CN',
    diagram: { type: kind.type, source },
    options: {},
    files: { get: async () => undefined, put: async () => '' },
    findings: { source, diagnostics: [] },
    onChange: nothing,
    onSelect: nothing,
    onComposing: nothing,
    picture: undefined,
    ...more,
  };
  render(<Surface {...props} />);
  if (!handle.current) throw new Error('The surface gives its ref no handle.');
  expect(handle.current.read()).toMatchObject({ type: kind.type, source });
  return handle.current;
}

// The commands of Chromium's own protocol compose as a Chinese input method does; synthetic events do not.
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Returns how bright the ground of a surface is, from 0 to 765. */
function brightness(surface: HTMLElement): number {
  for (let element = surface.lastElementChild; element; element = element.lastElementChild) {
    const [red, green, blue, alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    if (alpha !== '0') return Number(red) + Number(green) + Number(blue);
  }
  return NaN;
}
