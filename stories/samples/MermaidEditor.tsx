import { defaultExample, type Diagnostic } from '@letu/core';
import { mermaid } from '@letu/mermaid';
import { MermaidEditor } from '@letu/mermaid/editor';
import { useState } from 'react';

export function Default() {
  return <MermaidEditor style={{ height: '32rem' }} />;
}

export function Controlled() {
  const [source, setSource] = useState(defaultExample(mermaid).source);
  const swap = () => setSource(mermaid.examples.find((example) => example.source !== source)?.source ?? '');
  return (
    <MermaidEditor
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
  return <MermaidEditor defaultValue={defaultExample(mermaid).source} readOnly />;
}

export function Dark() {
  return <MermaidEditor theme="dark" />;
}

export function Localized() {
  return <MermaidEditor locale="en-US" />;
}

export function SyntaxError() {
  const [problems, setProblems] = useState<readonly Diagnostic[]>([]);
  return (
    <>
      <MermaidEditor onDiagnosticsChange={setProblems} />
      <p>{problems.filter(({ severity }) => severity === 'error').length} 个错误</p>
    </>
  );
}
