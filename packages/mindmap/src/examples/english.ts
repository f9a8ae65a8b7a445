import type { DiagramExample } from '@letu/core';

export const englishExamples: readonly DiagramExample[] = [
  {
    id: 'blank-english',
    subject: 'ideas',
    title: { 'zh-CN': '三个分支（英文）', 'en-US': 'Three branches' },
    description: {
      'zh-CN': '从一个中心主题开始',
      'en-US': 'A centre and three branches',
    },
    language: 'en-US',
    source: `# Central topic {theme=letu}

- Main topic 1
- Main topic 2
- Main topic 3
`,
  },
  {
    id: 'swot',
    subject: 'ideas',
    title: { 'zh-CN': '咖啡馆的 SWOT（英文）', 'en-US': 'SWOT of a coffee shop' },
    description: {
      'zh-CN': '优势、劣势、机会、威胁',
      'en-US': 'Strengths, weaknesses, opportunities, threats',
    },
    language: 'en-US',
    source: `# SWOT\\
Corner coffee shop {theme=letu rainbow lines=curve}

- Strengths {icon=symbol-plus}
  - Roasts its own beans
  - Loyal regulars {tag="60% of sales"}
  - Two minutes from the station
- Weaknesses {icon=symbol-minus}
  - Only 14 seats
  - Closed in the evening
- Opportunities {icon=star-green}
  - New office block next door {#office}
  - Breakfast boxes to order {#boxes}
    > Ask the bakery about a shared delivery.
  - Cupping classes at weekends {icon=☕}
- Threats {icon=flag-red}
  - A chain opens in May
  - Rent goes up by 8%

boxes -> office: they buy first
`,
  },
  {
    id: 'paper',
    subject: 'ideas',
    title: { 'zh-CN': '论文写作（英文）', 'en-US': 'Writing a research paper' },
    description: {
      'zh-CN': '从选题到投稿',
      'en-US': 'From a topic to submission',
    },
    language: 'en-US',
    source: `# Writing a research paper {layout=right theme=letu numbering=decimal}

- Question
  - What is known already
    - Surveys first
    - Then who cites them
  - What is missing
  - One sentence that a neighbour understands {summary=2}
- Evidence
  - Experiment {icon=task-done}
  - Baselines {icon=task-half}
  - Ablation {icon=task-start}
- Draft
  - Figures before text {icon=priority-1}
  - Method
  - Results
  - Introduction last
- Review
  - Read it aloud
  - A colleague from another field
- Submit
  - Check the page limit
  - Anonymise

# Deadline: 15 May {at=0,110 fill=#b23a2a}
`,
  },
  {
    id: 'web',
    subject: 'software',
    title: { 'zh-CN': '网页性能清单（英文）', 'en-US': 'A checklist for fast pages' },
    description: {
      'zh-CN': '让网页变快的检查表',
      'en-US': 'What makes pages fast',
    },
    language: 'en-US',
    source: `# Fast pages {theme=letu}

- Load less {boundary="2:First visit"}
  - Images as AVIF or WebP
  - Split code by route
  - Subset fonts
- Load earlier
  - Preconnect
  - HTTP/3
  - Cache for a year, name by hash
- Run less {#run}
  - No long tasks over 50 ms
  - Work in a Web Worker
- Paint once
  - Size every image
  - Reserve room for ads
  - CLS below 0.1 {summary=2}
- Measure {#measure icon=🔍}
  - Lab: Lighthouse
  - Field: real users
    - LCP < 2.5 s {icon=flag-green}
    - INP < 200 ms {icon=flag-green}

measure -> run: find what blocks {color=#2a6fdb}
`,
  },
];
