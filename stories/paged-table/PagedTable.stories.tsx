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
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
  args: { count: 42, defaultQuery: { pageSize: 10 } },
  render: (args: StoryProps) => <MemoryTable {...args} />,
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<StoryProps>;

const never = () => new Promise<never>(() => undefined);

export const Playground: Story = {};
export const Localized: Story = { args: { locale: 'en-US' } };
export const Cards: Story = { args: { defaultView: 'cards', defaultQuery: { pageSize: 8 } } };
export const ReadOnly: Story = { args: { isSelectable: false, hideToolbar: true } };
export const Empty: Story = { args: { count: 0 } };
export const NothingFound: Story = { args: { defaultQuery: { pageSize: 10, search: '没有的' } } };
export const Loading: Story = { args: { source: never } };
export const Failed: Story = { args: { source: () => Promise.reject(new Error('down')) } };
/** Only the rows in sight are drawn. */
export const TenThousandRows: Story = { args: { count: 10_000, defaultQuery: { pageSize: 10_000 } } };
/** A page beyond the end becomes the last one. */
export const PageBeyondTheEnd: Story = { args: { defaultQuery: { page: 99, pageSize: 10 } } };
/** Every row is shown, though two have the same key. */
export const DuplicateKeys: Story = {
  args: {
    data: { rows: [...graphs(2), ...graphs(2)], total: 4, status: 'ready' },
  },
};
export const NoWidth: Story = {
  render: (args) => (
    <div style={{ width: 0, overflow: 'hidden' }}>
      <MemoryTable {...args} />
    </div>
  ),
};

/** The last row of the last page: one page back. */
export const DeleteLastRow: Story = {
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
  args: { count: 12, defaultQuery: { pageSize: 5 } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择登录流程 1' }));
    await userEvent.click(canvas.getByTitle('3'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择仓库架构 11' }));
    await expect(canvas.getByText('已选 2 条，其中 1 条在其他页')).toBeVisible();
  },
};
