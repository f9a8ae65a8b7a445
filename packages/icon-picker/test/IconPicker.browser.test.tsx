import { Button, Form } from 'antd';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownMessages } from '@letu/core';
import {
  IconFont,
  IconPicker,
  iconNames,
  iconPickerMessages,
  LetuIcon,
  type IconColour,
  type LetuIconName,
} from '@letu/icon-picker';
import { renderThemed, violations } from '../../theme/test/page.js';

const radio = (name: string) =>
  page.getByRole('radiogroup', { name: '图标' }).getByRole('radio', { name, exact: true });
const grid = () => document.querySelector('[role=radiogroup]') ?? document.createElement('p');
const chosen = () => [...grid().querySelectorAll('[aria-checked=true]')].map((node) => node.ariaLabel);
const offered = () => grid().querySelectorAll('[role=radio]').length;
const stateOf = (name: string) => document.querySelector(`[data-icon="${name}"]`)?.getAttribute('data-state');

describe('the picker', () => {
  it('speaks in a host’s own words', async () => {
    const own = ownMessages(iconPickerMessages, {
      'zh-CN': {
        label: '图标',
        search: '找一找',
        names: { rocket: '飞船' },
        noneFound: '{0}？没有',
        colours: { lake: '海蓝' },
      },
    });
    renderThemed(<IconPicker onColourChange={() => undefined} />, { messages: [own] });
    await expect.element(radio('飞船')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '海蓝' })).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: '找一找' }), 'zzz');
    await expect.element(page.getByText('zzz？没有')).toBeVisible();
  });

  it('chooses by click, on its own and for an owner', async () => {
    const told: string[] = [];
    function Owner() {
      const [value, setValue] = useState<LetuIconName>('book');
      return (
        <IconPicker
          value={value}
          onChange={(name) => {
            told.push(name);
            setValue(name);
          }}
        />
      );
    }
    renderThemed(<Owner />);
    expect(chosen()).toEqual(['书本']);
    await userEvent.click(radio('火箭'));
    expect(chosen()).toEqual(['火箭']);
    expect(told).toEqual(['rocket']);
  });

  it('leaves the choice to the owner', async () => {
    renderThemed(<IconPicker value="book" />);
    await userEvent.click(radio('火箭'));
    expect(chosen()).toEqual(['书本']);
  });

  it('is one stop for Tab and chooses with arrows, Home and End, around the ends', async () => {
    renderThemed(<IconPicker hideSearch />);
    await userEvent.tab();
    expect(document.activeElement?.ariaLabel).toBe('书本');
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toEqual(['相册']);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(chosen()).toEqual(['莲花']);
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toEqual(['书本']);
    const items = [...document.querySelectorAll<HTMLElement>('[role=radio]')];
    const below = items.find(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0))!;
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toEqual([below.ariaLabel]);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toEqual(['书本']);
    await userEvent.tab();
    expect(document.activeElement?.role).not.toBe('radio');
  });

  it.each([
    ['hj', 1],
    ['花', 3],
    ['camera', 1],
  ])('finds by %s', async (query, count) => {
    renderThemed(<IconPicker />);
    await userEvent.fill(page.getByRole('textbox'), query);
    expect(offered()).toBe(count);
    await expect.element(page.getByRole('status')).toHaveTextContent(`找到 ${count} 个图标`);
  });

  it('says so when nothing is found', async () => {
    renderThemed(<IconPicker />);
    await userEvent.fill(page.getByRole('textbox'), '没有的');
    await expect.element(page.getByText('没有找到“没有的”')).toBeVisible();
  });

  it('offers colours, which icons are then shown in', async () => {
    function Coloured() {
      const [colour, setColour] = useState<IconColour>('slate');
      return <IconPicker colour={colour} onColourChange={setColour} />;
    }
    renderThemed(<Coloured />);
    await userEvent.click(page.getByRole('radio', { name: '朱砂' }));
    const icon = document.querySelector('[data-icon="book"]')!;
    expect(getComputedStyle(icon).color).toBe('rgb(191, 45, 26)');
  });

  it('out of use, changes nothing', async () => {
    renderThemed(<IconPicker defaultValue="book" disabled />);
    expect(
      page
        .getByRole('radio')
        .elements()
        .every((node) => (node as HTMLButtonElement).disabled),
    ).toBe(true);
  });

  it('is a control of forms: asked for, filled in, sent and reset', async () => {
    const sent: unknown[] = [];
    renderThemed(
      <Form onFinish={(values) => sent.push(values)}>
        <Form.Item name="icon" label="图标" rules={[{ required: true }]}>
          <IconPicker />
        </Form.Item>
        <Button htmlType="submit">保存</Button>
        <Button htmlType="reset">重置</Button>
      </Form>,
    );
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await expect.element(page.getByText('请输入图标')).toBeVisible();
    await userEvent.click(radio('雨伞'));
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await expect.poll(() => sent).toEqual([{ icon: 'umbrella' }]);
    await userEvent.click(page.getByRole('button', { name: '重置' }));
    expect(chosen()).toEqual([]);
  });
});

describe('an icon', () => {
  it('of an unknown name is an empty frame', () => {
    renderThemed(<LetuIcon name="no-such-icon" />);
    expect(stateOf('no-such-icon')).toBe('unknown');
  });

  it('is decoration unless it has something to say', async () => {
    renderThemed(
      <>
        <LetuIcon name="lock" />
        <LetuIcon name="book" title="知识库" />
      </>,
    );
    expect(document.querySelector('[data-icon=lock]')?.getAttribute('aria-hidden')).toBe('true');
    await expect.element(page.getByRole('img', { name: '知识库' })).toBeInTheDocument();
  });
});

describe('an icon-font script', () => {
  const scriptOf = (ids: readonly string[]) => {
    const symbols = ids.map((id) => `<symbol id="${id}" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></symbol>`);
    const code = `document.body.insertAdjacentHTML('afterbegin', '<svg hidden>${symbols.join('')}</svg>')`;
    return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  };

  it('replaces the symbols it has and leaves the others', async () => {
    renderThemed(
      <IconFont scriptUrl={scriptOf(['font-book'])} prefix="font-">
        <LetuIcon name="book" />
        <LetuIcon name="lock" />
      </IconFont>,
    );
    await expect.poll(() => stateOf('book')).toBe('font');
    expect(document.querySelector('[data-icon=book] use')?.getAttribute('href')).toBe('#font-book');
    expect(stateOf('lock')).toBe('built-in');
  });

  it('that fails leaves the built-in set, and is told of', async () => {
    const states: string[] = [];
    const gone = URL.createObjectURL(new Blob([]));
    URL.revokeObjectURL(gone);
    renderThemed(
      <IconFont scriptUrl={gone} onStateChange={(state) => states.push(state)}>
        <LetuIcon name="book" />
      </IconFont>,
    );
    await expect.poll(() => states).toContain('failed');
    expect(stateOf('book')).toBe('built-in');
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it('a picker has no accessibility violation', async () => {
    renderThemed(
      <IconPicker defaultValue={iconNames[3]!} colour="bamboo" onColourChange={() => undefined} />,
      { theme },
    );
    expect(await violations()).toEqual([]);
  });

  it('a search without result has none either', async () => {
    renderThemed(<IconPicker />, { theme, locale: 'en-US' });
    await userEvent.fill(page.getByRole('textbox'), 'nothing');
    expect(await violations()).toEqual([]);
  });
});
