import type { Meta, StoryObj } from '@storybook/react-vite';
import { motion } from '@letu/theme';
import type { CSSProperties } from 'react';
import { Sheet } from './parts.js';

const meta = {
  title: '基础 Foundations/动效 Motion',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface MoverProps {
  readonly name: string;
  readonly use: string;
  readonly time: string;
  readonly ease: string;
}

/** A dot that goes while it is pointed at or has the focus. */
function Mover({ name, use, time, ease }: MoverProps) {
  return (
    <button
      type="button"
      className="mover"
      style={
        { '--time': `var(--letu-duration-${time})`, '--ease': `var(--letu-ease-${ease})` } as CSSProperties
      }
    >
      <i aria-hidden="true" />
      {name}
      <small>{use}</small>
    </button>
  );
}

const EASINGS: Readonly<Record<keyof typeof motion.easings, string>> = {
  standard: '在页面里移动',
  enter: '进来',
  exit: '离开',
  joy: '刚做好、刚选中',
};

/** Hover or focus a dot to see it go; for readers who want less motion it jumps. */
export const Easings: Story = {
  name: '缓动 Easings',
  render: () => (
    <Sheet title="缓动 Easings" column={200}>
      {Object.entries(EASINGS).map(([name, use]) => (
        <Mover key={name} time="slow" ease={name} {...{ name, use }} />
      ))}
    </Sheet>
  ),
};

/** How long things move. */
export const Durations: Story = {
  name: '时长 Durations',
  render: () => (
    <Sheet title="时长 Durations" column={200}>
      {Object.entries(motion.durations).map(([name, ms]) => (
        <Mover key={name} use={`${ms} ms`} time={name} ease="standard" name={name} />
      ))}
    </Sheet>
  ),
};
