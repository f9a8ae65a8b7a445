import { MermaidEditor } from '@letu/mermaid/editor';

export function OneKind() {
  return <MermaidEditor style={{ height: '32rem' }} />;
}
