import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Diagram } from '@letu/core';
import { DiagramEditor, type DiagramChangeInfo, type DiagramEditorHandle } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { writeBoxes } from './boxes/document.js';
import { boxes } from './boxes/kind.js';
import { previewState, surfaceShown, textBox } from './parts.js';
import { render } from './render.js';
import { barButton } from './shellKit.js';

const ROUND: Diagram = { type: graphviz.type, source: 'graph { 甲 -- 乙 }', options: { layout: 'circo' } };

/** Chooses the layout behind the present one in the form, with the keyboard. */
async function chooseNextLayout(container: HTMLElement) {
  await userEvent.click(barButton(container, '绘图选项'));
  await expect.element(page.getByRole('radio', { name: 'Graphviz' })).toHaveFocus();
  await userEvent.tab();
  const box = page.getByRole('combobox', { name: '布局' });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => box.element().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

describe('a whole diagram', () => {
  it('is drawn with its options, and what becomes of it is told whole', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const onChange = vi.fn<(source: string, info: DiagramChangeInfo) => void>();
    const onRender = vi.fn<(result: unknown, drawn: { options: unknown }) => void>();
    const { container } = render(
      <DiagramEditor
        ref={handle}
        kind={graphviz}
        storageKey={null}
        defaultValue={ROUND}
        {...{ onChange, onRender }}
      />,
    );
    await previewState(container, 'ready');
    expect(onRender.mock.lastCall?.[1].options).toEqual(ROUND.options);
    const { type } = graphviz;
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{End}{/Control} ');
    const source = `${ROUND.source} `;
    expect(onChange).toHaveBeenLastCalledWith(source, {
      origin: 'user',
      before: ROUND.source,
      diagram: { type, source, options: { layout: 'circo' } },
    });
    await chooseNextLayout(container);
    const diagram = { type, source, options: { layout: 'twopi' } };
    await expect
      .poll(() => onChange.mock.lastCall)
      .toEqual([source, { origin: 'user', before: source, diagram }]);
    expect(handle.current?.getDiagram()).toEqual(diagram);
    handle.current?.setValue({ type, source: 'graph { 丙 }', options: { layout: 'fdp' } });
    expect(handle.current?.getValue()).toBe('graph { 丙 }');
    await expect.poll(() => handle.current?.getDiagram().options).toEqual({ layout: 'fdp' });
    expect(onChange.mock.lastCall?.[1].origin).toBe('handle');
  });

  it('is its owner’s: other options are drawn, and the same diagram in another object is none', async () => {
    const onRender = vi.fn<(result: unknown, drawn: { options: unknown }) => void>();
    let set: (diagram: Diagram) => void = () => undefined;
    function Owner() {
      const [diagram, setDiagram] = useState(ROUND);
      set = setDiagram;
      return (
        <DiagramEditor
          kind={graphviz}
          storageKey={null}
          value={{ ...diagram }}
          onChange={(_, info) => setDiagram(info.diagram)}
          {...{ onRender }}
        />
      );
    }
    const { container } = render(<Owner />);
    await previewState(container, 'ready');
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{Home}{/Control}// x{Enter}');
    await expect.poll(() => textBox(container).textContent).toContain('// x');
    set({ ...ROUND, options: { layout: 'fdp' } });
    await expect.poll(() => textBox(container).textContent).not.toContain('// x');
    await expect.poll(() => onRender.mock.lastCall?.[1].options).toEqual({ layout: 'fdp' });
    await chooseNextLayout(container);
    await expect.poll(() => onRender.mock.lastCall?.[1].options).toEqual({ layout: 'sfdp' });
  });

  it('keeps the files it shows, on a canvas and beside a text', async () => {
    const file = 'a'.repeat(64);
    const box = { id: '甲', x: 0, y: 0, width: 8, height: 8, label: '', file };
    const canvas = createRef<DiagramEditorHandle>();
    const text = createRef<DiagramEditorHandle>();
    const whole: Diagram = { type: 'boxes', source: writeBoxes([box]), files: [file] };
    const { container } = render(
      <>
        <DiagramEditor ref={canvas} kind={boxes} storageKey={null} defaultValue={whole} />
        <DiagramEditor
          ref={text}
          kind={graphviz}
          storageKey={null}
          defaultValue={{ ...ROUND, files: [file] }}
        />
      </>,
    );
    expect(canvas.current?.getDiagram()).toEqual(whole);
    await surfaceShown(container);
    await expect.poll(() => canvas.current?.getDiagram()).toEqual(whole);
    expect(text.current?.getDiagram()).toEqual({ ...ROUND, type: graphviz.type, files: [file] });
    text.current?.setValue({ type: graphviz.type, source: 'graph {}' });
    expect(text.current?.getDiagram().files).toBeUndefined();
  });
});
