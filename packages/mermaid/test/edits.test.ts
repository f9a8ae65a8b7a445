import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, type RenderContext, type RenderSuccess } from '@letu/core';
import { defaultOptions } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { withSteadyRandom } from '../src/steadyRandom.js';
import { apply } from '../../code/test/languageProbe.js';
import { samples } from './corpus.js';
import { isIndented } from '../src/source/dialects.js';
import { dialectIn } from '../src/source/scan.js';
import { language } from '../src/language.js';

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
    ['an arrow of two characters', 'flowchart LR\n A[甲] -> B[乙]', 'A[甲] --> B[乙]'],
    ['an arrow with two lines', 'flowchart LR\n A[甲] => B', 'A[甲] --> B'],
    ['an arrow with a dash', 'flowchart LR\n A —> B', 'A --> B'],
    ['an arrow of a state diagram', 'stateDiagram-v2\n [*] -> 甲', '[*] --> 甲'],
    ['an arrow behind a text', 'flowchart LR\n A[甲] -- 是 -> B', 'A[甲] -- 是 --> B'],
    ['a relation of entities', 'erDiagram\n 客户 -- 订单 : 有', '客户 ||--o{ 订单'],
    ['the colon before a message', 'sequenceDiagram\n 甲->>乙 你好', '甲->>乙: 你好'],
    ['the colon behind a message', 'sequenceDiagram\n 甲->>乙', '甲->>乙: '],
    ['the colon of a relation', 'erDiagram\n 客户 ||--o{ 订单', '客户 ||--o{ 订单 : ""'],
    ['a word in its own case', 'graph LR\n A-->B\n classdef x fill:red', 'classDef x'],
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
    const mended = apply(source, first.changes);
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
      .map(({ changes }) => apply(source, changes));
    expect(mended).toContain('sequenceDiagram\n  participant 甲\n  甲->>乙:你好');
  });

  it('are not offered for what they would not mend', async () => {
    const source = 'flowchart LR\n  A --> ]';
    const [diagnostic] = (await render(source)).diagnostics;
    expect(diagnostic && language.fixes(source, diagnostic)).toEqual([]);
  });
});

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
});

describe('rename', () => {
  it('puts a text in quotes where it has to be', async () => {
    const source = 'flowchart LR\n  A[旧] --> B';
    const changes = language.rename?.(source, { from: 15, to: 19 }, '旧', '新 (一) "好"');
    expect(changes && apply(source, changes)).toBe('flowchart LR\n  A["新 (一) #quot;好#quot;"] --> B');
    await drawn(apply(source, changes ?? []));
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
