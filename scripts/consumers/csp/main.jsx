// React 18 without antd, under a strict content security policy: the views of all kinds, the client and the codec.
import { createClient } from '@letu/client';
import { decodeAny, encode } from '@letu/codec';
import { defaultExample } from '@letu/core';
import { D2View } from '@letu/d2/view';
import { d2 } from '@letu/d2';
import { graphviz } from '@letu/graphviz';
import { GraphvizView } from '@letu/graphviz/view';
import { mermaid } from '@letu/mermaid';
import { MermaidView } from '@letu/mermaid/view';
import { pikchr } from '@letu/pikchr';
import { PikchrView } from '@letu/pikchr/view';
import { plantuml } from '@letu/plantuml';
import { PlantumlView } from '@letu/plantuml/view';
import { createRoot } from 'react-dom/client';

const VIEWS = [
  [mermaid, MermaidView],
  [plantuml, PlantumlView],
  [d2, D2View],
  [graphviz, GraphvizView],
  [pikchr, PikchrView],
];

// The client checks what it is answered, by schemas that could try `eval`.
const answered = async () => Response.json({ code: 200, data: { items: [], size: 10, next: null } });
const client = createClient({ fetch: answered, notify: () => undefined });
void client.call('graph.list', { query: { scope: 'recent' } });

createRoot(document.getElementById('root')).render(
  <main style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', gap: 16 }}>
    {VIEWS.map(([kind, View]) => (
      <figure key={kind.kind} style={{ margin: 0 }}>
        <View
          source={decodeAny(encode(defaultExample(kind).source), { type: kind.type }).source}
          style={{ height: 300 }}
        />
        <figcaption>{kind.title['zh-CN']}</figcaption>
      </figure>
    ))}
  </main>,
);
