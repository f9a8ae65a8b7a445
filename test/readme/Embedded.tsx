import { DiagramEditor } from '@letu/editor';
import { mermaid } from '@letu/mermaid';

export function Embedded() {
  return <DiagramEditor kind={mermaid} defaultValue="flowchart LR; 想法 --> 图" />;
}
