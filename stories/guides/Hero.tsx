import { DiagramEditor } from '@letu/editor';
import { mermaid } from '@letu/mermaid';
import { useLetu } from '@letu/theme';

const WORDS = {
  'zh-CN': {
    title: '发现创作的乐趣',
    lead: '乐图用文字画图：PlantUML、D2、Mermaid、Graphviz、Pikchr。改一改左边的字，右边的图就跟着变。',
    source:
      'flowchart LR\n  想法([一个想法]) --> 文字[几行文字] --> 图((一张图))\n  图 -- 再改改 --> 文字\n  图 --> 分享[分享出去]\n',
    name: '从想法到图',
  },
  'en-US': {
    title: 'The joy of making',
    lead: 'Letu draws diagrams from text: PlantUML, D2, Mermaid, Graphviz and Pikchr. Change the words on the left, and the picture follows.',
    source:
      'flowchart LR\n  idea([An idea]) --> text[A few lines] --> picture((A picture))\n  picture -- once more --> text\n  picture --> share[Shared]\n',
    name: 'From an idea to a picture',
  },
} as const;

/** What Letu is, to try right away. */
export function Hero() {
  const { theme, locale } = useLetu();
  const { title, lead, source, name } = WORDS[locale];
  return (
    <div className="letu-hero sb-unstyled">
      <h1>{title}</h1>
      <p>{lead}</p>
      <DiagramEditor
        key={locale}
        kind={mermaid}
        defaultValue={source}
        storageKey={null}
        aria-label={name}
        {...{ theme, locale }}
      />
    </div>
  );
}
