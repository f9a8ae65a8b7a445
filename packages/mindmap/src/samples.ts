import type { KindSample } from '@letu/core';

/** What is offered at first sight, short enough to be read at a glance. */
export const samples: readonly KindSample[] = [
  {
    id: 'map',
    title: { 'zh-CN': '思维导图', 'en-US': 'Mind map' },
    source: {
      'zh-CN': `# 周末去哪儿 {theme=letu}

- 出门走走
  - 🏕️ 露营
  - 🚴 环湖骑车
- 逛逛城里
  - 🎨 看一场展
  - ☕ 新开的咖啡馆
- 待在家里
  - 📚 读完那本书
  - 🍲 炖一锅汤
`,
      'en-US': `# The weekend {theme=letu}

- Out of town
  - 🏕️ Camping
  - 🚴 Round the lake
- In town
  - 🎨 An exhibition
  - ☕ The new café
- At home
  - 📚 That book
  - 🍲 A pot of soup
`,
    },
  },
];
