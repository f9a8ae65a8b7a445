import type { DiagramExample } from '@letu/core';

export const englishTemplates: readonly DiagramExample[] = [
  {
    id: 'okr-en',
    subject: 'project',
    title: { 'zh-CN': '季度目标（英文）', 'en-US': 'Goals of a quarter' },
    description: { 'zh-CN': '目标与关键结果', 'en-US': 'Goals and their key results' },
    language: 'en-US',
    source: `# Goals of the third quarter {theme=letu layout=right}

- Newcomers get going on day one {icon=priority-1}
  - First-day completion from 45 to 65 %
  - First diagram within 3 minutes
- Teams like to work together {icon=priority-2}
  - Shared diagrams: 20 %
  - Comments are live {tag=June}
- Nobody has to think of us {icon=priority-3}
  - Up 99.95 % of the time
  - Restoring is tried every month {icon=task-done}
`,
  },
  {
    id: 'meeting-en',
    subject: 'organisation',
    title: { 'zh-CN': '会议纪要（英文）', 'en-US': 'Minutes of a meeting' },
    description: { 'zh-CN': '议题、结论、待办', 'en-US': 'Topics, decisions and to-dos' },
    language: 'en-US',
    source: `# Product meeting\\
June 9 {theme=letu layout=right}

- Topics
  - The members' page
    - Phones first {icon=task-done}
  - Failing payments
    - An expired certificate
- To do
  - Tracking plan by Wednesday {icon=task-start}
  - Warn before certificates expire {icon=task-half}
- Risks {icon=flag-red}
  - Design is two days late
- Next time
  - June 16, 10 o'clock
`,
  },
];
