import type { Meta, StoryObj } from '@storybook/react-vite';
import { type } from '@letu/theme';
import './foundations.css';

const meta = {
  title: '基础 Foundations/文字 Type',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six steps, from captions to what a page says first. */
export const Scale: Story = {
  name: '字号 Scale',
  render: () => (
    <>
      {Object.entries(type.steps).map(([name, { size, lineHeight }]) => (
        <div key={name} className="type-step">
          <span>
            {name} {size}/{lineHeight}
          </span>
          <span style={{ fontSize: size, lineHeight: `${lineHeight}px` }}>发现创作的乐趣 Draw 123</span>
        </div>
      ))}
    </>
  ),
};

/** Two weights: Chinese fonts seldom have a real one between. */
export const Weights: Story = {
  name: '字重 Weights',
  render: () => (
    <>
      {Object.entries(type.weights).map(([name, weight]) => (
        <div key={name} className="type-step">
          <span>
            {name} {weight}
          </span>
          <span style={{ fontSize: type.steps.lead.size, fontWeight: weight }}>一张图，胜过千言万语。</span>
        </div>
      ))}
    </>
  ),
};

/** Code, in which Chinese is as wide as two letters where the fonts of the system allow it. */
export const Code: Story = {
  name: '代码 Code',
  render: () => <pre className="code-sample">{'flowchart LR\n  想法[一闪而过] --> 草稿\n  草稿 --> 图'}</pre>,
};
