import { DiagramView } from '@letu/editor/view';
import { mermaid } from '@letu/mermaid';
import { useState } from 'react';

export function Default() {
  return (
    <DiagramView kind={mermaid} source="flowchart LR; 想法 --> 草稿 --> 图" style={{ height: '20rem' }} />
  );
}

export function Controlled() {
  const [source, setSource] = useState('flowchart LR; 想法 --> 草稿');
  return (
    <>
      <input aria-label="源文本" value={source} onChange={({ target }) => setSource(target.value)} />
      <DiagramView kind={mermaid} source={source} style={{ height: '20rem' }} />
    </>
  );
}

export function Plain() {
  return (
    <DiagramView
      kind={mermaid}
      source="flowchart LR; 想法 --> 草稿 --> 图"
      plain
      style={{ width: '20rem', height: '8rem' }}
    />
  );
}

export function Dark() {
  return <DiagramView kind={mermaid} source="flowchart LR; 想法 --> 图" theme="dark" />;
}

export function Localized() {
  return <DiagramView kind={mermaid} source="flowchart LR; Idea --> Picture" locale="en-US" />;
}
