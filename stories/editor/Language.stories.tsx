import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { D2Editor } from '@letu/d2/editor';
import { GraphvizEditor } from '@letu/graphviz/editor';
import { MermaidEditor } from '@letu/mermaid/editor';
import { commonArgs, type CommonProps } from './commonStories.js';
import { followToolbar } from './followToolbar.js';
import { previewState, textBox } from './play.js';

const meta = {
  title: '编辑器 Editor/源文本 Text',
  component: GraphvizEditor,
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const PATIENT = { timeout: 30_000 };

/** Keywords, attributes with their values, and names of the diagram are offered while one types. */
export const Completion: Story = {
  name: '补全 Completion',
  args: { defaultValue: 'digraph {\n  下单 -> 支付\n  支付 [shape=' },
  async play({ canvasElement, userEvent }) {
    await previewState(canvasElement, 'error');
    await waitFor(() => expect(textBox(canvasElement)).toHaveAttribute('data-language'), PATIENT);
    await userEvent.click(textBox(canvasElement));
    await userEvent.keyboard('{Control>}{End}{/Control}{Control>} {/Control}');
    await waitFor(
      () => expect(canvasElement.querySelector('.cm-tooltip-autocomplete')).toBeVisible(),
      PATIENT,
    );
  },
};

/** Squiggles, marks in the gutter and a list say what is wrong; the fixes stand beside it. */
export const QuickFix: Story = {
  name: '快速修复 Quick fix',
  args: { defaultValue: 'graph {\n  甲 -> 乙\n}\n' },
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'error');
    const problems = canvas.getByRole('region', { name: '问题' });
    await waitFor(() => expect(problems.querySelector('.letu-fix')).not.toBeNull(), PATIENT);
    await userEvent.click(problems.querySelector('.letu-fix')!);
    await previewState(canvasElement, 'ready');
    await expect(problems).toHaveTextContent('没有发现问题');
  },
};

/** The last good picture stays while the text is broken, and says so. */
export const StalePicture: Story = {
  name: '保留上一张图 Stale picture',
  args: { defaultValue: 'digraph {\n  甲 -> 乙\n}\n' },
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(textBox(canvasElement));
    await userEvent.keyboard('{Control>}{Home}{/Control}{Delete}');
    await previewState(canvasElement, 'stale');
    await expect(canvas.getAllByText('文本有错误，显示的是之前的图')[0]).toBeVisible();
  },
};

/** A language whose indentation has meaning, or a form of its own, is laid out anew with Alt+Shift+F. */
export const Format: Story = {
  name: '整理格式 Format',
  render: (props) => <D2Editor {...props} />,
  args: { defaultValue: '网关: {\n鉴权\n限流\n}\n' },
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(await canvas.findByRole('button', { name: '整理格式' }, PATIENT));
    await waitFor(() => expect(textBox(canvasElement)).toHaveTextContent(/\{\s+鉴权\s+限流/), PATIENT);
  },
};

/** Blocks fold. */
export const Folding: Story = {
  name: '折叠 Folding',
  render: (props) => <MermaidEditor {...props} />,
  args: { defaultValue: 'flowchart LR\n  subgraph 前端\n    页面 --> 接口\n  end\n  接口 --> 服务\n' },
  async play({ canvasElement, userEvent }) {
    await previewState(canvasElement, 'ready');
    await waitFor(() => expect(textBox(canvasElement)).toHaveAttribute('data-language'), PATIENT);
    await userEvent.click(textBox(canvasElement));
    await userEvent.keyboard(
      '{Control>}{Home}{/Control}{ArrowDown}{Control>}{Alt>}[BracketLeft]{/Alt}{/Control}',
    );
    await waitFor(() => expect(canvasElement.querySelector('.cm-foldPlaceholder')).not.toBeNull());
  },
};

/** Nothing written yet: the preview says what to do. */
export const Empty: Story = {
  name: '空文本 Empty',
  args: { defaultValue: '' },
  play: ({ canvasElement }) => previewState(canvasElement, 'idle'),
};
