import { DiagramEditor } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { useState } from 'react';

export function Controlled() {
  const [source, setSource] = useState('digraph { 想法 -> 草稿 -> 图 }');
  return (
    <>
      <DiagramEditor kind={graphviz} value={source} onChange={setSource} />
      <p>{source.length} 个字符</p>
    </>
  );
}
