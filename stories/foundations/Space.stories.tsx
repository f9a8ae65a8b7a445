import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius, space, useLetu } from '@letu/theme';
import { Sheet } from './parts.js';

const meta = {
  title: '基础 Foundations/空间与层次 Space and depth',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Distances, in pixels. */
export const Space: Story = {
  name: '间距 Space',
  render: () => (
    <Sheet title="间距 Space">
      {Object.entries(space).map(([name, size]) => (
        <div key={name} className="space-bar">
          <i style={{ width: size }} />
          {name} {size}
        </div>
      ))}
    </Sheet>
  ),
};

/** Marks, fields and buttons, cards, dialogs, pills. */
export const Radius: Story = {
  name: '圆角 Radius',
  render: () => (
    <Sheet title="圆角 Radius">
      {Object.entries(radius).map(([name, size]) => (
        <div key={name} className="boxed" style={{ borderRadius: size }}>
          {name} {size}
        </div>
      ))}
    </Sheet>
  ),
};

function ElevationSheet() {
  const { elevation } = useLetu().tokens;
  const uses: Readonly<Record<keyof typeof elevation, string>> = {
    rest: '静置：卡片',
    raised: '抬起：浮动条、对话框',
    floating: '悬浮：菜单',
  };
  return (
    <Sheet title="阴影 Elevation" column={200}>
      {Object.entries(uses).map(([name, use]) => (
        <div
          key={name}
          className="boxed"
          style={{ boxShadow: elevation[name as keyof typeof elevation], background: 'var(--letu-raised)' }}
        >
          {use}
          <small>{name}</small>
        </div>
      ))}
    </Sheet>
  );
}

/** Three heights. */
export const Elevation: Story = { name: '阴影 Elevation', render: () => <ElevationSheet /> };
