import { createRoot, type Root } from 'react-dom/client';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import type { DiagramKind } from '@letu/editor/language';
import { KINDS } from '../../../scripts/corpus/kinds.js';

declare global {
  interface Window {
    /** Opens an editor of a kind and waits for its first picture. */
    openEditor(kind: string, text: string): Promise<void>;
    /** Gives the editor a text and waits for the answer to it. */
    setText(text: string): Promise<string>;
    /** Pastes a text in place of all of it, and waits for the answer. */
    paste(text: string): Promise<string>;
  }
}

const host = document.body.appendChild(document.createElement('div'));
host.style.cssText = 'position:absolute;inset:0';
let root: Root | undefined;
let handle: DiagramEditorHandle | null = null;
let settle: (answer: string) => void = () => undefined;

function answerTo(work: () => void): Promise<string> {
  return new Promise((resolve) => {
    settle = resolve;
    work();
  });
}

window.openEditor = async (name, text) => {
  const kind = (await KINDS[name]?.()) as DiagramKind<object> | undefined;
  if (!kind) throw new RangeError(name);
  root?.unmount();
  root = createRoot(host);
  await kind.loadLanguage();
  await answerTo(() =>
    root?.render(
      <DiagramEditor
        ref={(made) => {
          handle = made;
        }}
        kind={kind}
        defaultValue={text}
        storageKey={null}
        theme="light"
        style={{ height: '100%' }}
        onRender={({ status }) => settle(status)}
        onError={({ code }) => settle(code)}
      />,
    ),
  );
};

window.setText = (text) => answerTo(() => handle?.setValue(text));

window.paste = (text) =>
  answerTo(() => {
    const content = document.querySelector('.cm-content');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    content?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
