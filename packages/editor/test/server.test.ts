import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DiagramEditor } from '@letu/editor';
import { DiagramView } from '@letu/editor/view';
import { pikchr } from '@letu/pikchr';

describe('on a server', () => {
  it('an editor and a view render to markup without a browser', () => {
    expect(typeof globalThis.document).toBe('undefined');
    const editor = renderToString(createElement(DiagramEditor<object>, { kind: pikchr }));
    expect(editor).toContain('data-part="code"');
    const view = renderToString(createElement(DiagramView<object>, { kind: pikchr, source: 'box' }));
    expect(view).toContain('data-state="idle"');
  });
});
