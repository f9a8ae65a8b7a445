import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PagedTable, type PagedTableProps } from '@letu/paged-table';
import { columns, graphs, memorySource, type Graph } from './graphs.js';

type StoryProps = Partial<PagedTableProps<Graph>> & { count: number };

function MemoryTable({ count, ...props }: StoryProps) {
  const [memory] = useState(() => memorySource(count));
  return (
    <PagedTable<Graph>
      columns={columns}
      rowKey="id"
      nameOf={({ name }) => name}
      source={memory.load}
      remove={memory.remove}
      {...props}
    />
  );
}

const meta = {
  title: '组件 Components/PagedTable',
  component: PagedTable as never,
  parameters: {
    layout: 'padded',
    docs: { subtitle: '按页加载的表格，也是卡片；删除、撤销、跨页选择都按同一条规则。' },
  },
  tags: ['autodocs'],
  argTypes: {
    count: { description: 'Of these stories: how many rows there are.', table: { category: 'Story' } },
  },
  args: { count: 42, defaultQuery: { pageSize: 10 } },
  render: (args: StoryProps) => <MemoryTable {...args} />,
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<StoryProps>;

const never = () => new Promise<never>(() => undefined);

export const Playground: Story = { name: '试一试 Playground' };
/** The words of the table in English; those of the rows are the host’s. */
export const Localized: Story = { name: '英文界面 English', args: { locale: 'en-US' } };
/** The same rows as cards. */
export const Cards: Story = {
  name: '卡片 Cards',
  args: { defaultView: 'cards', defaultQuery: { pageSize: 8 } },
};
/** Nothing can be selected or searched for. */
export const ReadOnly: Story = { name: '只读 Read-only', args: { isSelectable: false, hideToolbar: true } };
/** There are no rows at all. */
export const Empty: Story = { name: '空 Empty', args: { count: 0 } };
/** There are rows, but none that is looked for; one click takes the conditions away. */
export const NothingFound: Story = {
  name: '没有符合条件的 Nothing found',
  args: { defaultQuery: { pageSize: 10, search: '没有的' } },
};
/** The page is still on its way. */
export const Loading: Story = { name: '加载中 Loading', args: { source: never } };
/** The page could not be loaded, and can be tried again. */
export const Failed: Story = {
  name: '加载失败 Failed',
  args: { source: () => Promise.reject(new Error('down')) },
};
/** Only the rows in sight are drawn. */
export const TenThousandRows: Story = {
  name: '一万行 Ten thousand rows',
  args: { count: 10_000, defaultQuery: { pageSize: 10_000 } },
};
/** A page beyond the end becomes the last one. */
export const PageBeyondTheEnd: Story = {
  name: '页码越界 Page beyond the end',
  args: { defaultQuery: { page: 99, pageSize: 10 } },
};
/** Every row is shown, though two have the same key. */
export const DuplicateKeys: Story = {
  name: '重复的键 Duplicate keys',
  args: {
    data: { rows: [...graphs(2), ...graphs(2)], total: 4, status: 'ready' },
  },
};
/** In a place of no width, nothing breaks. */
export const NoWidth: Story = {
  name: '零宽容器 No width',
  render: (args) => (
    <div style={{ width: 0, overflow: 'hidden' }}>
      <MemoryTable {...args} />
    </div>
  ),
};

/** The last row of the last page: one page back. */
export const DeleteLastRow: Story = {
  name: '删除末页最后一行 Delete the last row',
  args: { count: 11, defaultQuery: { page: 2, pageSize: 10 } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '删除仓库架构 11' }));
    await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('已删除 1 条')).toBeVisible();
    await expect(await canvas.findByText('登录流程 1')).toBeVisible();
    await expect(canvas.getByText('共 10 条')).toBeVisible();
  },
};

/** A failed deletion puts the rows back and can be tried again. */
export const DeletionFails: Story = {
  name: '删除失败 Deletion fails',
  args: { count: 4, skipConfirm: true, remove: () => Promise.reject(new Error('refused')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '删除订单时序 2' }));
    await expect(await canvas.findByText('1 条没能删除，已放回列表')).toBeVisible();
    await expect(canvas.getByText('订单时序 2')).toBeVisible();
  },
};

/** Rows stay selected on other pages. */
export const SelectedAcrossPages: Story = {
  name: '跨页选择 Selected across pages',
  args: { count: 12, defaultQuery: { pageSize: 5 } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择登录流程 1' }));
    await userEvent.click(canvas.getByTitle('3'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择仓库架构 11' }));
    await expect(canvas.getByText('已选 2 条，其中 1 条在其他页')).toBeVisible();
  },
};
