import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindShortcuts } from '@letu/editor/dialogs';
import { kindNamed } from './kinds.js';

/** The editor is loaded, which is asked for its commands. */
const PATIENT = { timeout: 30_000 };

const meta = {
  title: '编辑器 Editor/KindShortcuts',
  component: KindShortcuts,
  parameters: {
    layout: 'padded',
    docs: { subtitle: '一种图的编辑器里的全部快捷键，由编辑器自己说出来，不用另抄一份。' },
  },
  tags: ['autodocs'],
  args: {
    kind: kindNamed('pikchr'),
    locale: 'zh-CN',
    theme: 'light',
    pending: <p>正在读取快捷键…</p>,
    none: <p>没有符合的快捷键</p>,
  },
  argTypes: { kind: { control: false }, pending: { control: false }, none: { control: false } },
} satisfies Meta<typeof KindShortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '试一试 Playground',
  async play({ canvas }) {
    await expect(await canvas.findByText('打开文件…', {}, PATIENT)).toBeVisible();
  },
};

/** Words of which no command has any in its title. */
export const NoneFound: Story = {
  name: '没有找到 None found',
  args: { search: '没有这样的命令' },
  async play({ canvas }) {
    await expect(await canvas.findByText('没有符合的快捷键', {}, PATIENT)).toBeVisible();
  },
};
