import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { nomnoml } from '@letu-example/nomnoml';
import { engine } from '@letu-example/nomnoml/engine';
import { nomnoml as listed } from '@letu-example/nomnoml/info';
import { sanitiseSvg } from '@letu/core/sanitise';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { kinds } from '@letu/kinds';
import { pikchr } from '@letu/pikchr';
import { part, shownPicture } from '../../../packages/editor/test/parts.js';
import { render } from '../../../packages/editor/test/render.js';
import { drop, noticeText } from '../../../packages/editor/test/shellKit.js';
import { hostile } from './hostile.js';

const own = [...kinds, listed];

describe('an editor of a kind of one’s own', () => {
  it('draws in a worker, marks a mistake, and gives its file and its links', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={nomnoml} kinds={own} storageKey={null} theme="light" />,
    );
    expect((await shownPicture(container)).textContent).toContain('支付平台');
    handle.current?.setValue('[甲] -> [乙');
    await expect.poll(() => part(container, 'problems').textContent).toContain('这里应该是');
    handle.current?.setValue('[甲] -> [乙]');
    await expect.poll(() => part(container, 'preview').dataset['state']).toBe('ready');
    expect(await (await handle.current!.export('svg')).text()).toContain('"type":"NOMNOML"');
  });

  it('is named where another editor is given one of its texts', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} kinds={own} storageKey={null} theme="light" />);
    await shownPicture(container);
    drop(part(container, 'preview'), new File(['[甲] -> [乙]'], '商店.noml'));
    await expect.poll(() => noticeText(container)).toBe('这是 nomnoml 图，不能在这个编辑器里打开');
  });
});

describe('what its library draws of hostile texts', () => {
  it('is clean once it has been sanitised', async () => {
    let drawn = 0;
    for (const text of hostile) {
      const result = await engine.render(text);
      if (result.status === 'failure') continue;
      drawn += 1;
      const picture = sanitiseSvg(result.svg);
      const attributes = [...picture.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      expect(picture.querySelector('script, foreignObject, image, style'), text).toBeNull();
      expect(
        attributes.filter(({ name }) => name.startsWith('on')),
        text,
      ).toEqual([]);
      expect(attributes.map(({ value }) => value).join('\n'), text).not.toMatch(
        /foreign\.invalid|javascript:/,
      );
    }
    expect(drawn).toBeGreaterThan(20);
  });
});
