import type { Diagnostic } from '@letu/core';
import { DiagramEditor } from '@letu/editor';
import { mermaid } from '@letu/mermaid';
import { useState } from 'react';

export function Default() {
  return <DiagramEditor kind={mermaid} style={{ height: '32rem' }} />;
}

export function Controlled() {
  const [source, setSource] = useState('flowchart LR; 想法 --> 图');
  const swap = () => setSource('sequenceDiagram\n  甲->>乙: 你好');
  return (
    <DiagramEditor
      kind={mermaid}
      value={source}
      onChange={setSource}
      toolbarEnd={
        <button type="button" onClick={swap}>
          换一个例子
        </button>
      }
    />
  );
}

export function ReadOnly() {
  return <DiagramEditor kind={mermaid} defaultValue="flowchart LR; 想法 --> 图" readOnly />;
}

export function Dark() {
  return <DiagramEditor kind={mermaid} theme="dark" />;
}

export function Localized() {
  return <DiagramEditor kind={mermaid} locale="en-US" />;
}

export function SyntaxError() {
  const [problems, setProblems] = useState<readonly Diagnostic[]>([]);
  return (
    <>
      <DiagramEditor kind={mermaid} onDiagnosticsChange={setProblems} />
      <p>{problems.filter(({ severity }) => severity === 'error').length} 个错误</p>
    </>
  );
}
