import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiagramView, type DiagramViewProps } from '@letu/editor/view';
import { KIND_NAMES, kindNamed, type KindName } from './kinds.js';

type StoryProps = Omit<DiagramViewProps<object>, 'kind' | 'options' | 'engine'> & { kind: KindName };

const meta = {
  title: '编辑器 Editor/DiagramView',
  component: DiagramView as never,
  argTypes: { kind: { control: 'select', options: KIND_NAMES } },
  args: { kind: 'mermaid', theme: 'light', locale: 'zh-CN', source: 'flowchart LR; 想法 --> 草稿 --> 图' },
  render: ({ kind, ...props }: StoryProps) => (
    <DiagramView key={kind} kind={kindNamed(kind)} style={{ height: '100vh' }} {...props} />
  ),
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<StoryProps>;

export const Playground: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
export const Localized: Story = {
  args: { locale: 'en-US', source: 'flowchart LR; Idea --> Draft --> Picture' },
};
export const SyntaxError: Story = { args: { kind: 'pikchr', source: 'bxo "归档"' } };
