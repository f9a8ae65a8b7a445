import { describe, expect, it } from 'vitest';
import { defaultOptions as mermaidOptions } from '@letu/mermaid';
import { engine as mermaidEngine } from '@letu/mermaid/engine';
import { defaultOptions as plantumlOptions } from '@letu/plantuml';
import { engine as plantumlEngine } from '@letu/plantuml/engine';
import { drawOnce } from '../../../core/test/drawOnce.js';
import type { MindMap } from '../../src/document/model.js';
import { parse } from '../../src/document/parse.js';
import { outlineOf, read, written } from './converted.js';

describe('Markdown', () => {
  it('is headings, lists, notes, boxes, links and pictures', async () => {
    const file = `---
title: 不用
---
# 项目 **甲**

说明 [一](https://a.example)

## 任务

- [x] 做完 [链接](https://b.example "t")
- [ ] **要做**
  续行

  \`\`\`js
  code()
  \`\`\`
  1. 子 ![图](https://c.example/i.png)
     - 孙<br>换行
> 引用

| a | b |
|---|---|
| 1 | 2 |

### 深 <!-- markmap: fold -->
#### 再深
`;
    const { source, told } = await read('markdown', file);
    expect(source).toBe(`# [项目 甲](https://a.example)
> 说明 一

- 任务
  > 引用
  > | a | b |
  > |---|---|
  > | 1 | 2 |
  - [做完 链接](https://b.example) {icon=task-done}
  - 要做 续行 {icon=task-start}
    > code()
    - 子 图
      > https://c.example/i.png
      - 孙\\
        换行
  - 深 {folded}
    - 再深
`);
    expect(told).toBe(
      '2 个主题的文字格式没有带过来。\n1 张不在文件里的图片，地址写进了备注。\n1 个表格写进了备注。',
    );
  });

  it('without headings begins with its first paragraph, and with several hangs on the name of the file', async () => {
    const list = await read('markdown', '购物\n\n- 菜\n  - 葱\n- 米\n');
    expect(outlineOf(list.map)).toBe('购物\n  菜\n    葱\n  米');
    const several = await read('markdown', '# 一\n\n# 二\n', '读书笔记');
    expect(outlineOf(several.map)).toBe('读书笔记\n  一\n  二');
  });

  it('is written so that every text is read again as it was', async () => {
    const texts = [
      '# 井',
      '- 杠',
      '1. 一',
      '*星* _线_ `码`',
      '[x](y)',
      '<b>标签</b>',
      'a | b',
      '> 引',
      '多\n行',
      '\\反',
      '&amp;',
      '+ 加',
    ];
    const map = parse('').map;
    const children = texts.map((text, index) => ({ ...map.root, id: `c${index}`, text }));
    const deep = {
      ...map.root,
      id: 'deep',
      text: '里',
      children: children.map((topic) => ({ ...topic, id: `d${topic.id}` })),
    };
    const { text } = await written('markdown', {
      ...map,
      root: { ...map.root, text: '根', children: [...children, deep] },
    });
    const back = await read('markdown', text);
    const expected = texts.map((one) => one.replaceAll('`', '`'));
    expect(back.map.root.children.slice(0, -1).map((topic) => topic.text)).toEqual(expected);
    expect(back.map.root.children.at(-1)!.children.map((topic) => topic.text)).toEqual(expected);
  });
});

describe('indented text', () => {
  it('is topics by tabs, blanks, wide blanks and bullets, with addresses as links', async () => {
    const file =
      '\uFEFF计划\r\n\t• 甲 https://a.example/x\r\n\t\t- 乙\r\n    * 丙\r\n　　　● 丁\r\n\r\n2. 戊\r\n';
    const { map, topics } = await read('outline', file, '文件名');
    expect(outlineOf(map)).toBe('文件名\n  计划\n    甲\n      乙\n    丙\n      丁\n  2. 戊');
    expect(topics.find(({ text }) => text === '甲')?.link).toBe('https://a.example/x');
  });

  it('is written with a tab a level', async () => {
    const { text, told } = await written(
      'outline',
      '# 根\n\n- [甲](https://a.example) {icon=🚀}\n  - 乙 {icon=my-own}\n',
    );
    expect(text).toBe('根\n\t🚀 甲 (https://a.example)\n\t\t乙\n');
    expect(told).toBe('1 个图标没有带过来。');
  });
});

describe('Mermaid', () => {
  it('is shapes, quotes, icons, characters by name and comments', async () => {
    const file = `---
config: {}
---
%% 注
mindmap
  root((中心))
    a[方] %% 尾
      ::icon(fa fa-book)
    b("圆 (1) #quot;引#quot; #9829;")
    c))爆((
    d)云(
    e{{六}}
      f["\`**粗**
第二行\`"]
    普通<br/>两行
    :::urgent`;
    const { map, told } = await read('mermaid', file);
    expect(outlineOf(map)).toBe('中心\n  方\n  圆 (1) "引" ♥\n  爆\n  云\n  六\n    粗⏎第二行\n  普通⏎两行');
    expect(map.root.children.map(({ style }) => style.shape)).toEqual([
      'rect',
      'rounded',
      'diamond',
      'pill',
      'hexagon',
      undefined,
    ]);
    expect(map.root.children[0]!.icons).toEqual(['fa fa-book']);
    expect(told).toBe('1 个主题的样式没有带过来。');
  });
});

describe('PlantUML', () => {
  it('is marks, sides, colours, several lines, links and Creole', async () => {
    const file = `@startmindmap
title 标题
<style>
node { }
</style>
+ 根
++ **粗**
+++_ 无框
++[#Orange] [[https://a.example 链接]]
++:第一行
第二行;
-- 左 ~**不粗~**
--- <U+5B57> //斜//半
@endmindmap`;
    const { map, told } = await read('plantuml', file);
    expect(outlineOf(map)).toBe('根\n  粗\n    无框\n  链接\n  第一行⏎第二行\n  左 **不粗**\n    字 斜半');
    const [bold, orange, , left] = map.root.children;
    expect(bold).toMatchObject({ side: 'right', style: { bold: true } });
    expect(bold!.children[0]!.style.shape).toBe('none');
    expect(orange).toMatchObject({ link: 'https://a.example', style: { fill: 'orange' } });
    expect(left!.side).toBe('left');
    expect(told).toBe('1 个主题的文字格式没有带过来。');
  });

  it('as an indented list, or with the left side begun by a line, is read too', async () => {
    const list = await read('plantuml', '@startmindmap\n* 根\n\t* 甲\n\t\t* 乙\n\t* 丙\n@endmindmap');
    expect(outlineOf(list.map)).toBe('根\n  甲\n    乙\n  丙');
    const sides = await read('plantuml', '@startmindmap\n* 根\n** 右\nleft side\n** 左\n@endmindmap');
    expect(sides.map.root.children.map(({ side }) => side)).toEqual([undefined, 'left']);
  });

  it('that cannot be read is located', async () => {
    await expect(read('plantuml', '\n@startmindmap\n* 根\n什么\n@endmindmap')).rejects.toThrow(
      'Line 4 cannot be read: 什么',
    );
  });
});

describe('what Mermaid and PlantUML themselves make of our files', () => {
  const TEXTS = [
    '中心',
    '甲 (1)',
    '"引"',
    '<b>',
    'a*b**c**',
    '[x]',
    '两\n行',
    '[[链]]',
    '~波',
    '; 分号;',
    '# 井',
    '%% 百分',
  ];
  const root = parse('').map.root;
  const children = TEXTS.slice(1).map((text, index) => ({ ...root, id: `c${index}`, text }));
  const map: MindMap = { ...parse('').map, root: { ...root, text: TEXTS[0]!, children } };

  it.each(['mermaid', 'plantuml'] as const)('shows every text: %s', { tags: ['long'] }, async (id) => {
    const { text } = await written(id, map);
    const drawn =
      id === 'mermaid'
        ? await drawOnce(mermaidEngine, text, mermaidOptions)
        : await drawOnce(plantumlEngine, text, plantumlOptions);
    expect(drawn.status).toBe('success');
    // PlantUML draws each line of a text by itself.
    const words = (texts: readonly string[]) => texts.flatMap((one) => one.split(/\s+/)).toSorted();
    expect(drawn.status === 'success' && words(drawn.shapes.map(({ label }) => label))).toEqual(words(TEXTS));
    const back = await read(id, text);
    expect(outlineOf(back.map)).toBe(outlineOf(map));
  });
});
