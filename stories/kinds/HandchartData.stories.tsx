import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HandchartEditor } from '@letu/handchart/editor';
import { commonArgs, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';
import { previewState } from '../editor/play.js';

const meta = {
  title: '各种语言 Kinds/HandchartData',
  component: HandchartEditor,
  parameters: {
    docs: { subtitle: '手绘图表的数据表和图表类型：和代码改的是同一份文本，撤销也是同一段历史。' },
  },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const SOURCE = `type: combo
title: 营收与增长率
unit: 亿元
data: |
  年份, 营收, 净利润, 增长率
  2023, 121, 19, 23%
  2024, 137, 22, 13%
  2025, 165, 29, 20%
`;

/** Draws the chart and goes to one of the ways to edit it. */
async function show(canvasElement: HTMLElement, view: string, state = 'ready') {
  await previewState(canvasElement, state);
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('tab', { name: view }));
  return canvas;
}

export const Data: Story = {
  name: '数据表 Data grid',
  args: { defaultValue: SOURCE },
  async play({ canvasElement }) {
    const canvas = await show(canvasElement, '数据');
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('gridcell', { name: '137' }) });
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4));
  },
};

export const Types: Story = {
  name: '图表类型 Chart types',
  args: { defaultValue: SOURCE },
  async play({ canvasElement }) {
    const canvas = await show(canvasElement, '图表类型');
    await waitFor(
      () =>
        expect(
          canvas.getByRole('radio', { name: '桑基图' }).closest('label')?.querySelector('img'),
        ).not.toBeNull(),
      {
        timeout: 30_000,
      },
    );
    await expect(canvas.getByRole('radio', { name: '柱线组合图' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '日历图' })).toBeDisabled();
  },
};

export const Empty: Story = {
  name: '没有数据 No data',
  args: { defaultValue: 'type: bar\n' },
  async play({ canvasElement }) {
    const canvas = await show(canvasElement, '数据', 'error');
    await expect(canvas.getByRole('button', { name: '新建一张表' })).toBeVisible();
  },
};

export const Broken: Story = {
  name: '代码有错误 Mistake in the code',
  args: { defaultValue: SOURCE.replace('unit: 亿元', 'unit: [亿元') },
  async play({ canvasElement }) {
    const canvas = await show(canvasElement, '数据', 'error');
    await waitFor(() => expect(canvas.getByText(/第 \d+ 行有错误/)).toBeVisible());
  },
};
