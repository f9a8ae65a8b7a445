import type { Meta, StoryObj } from '@storybook/react-vite';
import { plantuml } from '@letu/plantuml';
import { PlantumlEditor } from '@letu/plantuml/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/PlantumlEditor',
  component: PlantumlEditor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: 'UML 与更多图，自带 C4、AWS、Azure、Kubernetes 等标准库。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(PlantumlEditor, {
  examples: plantuml.examples,
  broken: '@startuml\n甲 -> 乙 : 你好\n甲 乙 ->> : 这一行写错了\n@enduml\n',
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
