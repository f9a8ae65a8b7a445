import { EditorView } from '@codemirror/view';
import { createRoot, type Root } from 'react-dom/client';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { kindByName } from '@letu/kinds';

declare global {
  interface Window {
    /** Opens an editor of a kind and waits for its first picture. */
    openEditor(kind: string, text: string): Promise<void>;
    /** Gives the editor a text and waits for the answer to it. */
    setText(text: string): Promise<void>;
    /** Pastes a text in place of what is selected, and waits for the answer. */
    paste(text: string): Promise<void>;
    /** Puts the caret into the middle of the text. */
    goToMiddle(): void;
  }
}

const host = document.body.appendChild(document.createElement('div'));
host.style.cssText = 'position:absolute;inset:0';
let root: Root | undefined;
let handle: DiagramEditorHandle | null = null;
let settle: () => void = () => undefined;

/** Resolves with the next answer, whether or not there is a picture. */
function answerTo(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    settle = resolve;
    work();
  });
}

window.openEditor = async (name, text) => {
  const kind = await kindByName(name)?.loadKind();
  if (!kind) throw new RangeError(name);
  root?.unmount();
  root = createRoot(host);
  await kind.loadSurface();
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
        onRender={() => settle()}
        onError={() => settle()}
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

window.goToMiddle = () => {
  const content = document.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  if (!view) throw new Error('There is no code pane.');
  const { from } = view.state.doc.line(view.state.doc.lines >> 1);
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
};
