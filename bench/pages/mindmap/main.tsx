import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { mindmap } from '@letu/mindmap';

declare global {
  interface Window {
    openOurs: (source: string, props?: Partial<DiagramEditorProps<object>>) => void;
    value: () => string | undefined;
  }
}

const container = document.querySelector('#root')!;
let root = createRoot(container);
let handle = createRef<DiagramEditorHandle>();

window.value = () => handle.current?.getValue();

window.openOurs = (source, props = {}) => {
  root.unmount();
  root = createRoot(container);
  handle = createRef();
  root.render(
    <DiagramEditor ref={handle} kind={mindmap} storageKey={null} defaultValue={source} {...props} />,
  );
};
