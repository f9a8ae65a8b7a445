import { useState, type ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DiagramView, type DiagramViewProps } from '@letu/editor/view';
import { mermaid } from '@letu/mermaid';
import { followToolbar } from './followToolbar.js';
import { KIND_NAMES, kindNamed, type KindName } from './kinds.js';
import { previewState } from './play.js';

type StoryProps = Omit<DiagramViewProps<object>, 'kind' | 'options' | 'engine'> & { kind: KindName };

/** `DiagramView` with a kind that is chosen by its name. */
function View({ kind, ...props }: StoryProps) {
  return <DiagramView key={kind} kind={kindNamed(kind)} {...props} />;
}

const meta = {
  title: '编辑器 Editor/DiagramView',
  component: DiagramView as unknown as ComponentType<StoryProps>,
  render: (props) => <View {...props} />,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '只看不改：不含 CodeMirror，也不含 antd，首次加载约 12 kB。' } },
  decorators: [followToolbar],
  argTypes: { kind: { control: 'select', options: KIND_NAMES } },
  args: {
    kind: 'mermaid',
    source: 'flowchart LR; 想法 --> 草稿 --> 图',
    style: { height: '100vh' },
  },
  play: ({ canvasElement }) => previewState(canvasElement, 'ready'),
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<StoryProps>;

export const Playground: Story = { name: '试一试 Playground' };
export const Default: Story = { name: '默认 Default', tags: ['!autodocs'] };
/** The picture follows a text that is edited elsewhere. */
export const Controlled: Story = {
  name: '随文本而变 Controlled',
  render: (props) => <ViewBesideField {...props} />,
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    const image = () => canvasElement.querySelector('img')?.src;
    const before = image();
    await userEvent.type(canvas.getByRole('textbox', { name: '源文本' }), ' --> 分享');
    await waitFor(() => expect(image()).not.toBe(before), { timeout: 30_000 });
  },
};
/** The picture alone, as for a thumbnail. */
export const Plain: Story = {
  name: '缩略图 Plain',
  args: { plain: true, style: { width: '20rem', height: '8rem' } },
};
export const Dark: Story = { name: '深色 Dark', args: { theme: 'dark' } };
export const Localized: Story = {
  name: '英文界面 English',
  args: { locale: 'en-US', source: 'flowchart LR; Idea --> Draft --> Picture' },
};
/** A text without a picture says why. */
export const SyntaxError: Story = {
  name: '语法错误 Syntax error',
  args: { kind: 'pikchr', source: 'bxo "归档"' },
  play: ({ canvasElement }) => previewState(canvasElement, 'error'),
};
export const Examples: Story = {
  name: '几个示例 Examples',
  tags: ['!autodocs'],
  render: (props) => <ViewList {...props} />,
};

/** The view follows a text that is edited elsewhere. */
function ViewBesideField(props: StoryProps) {
  const [source, setSource] = useState(props.source);
  return (
    <>
      <input
        className="story-field"
        aria-label="源文本"
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <View {...props} source={source} style={{ height: '80vh' }} />
    </>
  );
}

/** One view an example, one below the other. */
function ViewList(props: StoryProps) {
  return mermaid.examples.slice(0, 3).map(({ id, title, source }) => (
    <section key={id} aria-label={title['zh-CN']}>
      <h2 className="story-heading">{title['zh-CN']}</h2>
      <View {...props} source={source} aria-label={title['zh-CN']} style={{ height: '24rem' }} />
    </section>
  ));
}
