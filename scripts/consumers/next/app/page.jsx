// A server component that imports every package by name: it draws pictures itself, and shows editors and views.
import { createClient } from '@letu/client';
import { decode, encode } from '@letu/codec';
import { defaultExample } from '@letu/core';
import { d2 } from '@letu/d2';
import { D2Editor } from '@letu/d2/editor';
import { D2View } from '@letu/d2/view';
import { DiagramImage } from '@letu/editor/view';
import { FullscreenToggle } from '@letu/fullscreen-toggle';
import { graphviz } from '@letu/graphviz';
import { GraphvizEditor } from '@letu/graphviz/editor';
import { GraphvizView } from '@letu/graphviz/view';
import { iconColours, iconNames, IconPicker, LetuIcon, searchIcons } from '@letu/icon-picker';
import { mermaid } from '@letu/mermaid';
import { MermaidEditor } from '@letu/mermaid/editor';
import { MermaidView } from '@letu/mermaid/view';
import { afterDelete, PagedTable, readQuery } from '@letu/paged-table';
import { pikchr } from '@letu/pikchr';
import { PikchrEditor } from '@letu/pikchr/editor';
import { PikchrView } from '@letu/pikchr/view';
import { plantuml } from '@letu/plantuml';
import { PlantumlEditor } from '@letu/plantuml/editor';
import { PlantumlView } from '@letu/plantuml/view';
import { examplePrompts, ExamplePrompts } from '@letu/prompts';
import { contrast, PageTitle, pageTitle, tokensOf } from '@letu/theme';

export const dynamic = 'force-dynamic';

const KINDS = [
  [mermaid, MermaidEditor, MermaidView],
  [plantuml, PlantumlEditor, PlantumlView],
  [d2, D2Editor, D2View],
  [graphviz, GraphvizEditor, GraphvizView],
  [pikchr, PikchrEditor, PikchrView],
];
const COLUMNS = [
  { field: 'name', title: '名称' },
  { field: 'type', title: '类型' },
];

async function draw(kind) {
  const engine = await kind.load();
  const result = await engine.render(decode(encode(defaultExample(kind).source)));
  engine.dispose();
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result.svg;
}

/** What servers may call of packages that are otherwise made of components. */
function facts() {
  createClient({ notify: () => undefined });
  const { colours } = tokensOf('light');
  return [
    pageTitle('流程图'),
    contrast(colours.text, colours.ground).toFixed(1),
    `${iconNames.length} ${iconColours.length} ${searchIcons('rocket')[0]}`,
    examplePrompts[0].label['zh-CN'],
    readQuery(new URLSearchParams('page=3')).page,
    afterDelete({ page: 2, pageSize: 10, total: 11, rowsOnPage: 1, deletedOnPage: 1 }).page,
  ].join(' · ');
}

export default async function Page() {
  const query = readQuery(new URLSearchParams());
  const rows = KINDS.map(([{ kind, title }]) => ({ id: kind, name: title['zh-CN'], type: kind }));
  return (
    <main style={{ display: 'grid', gap: 16, padding: 16 }}>
      <PageTitle>嵌入</PageTitle>
      <h1>
        <LetuIcon name="rocket" /> 乐图 in Next
      </h1>
      <p data-facts="">{facts()}</p>
      <FullscreenToggle />
      <IconPicker />
      <ExamplePrompts />
      <PagedTable
        columns={COLUMNS}
        rowKey="id"
        data={{ status: 'ready', rows, total: rows.length }}
        query={query}
      />
      {KINDS.map(async ([kind, Editor, View]) => (
        <section key={kind.kind} style={{ display: 'grid', gap: 8 }}>
          <h2>{kind.title['zh-CN']}</h2>
          <Editor style={{ height: 320 }} theme="light" />
          <View source={defaultExample(kind).source} style={{ height: 240 }} theme="light" />
          <DiagramImage
            svg={await draw(kind)}
            alt={kind.title['zh-CN']}
            style={{ maxWidth: '100%', maxHeight: 240 }}
            data-drawn=""
          />
        </section>
      ))}
    </main>
  );
}
