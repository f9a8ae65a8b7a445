import { render } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { RenderResult, RenderSuccess } from '@letu/core';
import { sanitiseSvg } from '@letu/core/sanitise';
import type { DiagramEditorHandle } from '@letu/editor';
import { mermaid } from '@letu/mermaid';
import { MermaidEditor } from '@letu/mermaid/editor';

const hosted = await mermaid.load();
afterAll(() => hosted.dispose());

async function drawn(source: string, htmlLabels = false): Promise<RenderSuccess> {
  const result = await hosted.render(source, { ...mermaid.defaultOptions, htmlLabels });
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

const marksIn = (svg: string) =>
  new Set(
    [...sanitiseSvg(svg).querySelectorAll('[data-shape]')].map((element) =>
      element.getAttribute('data-shape'),
    ),
  );

describe('the shapes of a picture', () => {
  it('have their elements once the picture is sanitised, for every example', { tags: 'long' }, async () => {
    for (const { id, source } of mermaid.examples) {
      const { svg, shapes } = await drawn(source);
      expect(shapes.length, id).toBeGreaterThan(0);
      expect(marksIn(svg), id).toEqual(new Set(shapes.map((shape) => shape.id)));
    }
  });

  it('are the same with labels in HTML', async () => {
    const source = 'journey\n  title 一天\n  section 上午\n    起床: 5: 我\n    上班: 3: 我';
    const html = await drawn(source, true);
    expect(html.shapes).toEqual((await drawn(source)).shapes);
    expect(marksIn(html.svg)).toEqual(new Set(html.shapes.map((shape) => shape.id)));
  });

  it('are the same on the page as in the worker', async () => {
    const { engine } = await import('@letu/mermaid/engine');
    const source = 'flowchart LR\n  甲[开始] -->|去| 乙\n  subgraph g [组]\n    丙\n  end';
    const page = await engine.render(source, mermaid.defaultOptions);
    const worker = await drawn(source);
    expect(page).toMatchObject({ shapes: worker.shapes });
    expect(worker.shapes).toHaveLength(5);
  });
});

describe('MermaidEditor', () => {
  it('draws what it is given, and what is written', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const onRender = vi.fn<(result: RenderResult) => void>();
    render(
      <MermaidEditor
        ref={handle}
        defaultValue={'flowchart LR\n  甲 --> 乙'}
        onRender={onRender}
        style={{ height: 300 }}
      />,
    );
    await expect.poll(() => onRender.mock.calls.at(-1)?.[0].status).toBe('success');
    expect(handle.current?.getValue()).toBe('flowchart LR\n  甲 --> 乙');
    handle.current?.setValue('flowchart LR\n  甲 --> ]');
    await expect.poll(() => onRender.mock.calls.at(-1)?.[0].status).toBe('failure');
  });
});
