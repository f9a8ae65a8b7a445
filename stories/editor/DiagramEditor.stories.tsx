import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiagramEditor } from '@letu/editor';
import { mermaid } from '@letu/mermaid';
import type { ComponentType } from 'react';
import { commonArgs, commonStories, type CommonProps } from './commonStories.js';
import { followToolbar } from './followToolbar.js';
import { KIND_NAMES, kindNamed, type KindName } from './kinds.js';

type StoryProps = CommonProps & { readonly kind?: KindName };

/** `DiagramEditor` with a kind that is chosen by its name. */
function Editor({ kind = 'mermaid', ...props }: StoryProps) {
  return <DiagramEditor key={kind} kind={kindNamed(kind)} {...props} />;
}

const meta = {
  title: '编辑器 Editor/DiagramEditor',
  // Its props are documented; the kind is chosen by its name.
  component: DiagramEditor as unknown as ComponentType<StoryProps>,
  render: (props) => <Editor {...props} />,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '左边写字，右边是图：一个外壳，任何一种语言。' } },
  decorators: [followToolbar],
  argTypes: { kind: { control: 'select', options: KIND_NAMES } },
  args: { ...commonArgs, kind: 'mermaid', readOnly: false },
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<StoryProps>;

const common = commonStories(Editor, {
  examples: mermaid.examples.slice(0, 3),
  broken: 'flowchart LR\n  想法 --> 草稿[未闭合\n',
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
