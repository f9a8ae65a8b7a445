import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames, LetuIcon } from '@letu/icon-picker';
import { useLetu } from '@letu/theme';
import { Sheet } from './parts.js';

const meta = {
  title: '基础 Foundations/图标 Icons',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The 18 symbols at 48, 24 and 16 pixels. */
export const All: Story = {
  name: '全部 All',
  render: () => (
    <Sheet title="图标 Icons" column={200}>
      {iconNames.map((name) => (
        <div key={name} className="icon-sizes">
          <LetuIcon name={name} size={48} />
          <LetuIcon name={name} size={24} />
          <LetuIcon name={name} size={16} />
          <span>{name}</span>
        </div>
      ))}
    </Sheet>
  ),
};

function ColourSheet() {
  const series = Object.entries(useLetu().tokens.colours.series);
  return (
    <Sheet title="颜色 Colours" column={200}>
      {series.map(([name, colour], at) => (
        <div key={name} className="icon-sizes" style={{ color: colour }}>
          <LetuIcon name={iconNames[at] ?? 'book'} size={32} />
          {name}
        </div>
      ))}
    </Sheet>
  );
}

/** A symbol has the colour of the text around it: one of the series, if it has one of its own. */
export const Coloured: Story = { name: '颜色 Colours', render: () => <ColourSheet /> };
