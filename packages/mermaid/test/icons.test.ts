import { expect, it } from 'vitest';
import type { Locale, RenderContext, RenderSuccess } from '@letu/core';
import { defaultOptions } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';

async function draw(source: string, locale: Locale = 'zh-CN', htmlLabels = false): Promise<RenderSuccess> {
  const context: RenderContext = { signal: new AbortController().signal, theme: 'light', locale };
  const result = await engine.render(source, { ...defaultOptions, htmlLabels }, context);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

const warnings = (source: string, { diagnostics }: RenderSuccess) =>
  diagnostics.map(({ from, to, severity, message }) => `${severity} ${source.slice(from, to)}: ${message}`);

it('stays text in the labels of pictures from Node, which PNG files show, and says so', async () => {
  const source = 'flowchart LR\n  %% fa:fa-user\n  A["fa:fa-car 汽车"]';
  const result = await draw(source);
  expect(warnings(source, result)).toEqual(['warning fa:fa-car: 图标在这里画不出来，照原样显示为文字。']);
  expect(result.svg).not.toContain('foreignObject');
  expect(result.svg).toContain('fa:fa-car');
});

it('is drawn in Node where labels are HTML, and where it stands for itself', async () => {
  const label = await draw('flowchart LR\n  A["fa:fa-car 汽车"]', 'zh-CN', true);
  expect(label.svg).toMatch(/<svg [^>]*class="label-icon"/);
  expect(label.diagnostics).toEqual([]);
  const sign = await draw('architecture-beta\n  service a(fa:server)[服务]\n  service b(database)[库]');
  expect(sign.svg).toContain('fill="currentColor"');
  expect(sign.diagnostics).toEqual([]);
});

it('is said in English, too, to be missing', async () => {
  const source = 'flowchart LR\n  A@{ icon: "logos:aws", label: "a" }';
  expect(warnings(source, await draw(source, 'en-US'))).toEqual([
    'warning logos:aws: There is no icon “logos:aws”. The free icons of Font Awesome 6 are there, as fa:, fas:, far: or fab: and the name.',
  ]);
});

it('is not missed in types that have icons of their own', async () => {
  const source = 'flowchart LR\n  A["这里写 icon: 图标"] --> B';
  expect((await draw(source)).diagnostics).toEqual([]);
});
