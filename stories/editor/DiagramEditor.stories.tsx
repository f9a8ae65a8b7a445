import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiagramEditor, type DiagramEditorProps } from '@letu/editor';
import { KIND_NAMES, kindNamed, type KindName } from './kinds.js';

type StoryProps = Omit<DiagramEditorProps<object>, 'kind' | 'options' | 'engine'> & { kind: KindName };

const meta = {
  title: '编辑器 Editor/DiagramEditor',
  component: DiagramEditor as never,
  argTypes: { kind: { control: 'select', options: KIND_NAMES } },
  args: { kind: 'mermaid', theme: 'light', locale: 'zh-CN', readOnly: false },
  render: ({ kind, ...props }: StoryProps) => (
    <DiagramEditor key={kind} kind={kindNamed(kind)} style={{ height: '100vh' }} {...props} />
  ),
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<StoryProps>;

export const Playground: Story = {};
export const PlantUML: Story = { args: { kind: 'plantuml' } };
export const D2: Story = { args: { kind: 'd2' } };
export const Mermaid: Story = { args: { kind: 'mermaid' } };
export const Graphviz: Story = { args: { kind: 'graphviz' } };
export const Pikchr: Story = { args: { kind: 'pikchr' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const Localized: Story = { args: { locale: 'en-US' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const SyntaxError: Story = {
  args: { kind: 'pikchr', defaultValue: 'box "数据处理" fit\narrow\nbxo "归档" fit\n' },
};
export const Empty: Story = { args: { defaultValue: '' } };
