import { afterAll, describe, expect, it } from 'vitest';
import { pikchr } from '@letu/pikchr';

const engine = await pikchr.load();
afterAll(() => engine.dispose());

async function boxAndText(label: string): Promise<{ box: number; text: number }> {
  const result = await engine.render(`box "${label}" fit`);
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
  document.body.innerHTML = result.svg;
  const width = (selector: string) =>
    document.querySelector<SVGGraphicsElement>(selector)?.getBBox().width ?? 0;
  return { box: width('path'), text: width('text') };
}

describe('pikchr in a browser worker', () => {
  it.each(['中', '数据', '数据处理', '数据处理中心管理', '数据处理中心管理系统综合平台服务', 'API 网关服务'])(
    'fits the box to the Chinese label %s',
    async (label) => {
      const { box, text } = await boxAndText(label);
      expect(box).toBeGreaterThanOrEqual(text);
      expect(box).toBeLessThan(text * 1.35 + 30);
    },
  );
});
