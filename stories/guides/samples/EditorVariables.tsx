import { DiagramEditor } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import type { CSSProperties } from 'react';

const style = { '--letu-code-size': '16px', '--letu-accent': '#8f3b00' } as CSSProperties;

export function EditorVariables() {
  return <DiagramEditor kind={pikchr} theme="light" style={style} />;
}
