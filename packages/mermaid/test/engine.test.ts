import { describe, expect, it } from 'vitest';
import { LineIndex, type RenderContext, type RenderResult } from '@letu/core';
import { defaultOptions, mermaid, type MermaidOptions, mermaidMessages } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import { drawOnce } from '../../core/test/drawOnce.js';
import { describeEngineContract } from '../../core/test/engineContract.js';

describeEngineContract({
  definition: mermaid,
  engine,
  messages: mermaidMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'on the first line', source: 'flowchart LR ] A', line: 1, text: ']' },
    { name: 'on a later line', source: 'flowchart LR\n\n  A --> ]', line: 3, text: ']' },
    { name: 'after Chinese', source: 'flowchart LR\n  甲["数据处理"] --> ]', line: 2, text: ']' },
    { name: 'after emoji', source: 'flowchart LR\n  A["😀👍🏽"] --> ]', line: 2, text: ']' },
    { name: 'after a CRLF', source: 'flowchart LR\r\n  A["中"]\r\n  B --> ]', line: 3, text: ']' },
    {
      name: 'behind front matter',
      source: '---\ntitle: 标题\n---\nflowchart LR\n  A --> ]',
      line: 5,
      text: ']',
    },
    {
      name: 'behind a directive and comments',
      source:
        "%%{init: {'theme': 'forest'}}%%\nflowchart LR\n\n  %% 注释 😀\n\n  A --> B %%{init: {}}%%\n  C --> ]",
      line: 7,
      text: ']',
    },
  ],
});

const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };

function draw(source: string, options: Partial<MermaidOptions> = {}): Promise<RenderResult> {
  return engine.render(source, { ...defaultOptions, ...options }, context);
}

async function drawn(source: string, options: Partial<MermaidOptions> = {}): Promise<string> {
  const result = await draw(source, options);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result.svg;
}

/** Mermaid names some elements by chance, and numbers classes on from picture to picture. */
function withoutChance(svg: string): string {
  return svg
    .replaceAll(/id-[a-z0-9]+-\d+/g, 'id')
    .replaceAll(/(classId-[^"]+)-\d+/g, '$1')
    .replaceAll(/\d+-[0-9a-f]{7}/g, 'commit');
}

describe('mermaid draws every picture on its own', () => {
  const source = 'flowchart LR\n  A[甲] -->|是| B{乙}';
  const disturbances = {
    'front matter': `---\nconfig:\n  theme: forest\n  look: handDrawn\n  fontSize: 30\n  htmlLabels: true\n---\n${source}`,
    'a directive': `%%{init: {'theme': 'dark', 'flowchart': {'nodeSpacing': 200, 'curve': 'linear'}}}%%\n${source}`,
    'a colour that is none': `%%{init: {'theme': 'base', 'themeVariables': {'primaryColor': 'red;}x{'}}}%%\n${source}`,
    'class definitions': `${source}\n  classDef default fill:#f00,stroke:#0f0\n  linkStyle default stroke:#00f`,
    'a title': `---\ntitle: 标题\n---\n${source}\n  accTitle: 无障碍`,
    'a mistake': `${source}\n  C --> ]`,
    'a mistake found while drawing': 'gantt\n  任务 :x',
    'another type': 'sequenceDiagram\n  甲->>乙: 你好',
  };

  it.each(Object.entries(disturbances))('after %s', async (_name, disturbance) => {
    const before = await drawn(source);
    await draw(disturbance);
    expect(await drawn(source)).toBe(before);
  });

  it('whatever came before, over all examples', { tags: 'long' }, async () => {
    const first: string[] = [];
    for (const example of mermaid.examples) first.push(withoutChance(await drawn(example.source)));
    for (const [index, example] of [...mermaid.examples.entries()].toReversed()) {
      expect(withoutChance(await drawn(example.source)), example.id).toBe(first[index]);
    }
  });

  it('with an id of its own', async () => {
    const id = (svg: string) => /^<svg\b[^>]*? id="([^"]+)"/.exec(svg)?.[1];
    const [one, other] = [await drawn('flowchart LR\n  A'), await drawn('flowchart LR\n  B')];
    expect(id(one)).toMatch(/^letu-mermaid-/);
    expect(id(one)).not.toBe(id(other));
  });

  it('with that id in those of its parts', async () => {
    for (const { source: text } of mermaid.examples) {
      const result = await drawOnce(engine, text, defaultOptions);
      const svg = result.status === 'success' ? result.svg : '';
      const [own, ...parts] = [...svg.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id]) => id!);
      for (const part of parts) expect(part).toContain(own);
      for (const [, target] of svg.matchAll(/(?:="url\(#|href="#)([^)"]+)/g)) expect(parts).toContain(target);
    }
  });
});

describe('mermaid keeps its limits', () => {
  it('refuses a text that is too long, from the first character over the limit', async () => {
    const source = `flowchart LR\n  A[${'长'.repeat(60)}]`;
    const result = await draw(source, { maxTextSize: 40 });
    expect(result.diagnostics).toMatchObject([{ from: 40, message: expect.stringContaining('40') }]);
  });

  it('does not count comments and front matter', async () => {
    const source = `---\ntitle: ${'长'.repeat(60)}\n---\nflowchart LR\n  %% ${'长'.repeat(60)}\n  A`;
    expect((await draw(source, { maxTextSize: 40 })).status).toBe('success');
  });

  it('refuses more links than allowed, on the line of the first one over the limit', async () => {
    const source = `flowchart LR\n${Array.from({ length: 9 }, (_, index) => `  A --> B${index}`).join('\n')}`;
    const result = await draw(source, { maxEdges: 5 });
    const [error] = result.diagnostics;
    expect(error?.message).toContain('5');
    expect(new LineIndex(source).lineAt(error?.from ?? 0)).toBe(7);
  });

  it('lets no source lift its limits', async () => {
    const source = '---\nconfig:\n  maxEdges: 99\n  securityLevel: loose\n---\nflowchart LR\n  A --> B --> C';
    expect((await draw(source, { maxEdges: 1 })).status).toBe('failure');
  });
});

describe('mermaid draws as its options say', () => {
  const source = 'flowchart LR\n  A[甲] --> B[乙] & C[丙] --> D[丁]';

  it.each([{ layout: 'elk' }, { look: 'handDrawn' }, { theme: 'forest' }, { fontFamily: 'serif' }] as const)(
    'differently with %o',
    async (options) => {
      expect(await drawn(source, options)).not.toBe(await drawn(source));
    },
  );

  it('labels as text, or as HTML where that is asked for', async () => {
    expect(await drawn(source)).not.toContain('foreignObject');
    expect(await drawn(source, { htmlLabels: true })).toContain('foreignObject');
  });

  it('hand-drawn strokes that the seed decides', async () => {
    const look = { look: 'handDrawn' } as const;
    const one = await drawn(source, { ...look, seed: 1 });
    expect(await drawn(source, { ...look, seed: 1 })).toBe(one);
    expect(await drawn(source, { ...look, seed: 2 })).not.toBe(one);
  });

  it('in the layout a source asks for itself', async () => {
    const elk = `---\nconfig:\n  layout: elk\n---\n${source}`;
    const dagre = `---\nconfig:\n  layout: dagre\n---\n${source}`;
    expect(await drawn(elk)).not.toBe(await drawn(dagre));
  });
});

describe('mermaid draws Chinese', () => {
  it('in Sankey diagrams, whose grammar knows ASCII only', async () => {
    const svg = await drawn('sankey-beta\n\n工资,收入,18\n收入,房贷,8');
    for (const label of ['工资', '收入', '房贷']) expect(svg).toContain(label);
    expect(svg).not.toContain('~u');
  });

  it('in pictures that are valid XML', async () => {
    const svg = await drawn('flowchart LR\n  A["一<br>二&nbsp;三"] --> B', { htmlLabels: true });
    expect(svg).not.toMatch(/<br>|&nbsp;/);
  });
});

it('warns of a directive that is no JSON, and draws', async () => {
  const result = await draw('%%{init: {theme: dark}}%%\nflowchart LR\n  A');
  expect(result).toMatchObject({
    status: 'success',
    diagnostics: [{ from: 0, to: 25, severity: 'warning' }],
  });
});
