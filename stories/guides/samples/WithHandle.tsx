import { DiagramEditor, downloadFile, type DiagramEditorHandle } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import { Button } from 'antd';
import { useRef } from 'react';

export function WithHandle() {
  const editor = useRef<DiagramEditorHandle>(null);
  const save = async () => {
    const png = await editor.current?.export('png', { scale: 2, background: 'white' });
    if (png) downloadFile(png, '示意图', '.png');
  };
  return (
    <DiagramEditor
      ref={editor}
      kind={pikchr}
      toolbar={['undo', 'redo', '|', 'layout']}
      toolbarEnd={<Button onClick={() => void save()}>保存图片</Button>}
    />
  );
}
