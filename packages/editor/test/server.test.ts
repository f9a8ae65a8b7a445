import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DiagramEditor } from '@letu/editor';
import { DiagramView } from '@letu/editor/view';
import { pikchr } from '@letu/pikchr';

/** The entries that bring one kind's editor along. */
const EDITORS: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  PlantumlEditor: () => import('@letu/plantuml/editor'),
  D2Editor: () => import('@letu/d2/editor'),
  MermaidEditor: () => import('@letu/mermaid/editor'),
  GraphvizEditor: () => import('@letu/graphviz/editor'),
  PikchrEditor: () => import('@letu/pikchr/editor'),
};

describe('on a server', () => {
  it('an editor and a view render to markup without a browser', () => {
    expect(typeof globalThis.document).toBe('undefined');
    const editor = renderToString(createElement(DiagramEditor<object>, { kind: pikchr }));
    expect(editor).toContain('data-part="code"');
    expect(editor).toContain('data-part="toolbar"');
    const view = renderToString(createElement(DiagramView<object>, { kind: pikchr, source: 'box' }));
    expect(view).toContain('data-state="idle"');
  });

  it.each(Object.keys(EDITORS))('%s is imported and rendered without a browser', async (name) => {
    expect(typeof globalThis.window).toBe('undefined');
    const Editor = (await EDITORS[name]?.())?.[name] as ComponentType<{ defaultValue: string }>;
    expect(renderToString(createElement(Editor, { defaultValue: 'a' }))).toContain('data-part="code"');
  });
});
