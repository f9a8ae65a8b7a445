import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, type RenderContext, type RenderSuccess } from '@letu/core';
import type { TextChange } from '@letu/editor/language';
import { defaultOptions, mermaid } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { withSteadyRandom } from '../src/steadyRandom.js';
import { samples } from './corpus.js';
import { isIndented } from '../src/source/dialects.js';
import { dialectIn } from '../src/source/scan.js';

const language = await mermaid.loadLanguage();
const context: RenderContext = {
  signal: new AbortController().signal,
  theme: 'light',
  locale: DEFAULT_LOCALE,
};
const steady = withSteadyRandom(engine);
const render = (source: string) => steady.render(source, defaultOptions, context);

async function drawn(source: string): Promise<RenderSuccess> {
  const result = await render(source);
  if (result.status === 'failure') throw new Error(`${JSON.stringify(result.diagnostics)} in\n${source}`);
  return result;
}

function applied(source: string, changes: readonly TextChange[]): string {
  let text = source;
  for (const { from, to, insert } of changes.toSorted((a, b) => b.from - a.from)) {
    text = text.slice(0, from) + insert + text.slice(to);
  }
  return text;
}

describe('quick fixes', () => {
  it.each([
    ['quotes around a text with brackets', 'flowchart TD\n  A[开始 (下单)] --> B', 'A["开始 (下单)"]'],
    ['quotes in other shapes', 'flowchart TD\n  A{数量(个)} --> B', 'A{"数量(个)"}'],
    ['quotes around a text with quotes', 'flowchart TD\n  A[说"好"的] --> B', 'A["说#quot;好#quot;的"]'],
    [
      'quotes around Chinese on an axis',
      'xychart-beta\n  x-axis [一月, 二月]\n  bar [1, 2]',
      '["一月", "二月"]',
    ],
    ['quotes around Chinese in a pie', 'pie\n  猫 : 3', '"猫" : 3'],
    ['quotes around the name of a branch', 'gitGraph\n  commit\n  branch 开发', 'branch "开发"'],
    [
      'quotes around the name of a requirement',
      'requirementDiagram\n  requirement 测试 {\n    id: 1\n  }',
      'requirement "测试"',
    ],
    ['another name for end', 'flowchart TD\n  A --> end', 'A --> End'],
    ['an ASCII colon', 'sequenceDiagram\n  小明->>小红：你好', '小红:你好'],
    ['an ASCII bracket', 'flowchart TD\n  A[开始】 --> B', 'A[开始] --> B'],
    ['an ASCII colon in a pie', 'pie\n  "猫"：3', '"猫":3'],
    ['an ASCII arrow', 'flowchart TD\n  A → B', 'A --> B'],
    ['the end of a subgraph', 'flowchart TD\n  subgraph 组\n  A --> B', '\n  end'],
    ['the end of a loop', 'sequenceDiagram\n  loop 每天\n  A->>B: 你好', '\n  end'],
    ['the end of a class', 'classDiagram\n  class 动物 {\n    +名字', '\n  }'],
    ['the end of a state', 'stateDiagram-v2\n  state 处理 {\n    [*] --> 排查', '\n  }'],
    ['the end of a label', 'flowchart TD\n  A[没有结束\n  B[二] --> C', 'A[没有结束]'],
    ['the end of a label before a link', 'flowchart TD\n  A[没有结束 --> B', 'A[没有结束] --> B'],
    ['the nearest type', 'sequencediagram\n  A->>B: 好', 'sequenceDiagram'],
    ['the type that is meant in Chinese', '流程图\n  A --> B', 'flowchart TD'],
    ['the type that is missing', 'A --> B', 'flowchart TD\nA --> B'],
    ['the direction', 'flowchart lr\n  A --> B', 'flowchart LR'],
    ['the direction of a graph', 'graph 从左到右\n  A --> B', 'graph LR'],
    ['the diagram without Markdown', '```mermaid\nflowchart LR\n  A --> B\n```', 'flowchart LR\n  A --> B'],
    ['the end of a directive', "%%{init: {'theme': 'dark'}\nflowchart LR\n  A --> B", "'dark'}}%%"],
    ['the end of front matter', '---\ntitle: 甲\nflowchart LR\n  A --> B', '---\nflowchart LR'],
  ])('give %s', async (_name, source, expected) => {
    const failure = await render(source);
    const [diagnostic] = failure.diagnostics;
    if (!diagnostic) throw new Error('nothing is wrong');
    const [first] = language.fixes(source, diagnostic);
    if (!first) throw new Error(`no fix for ${JSON.stringify(diagnostic)}`);
    const mended = applied(source, first.changes);
    expect(mended).toContain(expected);
    await drawn(mended);
    expect(first.title['zh-CN']).not.toBe('');
    expect(first.title['en-US']).not.toBe('');
  });

  it('change all full-width characters of a line at once', async () => {
    const source = 'sequenceDiagram\n  participant 甲\n  甲－>>乙：你好';
    const [diagnostic] = (await render(source)).diagnostics;
    const mended = language
      .fixes(source, diagnostic ?? { from: 0, to: 0, severity: 'error', message: '' })
      .map(({ changes }) => applied(source, changes));
    expect(mended).toContain('sequenceDiagram\n  participant 甲\n  甲->>乙:你好');
  });

  it('are not offered for what they would not mend', async () => {
    const source = 'flowchart LR\n  A --> ]';
    const [diagnostic] = (await render(source)).diagnostics;
    expect(diagnostic && language.fixes(source, diagnostic)).toEqual([]);
  });
});

/** Names by chance, and ids derived from the source, say nothing of the picture. */
function withoutChance(svg: string): string {
  return svg
    .replaceAll(/letu-mermaid-[a-z0-9]+/g, 'root')
    .replaceAll(/(?<=[-"#])id-[a-z0-9]+-\d+/g, 'id')
    .replaceAll(/(classId-[^"]+?)-\d+/g, '$1')
    .replaceAll(/\d+-[0-9a-f]{7}/g, 'commit');
}

describe('format', () => {
  it('indents blocks by their depth', () => {
    const source = 'sequenceDiagram\nloop 每天\nalt 一\nA->>B: 好\nelse 二\n        A->>B: 坏\n  end\nend\n';
    expect(language.format?.(source)).toBe(
      'sequenceDiagram\n    loop 每天\n        alt 一\n            A->>B: 好\n        else 二\n            A->>B: 坏\n        end\n    end\n',
    );
  });

  it('leaves what indentation means something in', () => {
    for (const { source } of samples())
      if (isIndented(dialectIn(source))) expect(language.format?.(source)).toBe(source);
  });

  it('leaves front matter, directives and texts of several lines', () => {
    const source =
      '---\nconfig:\n      look: neo\n---\n%%{init: {\n       "theme": "dark"\n}}%%\nflowchart LR\nA["`一\n    二`"]\nB';
    expect(language.format?.(source)).toBe(source.replace('\nA[', '\n    A[').replace('\nB', '\n    B'));
  });

  it('changes nothing the second time, and no picture', async () => {
    for (const { name, source } of samples()) {
      const once = language.format?.(source) ?? '';
      expect(language.format?.(once), name).toBe(once);
      if (once === source) continue;
      const [before, after] = [await drawn(source), await drawn(once)];
      expect(withoutChance(after.svg), name).toBe(withoutChance(before.svg));
    }
  });
});

describe('rename', () => {
  const cases: readonly (readonly [name: string, source: string, label: string, expected: string])[] = [
    ['a label in brackets', 'flowchart LR\n  A[旧] --> B', '旧', 'A[新名]'],
    ['a quoted label', 'flowchart LR\n  A["旧(一)"] --> B', '旧(一)', 'A["新名"]'],
    ['a label of Markdown', 'flowchart LR\n  A["`旧 **一**`"] --> B', '旧一', 'A["`新名`"]'],
    ['a label among attributes', 'flowchart LR\n  A@{ shape: cyl, label: "旧" }', '旧', 'label: "新名"'],
    ['a node that shows its name', 'flowchart LR\n  旧 --> B', '旧', '旧["新名"] --> B'],
    ['the text of a link', 'flowchart LR\n  A -->|旧| B', '旧', '-->|新名|'],
    ['a subgraph', 'flowchart LR\n  subgraph g [旧]\n    A\n  end', '旧', 'subgraph g [新名]'],
    ['a message', 'sequenceDiagram\n  甲->>乙: 旧', '旧', '甲->>乙: 新名'],
    [
      'a participant with a label',
      'sequenceDiagram\n  participant A as 旧\n  A->>B: 好',
      '旧',
      'participant A as 新名',
    ],
    [
      'a participant everywhere',
      'sequenceDiagram\n  旧->>乙: 好\n  乙->>旧: 旧',
      '旧',
      '新名->>乙: 好\n  乙->>新名: 旧',
    ],
    [
      'a class everywhere',
      'classDiagram\n  class 旧 {\n    +x\n  }\n  旧 <|-- B',
      '旧',
      'class 新名 {\n    +x\n  }\n  新名 <|-- B',
    ],
    ['a labelled class', 'classDiagram\n  class A["旧"]', '旧', 'class A["新名"]'],
    ['a described state', 'stateDiagram-v2\n  s1: 旧\n  s1 --> s2', '旧', 's1: 新名'],
    ['a state everywhere', 'stateDiagram-v2\n  旧 --> b\n  b --> 旧', '旧', '新名 --> b\n  b --> 新名'],
    ['an entity everywhere', 'erDiagram\n  旧 ||--o{ B : 有', '旧', '新名 ||--o{'],
    ['a task', 'gantt\n  dateFormat YYYY-MM-DD\n  section 一\n  旧 :a, 2026-01-05, 3d', '旧', '新名 :a'],
    ['a slice', 'pie\n  "旧" : 3\n  "乙" : 4', '旧', '"新名" : 3'],
    ['a branch of a mind map', 'mindmap\n  根\n    旧', '旧', '    新名'],
    ['a service', 'architecture-beta\n  service a(server)["旧"]', '旧', '["新名"]'],
  ];
  it.each(cases)('changes %s', async (_name, source, label, expected) => {
    const before = await drawn(source);
    const entry = before.sourceMap?.find(({ from, to }) =>
      language.rename?.(source, { from, to }, label, '新名'),
    );
    const changes = entry && language.rename?.(source, entry, label, '新名');
    if (!changes) throw new Error(JSON.stringify(before.sourceMap));
    const after = applied(source, changes);
    expect(after).toContain(expected);
    const picture = await drawn(after);
    expect(picture.svg.replaceAll(/<[^>]*>/g, '')).toContain('新名');
    expect(picture.sourceMap).toHaveLength(before.sourceMap?.length ?? 0);
  });

  it('puts a text in quotes where it has to be', async () => {
    const source = 'flowchart LR\n  A[旧] --> B';
    const changes = language.rename?.(source, { from: 15, to: 19 }, '旧', '新 (一) "好"');
    expect(changes && applied(source, changes)).toBe('flowchart LR\n  A["新 (一) #quot;好#quot;"] --> B');
    await drawn(applied(source, changes ?? []));
  });

  it.each([
    ['a name that is taken', 'classDiagram\n  class A\n  class B', 'A', 'B'],
    ['a name with a blank', 'classDiagram\n  class A', 'A', '新 名'],
    ['nothing', 'flowchart LR\n  A[甲]', '甲', ' '],
    ['a text that is not there', 'flowchart LR\n  A[甲]', '乙', '丙'],
  ])('refuses %s', (_name, source, label, newLabel) => {
    expect(language.rename?.(source, { from: 13, to: source.length }, label, newLabel)).toBeNull();
  });
});
