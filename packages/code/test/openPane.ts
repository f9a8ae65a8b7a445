import { EditorView } from '@codemirror/view';
import { onTestFinished } from 'vitest';
import { CodeView } from '../src/pane/codeView.js';
import type { CodeSettings } from '../src/pane/codeExtensions.js';

/** Opens a code pane with a text until the test is over, and returns it with what it shows. */
export function openPane(
  doc: string,
  language?: CodeSettings['language'],
): { readonly pane: CodeView; readonly view: EditorView } {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.height = '480px';
  const settings = {
    readOnly: false,
    dark: false,
    locale: 'zh-CN' as const,
    language,
    label: '代码',
    describedBy: '',
    phrases: {},
  };
  const pane = new CodeView(place, doc, settings, { onChange() {}, onComposing() {}, onSelect() {} });
  onTestFinished(() => {
    pane.destroy();
    place.remove();
  });
  const view = EditorView.findFromDOM(place);
  if (!view) throw new Error('There is no code pane.');
  view.focus();
  return { pane, view };
}
