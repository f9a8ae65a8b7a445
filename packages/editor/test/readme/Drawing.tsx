import { DiagramEditor } from '@letu/editor';
import { pikchr } from '@letu/pikchr';

export function Drawing() {
  return <DiagramEditor kind={pikchr} defaultValue='box "你好"; arrow; circle "图"' />;
}
