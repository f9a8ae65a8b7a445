import type { Meta, StoryObj } from '@storybook/react-vite';
import { mindmap } from '@letu/mindmap';
import { MindmapEditor } from '@letu/mindmap/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';
import { canvasDrawn } from '../editor/play.js';

const meta = {
  title: '各种语言 Kinds/MindmapEditor',
  component: MindmapEditor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '思维导图：七种布局、十套主题，在画布上改，也能当大纲读。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

/** More levels than a map can have. */
const tooDeep = [
  '# 太深的导图',
  ...Array.from({ length: 201 }, (_, level) => `${' '.repeat(level)}- 第 ${level + 1} 层`),
].join('\n');

const common = commonStories(MindmapEditor, { examples: mindmap.examples, broken: tooDeep, isCanvas: true });

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;

/** A map of two thousand topics, which is edited as a small one is. */
const LARGE = `# 两千个主题\n${Array.from({ length: 2000 }, (_, index) => `${index % 20 === 0 ? '' : index % 5 === 1 ? '  ' : '    '}- 第 ${index + 1} 个`).join('\n')}\n`;

export const Large: Story = {
  name: '两千个主题 Two thousand topics',
  tags: ['!autodocs'],
  args: { defaultValue: LARGE },
  play: ({ canvasElement }) => canvasDrawn(canvasElement),
};
