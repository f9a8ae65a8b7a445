/** @jsxImportSource @emotion/react */
import { useTheme } from '@emotion/react';
import { render as renderInto } from '@testing-library/react';
import {
  Alert,
  App,
  Button,
  Drawer,
  Form,
  Input,
  Modal,
  Pagination,
  Select,
  Steps,
  Table,
  Tabs,
  Tag,
} from 'antd';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ownMessages } from '@letu/core';
import { formMessages, LetuProvider, useLetu } from '@letu/theme';
import { render, renderThemed, renamed, violations } from './page.js';

const THEMES = ['light', 'dark'] as const;

/** Sets what the reader's system asks for, until the test ends. */
async function emulate(features: Readonly<Record<string, string>>): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: list });
}

beforeEach(async () => {
  await emulate({ 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'no-preference' });
  // A pointer left on a button by the test before would colour it.
  await userEvent.unhover(document.body);
});

function Shown() {
  const { theme, locale, reducedMotion } = useLetu();
  const emotion = useTheme();
  return (
    <output>{`${theme} ${emotion.theme} ${locale} ${reducedMotion ? 'still' : emotion.motion.durations.base}`}</output>
  );
}

const Styled = () => <hr css={{ outlineOffset: 7 }} />;

const shown = () => document.querySelector('output')?.textContent;
const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
const provider = () => document.querySelector('.letu-theme')!;

describe('a provider', () => {
  it('keeps antd, emotion and custom properties in step when the theme changes', async () => {
    const { container, rerender } = render(
      <LetuProvider theme="light">
        <Button type="primary">保存</Button>
        <Shown />
      </LetuProvider>,
    );
    const button = container.querySelector('button')!;
    expect(variable(provider(), '--letu-accent')).toBe('#2f49c8');
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(47, 73, 200)');
    rerender(
      <LetuProvider theme="dark">
        <Button type="primary">保存</Button>
        <Shown />
      </LetuProvider>,
    );
    expect(shown()).toBe('dark dark zh-CN 200');
    expect(variable(provider(), '--letu-accent')).toBe('#9fb1ff');
    await expect
      .poll(() => getComputedStyle(container.querySelector('button')!).backgroundColor)
      .toBe('rgb(159, 177, 255)');
  });

  it('closes a dialog by Escape as soon as it is there', async () => {
    const closed = vi.fn();
    renderThemed(
      <>
        <Button autoFocus>打开</Button>
        <Modal open title="导出" onCancel={closed} />
      </>,
    );
    // antd moves the keyboard's place into the dialog only when that has come to rest.
    expect(document.querySelector('.ant-modal-wrap')!.contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it("follows the system's colours and wish for less motion while it is open", async () => {
    await emulate({ 'prefers-color-scheme': 'dark', 'prefers-reduced-motion': 'no-preference' });
    render(
      <LetuProvider>
        <Shown />
      </LetuProvider>,
    );
    await expect.poll(shown).toBe('dark dark zh-CN 200');
    await emulate({ 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'reduce' });
    await expect.poll(shown).toBe('light light zh-CN still');
    expect(variable(provider(), '--letu-duration-base')).toBe('0ms');
  });

  it('inside of another changes what it is told and keeps the rest', () => {
    const { container } = render(
      <LetuProvider theme="light" locale="en-US">
        <Button type="primary">Outer</Button>
        <LetuProvider theme="dark">
          <Button type="primary">Inner</Button>
          <Shown />
        </LetuProvider>
      </LetuProvider>,
    );
    const colourOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    expect([...container.querySelectorAll('button')].map(colourOf)).toEqual([
      'rgb(47, 73, 200)',
      'rgb(159, 177, 255)',
    ]);
    expect(shown()).toBe('dark dark en-US 200');
  });

  it("gives editors inside of it its colours, in the editors' own theme, from the nearest provider", () => {
    const { container } = render(
      <LetuProvider theme="light" colours={{ dark: { accent: '#abcdef' } }}>
        <div className="letu-editor" data-theme="dark" style={{ '--letu-accent': 'red' } as object} />
        <div className="letu-editor" data-theme="dark" />
        <LetuProvider theme="dark" colours={{}}>
          <div className="letu-editor" data-theme="light" />
          <div className="letu-editor" data-theme="dark" />
        </LetuProvider>
      </LetuProvider>,
    );
    const accents = [...container.querySelectorAll('.letu-editor')].map((node) =>
      variable(node, '--letu-accent'),
    );
    expect(accents).toEqual(['red', '#abcdef', '#2f49c8', '#9fb1ff']);
  });

  it('has its dialogs and toasts inside, where its colours are, and lets toasts go after three seconds, under the head of the page', async () => {
    function Opener() {
      const { message, modal } = App.useApp();
      return (
        <>
          <Button onClick={() => void message.success('已保存')}>提示</Button>
          <Button onClick={() => void modal.confirm({ title: '删除这张图？' })}>对话框</Button>
        </>
      );
    }
    renderThemed(<Opener />, { toastTop: 64, getPopupContainer: () => null });
    await userEvent.click(page.getByRole('button', { name: '提示' }));
    const toast = page.getByText('已保存');
    await expect.element(toast).toBeVisible();
    const shownAt = performance.now();
    expect(provider().contains(toast.element())).toBe(true);
    await expect.poll(() => toast.element().getBoundingClientRect().top).toBeGreaterThan(64);
    await expect.poll(() => document.body.textContent?.includes('已保存'), { timeout: 8000 }).toBe(false);
    expect(performance.now() - shownAt).toBeGreaterThan(2000);
    await userEvent.click(page.getByRole('button', { name: '对话框' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(provider().contains(page.getByRole('dialog').element())).toBe(true);
  });

  it.each([
    ['zh-CN', '10 条/页'],
    ['en-US', '10 / page'],
  ] as const)('has antd speak %s', (locale, expected) => {
    const { container } = renderThemed(<Pagination total={50} showSizeChanger />, { locale });
    expect(container.textContent).toContain(expected);
  });

  it("gives its nonce to antd's styles, its own and those of what it holds", () => {
    const before = new Set(document.querySelectorAll('style'));
    const { container } = renderThemed(
      <>
        <Styled />
        <Button>保存</Button>
      </>,
      { nonce: 'n0nce', colours: { light: { sun: '#ffb61f' } } },
    );
    const styles = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
    const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
    for (const rule of ['--letu-sun: #ffb61f', 'outline-offset: 7px', '.ant-btn'])
      expect(rules.join('\n')).toContain(rule);
    const without = styles.filter(({ nonce }) => nonce !== 'n0nce');
    expect(without.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
    expect(getComputedStyle(container.querySelector('button')!).borderRadius).toBe('8px');
  });

  it('puts styles where it is told, such as into a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    renderInto(
      <LetuProvider theme="dark" styleContainer={shadow}>
        <Styled />
      </LetuProvider>,
      { container },
    );
    expect(variable(shadow.querySelector('.letu-theme')!, '--letu-accent')).toBe('#9fb1ff');
    expect(getComputedStyle(shadow.querySelector('hr')!).outlineOffset).toBe('7px');
    host.remove();
  });
});

describe('forms', () => {
  it('say what is wrong in the words of the host, those of an inner provider first', async () => {
    const outer = ownMessages(formMessages, {
      'zh-CN': { required: '缺${label}', whitespace: '${label}是空白' },
    });
    const inner = ownMessages(formMessages, { 'zh-CN': { required: '别忘了${label}' } });
    const { container } = renderThemed(
      <LetuProvider messages={[inner]}>
        <Form initialValues={{ note: ' ' }}>
          <Form.Item name="title" label="标题" rules={[{ required: true }]}>
            <Input />
          </Form.Item>
          <Form.Item name="note" label="备注" rules={[{ whitespace: true }]}>
            <Input />
          </Form.Item>
          <Button htmlType="submit">OK</Button>
        </Form>
      </LetuProvider>,
      { messages: [outer] },
    );
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    const said = () =>
      [...container.querySelectorAll('.ant-form-item-explain-error')].map((node) => node.textContent);
    await expect.poll(said).toEqual(['别忘了标题', '备注是空白']);
  });

  it.each([
    ['zh-CN', '标题', ['请输入标题', '邮箱应为邮箱地址，例如 name@example.com', '代号的格式不正确']],
    [
      'en-US',
      'Title',
      [
        'Please enter Title',
        '邮箱 has to be an e-mail address, such as name@example.com',
        '代号 is not in the expected form',
      ],
    ],
  ] as const)('say in %s what is wrong, without a rule having a message', async (locale, label, expected) => {
    const { container } = renderThemed(
      <Form initialValues={{ mail: 'x', code: '!' }}>
        <Form.Item name="title" label={label} rules={[{ required: true }]}>
          <Input />
        </Form.Item>
        <Form.Item name="mail" label="邮箱" rules={[{ type: 'email' }]}>
          <Input />
        </Form.Item>
        <Form.Item name="code" label="代号" rules={[{ pattern: /^\w+$/ }]}>
          <Input />
        </Form.Item>
        <Button htmlType="submit">OK</Button>
      </Form>,
      { locale },
    );
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    const messages = () =>
      [...container.querySelectorAll('.ant-form-item-explain-error')].map((node) => node.textContent);
    await expect.poll(messages).toEqual(expected);
  });
});

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(['default', 'compact'] as const)('antd has no accessibility violation (%s)', async (density) => {
    const columns = [{ title: '名称', dataIndex: 'name', sorter: true }];
    renderThemed(
      <>
        <Button type="primary">保存</Button>
        <Button>取消</Button>
        <Button type="link">更多</Button>
        <Button danger>删除</Button>
        <Button danger type="primary">
          删除
        </Button>
        <Input placeholder="标题" aria-label="标题" />
        <Select aria-label="种类" placeholder="种类" options={[{ value: 'a', label: '甲' }]} />
        <Alert type="error" {...renamed('message', 'title', '出错了')} description="请再试一次" />
        <Alert type="warning" {...renamed('message', 'title', '注意')} />
        <Alert type="success" {...renamed('message', 'title', '好了')} />
        <Alert type="info" {...renamed('message', 'title', '提示')} />
        <Tag color="success">好</Tag>
        <Tag color="error">坏</Tag>
        <Tag color="warning">慢</Tag>
        <Tag color="processing">忙</Tag>
        <Tabs
          items={[
            { key: '1', label: '甲', children: '内容' },
            { key: '2', label: '乙', children: '其他' },
          ]}
        />
        <Steps items={[{ title: '甲', ...renamed('description', 'content', '先') }, { title: '乙' }]} />
        <Table columns={columns} dataSource={[{ key: 1, name: '流程图' }]} pagination={false} />
        <Pagination total={50} />
      </>,
      { theme, density },
    );
    expect(await violations()).toEqual([]);
  });
});

it.each([
  ['zh-CN', '关闭'],
  ['en-US', 'Close'],
] as const)('calls what closes dialogs and drawers by its name in %s', async (locale, name) => {
  renderThemed(
    <>
      <Modal open title="一" footer={null} />
      <Drawer open title="二" />
    </>,
    { locale },
  );
  const close = page.getByRole('button', { name, exact: true });
  await expect.poll(() => close.elements()).toHaveLength(2);
});
