// The two kinds that are drawn by hand, embedded as their READMEs say and no otherwise: an editor each, and what is written in it.
import '@ant-design/v5-patch-for-react-19';
import { drawio } from '@letu/drawio';
import { DrawioEditor } from '@letu/drawio/editor';
import { DrawioView } from '@letu/drawio/view';
import { ExcalidrawEditor } from '@letu/excalidraw/editor';
import { ExcalidrawView } from '@letu/excalidraw/view';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const START =
  '<mxfile><diagram id="1" name="图"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="2" value="开始" style="rounded=1;whiteSpace=wrap;html=1;" vertex="1" parent="1"><mxGeometry x="40" y="40" width="120" height="60" as="geometry"/></mxCell></root></mxGraphModel></diagram></mxfile>';

function Page() {
  const [diagram, setDiagram] = useState(START);
  const [board, setBoard] = useState('');
  return (
    <main style={{ display: 'grid', gap: 16 }}>
      <section aria-label={drawio.title['zh-CN']}>
        <DrawioEditor defaultValue={START} onChange={setDiagram} style={{ height: 480 }} />
        <DrawioView source={diagram} style={{ height: 200 }} />
      </section>
      <section aria-label="白板">
        <ExcalidrawEditor defaultValue="" onChange={setBoard} style={{ height: 480 }} />
        {board !== '' && <ExcalidrawView source={board} style={{ height: 200 }} />}
      </section>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
