import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageTitle, pageTitle, useLetu, type PageTitleProps } from '@letu/theme';

/** The component with a picture of the browser's tab, since it draws nothing itself. */
function Tab({ children, place }: PageTitleProps) {
  const { colours, radius, space } = useLetu().tokens;
  return (
    <>
      <PageTitle {...(place ? { place } : {})}>{children}</PageTitle>
      <div
        style={{
          display: 'inline-flex',
          maxWidth: '100%',
          padding: `${space.sm}px ${space.lg}px`,
          borderColor: colours.border,
          borderStyle: 'solid',
          borderWidth: '1px 1px 0',
          borderRadius: `${radius.md}px ${radius.md}px 0 0`,
          background: colours.surface,
        }}
      >
        {pageTitle(children, place)}
      </div>
    </>
  );
}

const meta = {
  title: '组件 Components/PageTitle',
  component: PageTitle,
  parameters: {
    layout: 'padded',
    docs: { subtitle: '页面标题的规则：自己的标题在前，品牌在后，或者反过来。' },
  },
  tags: ['autodocs'],
  args: { children: '流程图' },
  render: (args) => <Tab {...args} />,
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '试一试 Playground' };
/** The brand first. */
export const After: Story = { name: '品牌在前 After', args: { place: 'after' } };
/** A page without a title of its own has that of the product. */
export const Default: Story = {
  name: '没有标题 Default',
  // Not an empty text: nothing was given at all.
  render: () => <Tab />,
  async play() {
    await waitFor(() => expect(document.title).toBe('乐图 - 发现创作的乐趣'));
  },
};
