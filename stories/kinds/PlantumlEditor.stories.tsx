import type { Meta, StoryObj } from '@storybook/react-vite';
import { plantuml } from '@letu/plantuml';
import { PlantumlEditor } from '@letu/plantuml/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';

const meta = {
  title: '各种语言 Kinds/PlantumlEditor',
  component: PlantumlEditor,
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(PlantumlEditor, {
  examples: plantuml.examples,
  broken: '@startuml\n甲 -> 乙 : 你好\n甲 乙 ->> : 这一行写错了\n@enduml\n',
});

export const Default: Story = common.Default;
export const Playground: Story = {};
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
