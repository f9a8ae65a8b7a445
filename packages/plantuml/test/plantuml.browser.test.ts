import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultOptions, plantuml } from '@letu/plantuml';
import { engine as mainThreadEngine } from '@letu/plantuml/engine';
import type { RenderResult, Theme } from '@letu/core';

// A cold engine needs its time for C4, more so where tests of several packages share the machine.
const engine = await plantuml.load({ limits: { timeMs: 60_000 } });
afterAll(() => engine.dispose());

/** How far a worker's picture may be from the page's, in pixels of width and height. */
const TOLERANCE = 1;

function pictureOf(result: RenderResult): string {
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result.svg;
}

async function show(source: string): Promise<SVGSVGElement> {
  document.body.innerHTML = pictureOf(await engine.render(source));
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('There is no picture.');
  return svg;
}

function sizeOf(svg: string): { width: number; height: number } {
  const size = (name: string) => Number(new RegExp(`<svg[^>]* ${name}="([\\d.]+)"`).exec(svg)?.[1]);
  return { width: size('width'), height: size('height') };
}

describe('plantuml in a browser worker', () => {
  // Where no one says otherwise, pictures are in Chinese, which decides on fonts. A canvas outside of the page, as the engine
  // makes them there, does not follow the page's language.
  const { lang } = document.documentElement;
  beforeAll(() => {
    document.documentElement.lang = 'zh-CN';
    const { getContext } = HTMLCanvasElement.prototype;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      ...args: Parameters<typeof getContext>
    ) {
      const context = getContext.apply(this, args);
      return context && 'measureText' in context ? Object.assign(context, { lang: 'zh-CN' }) : context;
    } as typeof getContext);
  });
  afterAll(() => {
    document.documentElement.lang = lang;
    vi.restoreAllMocks();
  });

  for (const { id, source, isDefault } of plantuml.examples) {
    it(`draws ${id} in the size the page itself would`, { tags: isDefault ? [] : 'long' }, async () => {
      const signal = new AbortController().signal;
      const inWorker = sizeOf(pictureOf(await engine.render(source)));
      const inPage = sizeOf(
        pictureOf(await mainThreadEngine.render(source, defaultOptions, { signal, theme: 'light' })),
      );
      expect(Math.abs(inWorker.width - inPage.width)).toBeLessThanOrEqual(TOLERANCE);
      expect(Math.abs(inWorker.height - inPage.height)).toBeLessThanOrEqual(TOLERANCE);
    });
  }

  for (const theme of ['light', 'dark'] satisfies readonly Theme[]) {
    it(
      `draws pictures a browser can read, in ${theme}`,
      { tags: theme === 'dark' ? 'long' : [] },
      async () => {
        for (const { source } of plantuml.examples) {
          const svg = pictureOf(await engine.render(source, undefined, { theme }));
          const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
          expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
        }
      },
    );
  }

  it('loads libraries, icons and themes when a diagram uses them, and reports it', async () => {
    const progress: number[] = [];
    const stop = engine.onProgress(({ loaded }) => progress.push(loaded));
    const svg = await show(`@startuml
!theme cerulean
!include <tupadr3/common>
!include <tupadr3/devicons/java>
DEV_JAVA(api, "接口")
rectangle "<:rocket:> <&bolt>" as icons
api --> icons
@enduml`);
    stop();
    expect(svg.querySelectorAll('image').length).toBeGreaterThan(0);
    expect(svg.querySelectorAll('path').length).toBeGreaterThan(3);
    expect(progress.length).toBeGreaterThan(0);
  });
});

/** The outlines of the elements that hold a label, by kind of diagram. */
const LABELLED: readonly (readonly [string, string, string])[] = [
  [
    'sequence',
    'participant 数据处理中心管理系统\nparticipant "API 网关服务 v2" as A\n数据处理中心管理系统 -> A : 请求',
    'rect',
  ],
  [
    'class',
    'class 数据处理中心 {\n  +管理系统综合平台服务(参数 : 字符串) : 布尔\n}\nclass "一、读取：配置（可选）" as B',
    'rect',
  ],
  ['activity', 'start\n:数据处理中心管理系统;\n:中;\n:API 网关服务，第二版;\nstop', 'rect'],
  ['mindmap', '* 数据处理中心\n** 管理系统综合平台服务\n** 中\n** API 网关', 'rect'],
  [
    'component',
    '[数据处理中心管理系统] --> [中]\ndatabase "订单库（只读）" as D\nnode 服务器集群',
    'rect,path,polygon',
  ],
  ['state', '[*] --> 数据处理中心管理系统\n数据处理中心管理系统 --> 中 : 完成', 'rect'],
];

describe('Chinese labels of plantuml', () => {
  it.each(LABELLED)('fit into their shapes in a %s diagram', async (kind, text, shapes) => {
    const tag = kind === 'mindmap' ? 'mindmap' : 'uml';
    const svg = await show(`@start${tag}\n${text}\n@end${tag}`);
    const boxes = [...svg.querySelectorAll<SVGGraphicsElement>(shapes)].map((shape) => shape.getBBox());
    let held = 0;
    for (const label of svg.querySelectorAll('text')) {
      const { x, y, width, height } = label.getBBox();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const holders = boxes.filter(
        (box) =>
          // Lifelines and bars are no boxes for text.
          box.width > 20 &&
          box.height > 16 &&
          box.x < middle.x &&
          middle.x < box.x + box.width &&
          box.y < middle.y &&
          middle.y < box.y + box.height,
      );
      const smallest = holders.toSorted((a, b) => a.width * a.height - b.width * b.height)[0];
      if (!smallest) continue;
      held += 1;
      expect(x, label.textContent).toBeGreaterThanOrEqual(smallest.x);
      expect(x + width, label.textContent).toBeLessThanOrEqual(smallest.x + smallest.width);
    }
    expect(held).toBeGreaterThanOrEqual(2);
  });
});
