import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DiagramImage } from '@letu/editor/view';

const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80">
  <g fill="#e9edfd" stroke="#2f49c8" stroke-width="2">
    <rect x="8" y="20" width="88" height="40" rx="8"/>
    <rect x="144" y="20" width="88" height="40" rx="8"/>
    <path d="M96 40h46m-8-6 8 6-8 6" fill="none"/>
  </g>
  <g fill="#1d1f2b" font-family="sans-serif" font-size="15" text-anchor="middle">
    <text x="52" y="46">想法</text>
    <text x="188" y="46">图</text>
  </g>
</svg>`;

const meta = {
  title: '编辑器 Editor/DiagramImage',
  component: DiagramImage,
  parameters: { layout: 'padded', docs: { subtitle: '一张已经画好的图，比如存下来的那张。' } },
  tags: ['autodocs'],
  args: { svg: DRAWN, alt: '想法通向图', style: { background: '#ffffff' } },
} satisfies Meta<typeof DiagramImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '试一试 Playground' };

/** What scripts and addresses a picture brings along, an `<img>` does not follow. */
export const Hostile: Story = {
  name: '恶意的图 Hostile',
  args: { svg: DRAWN.replace('<g ', '<script>document.title = "executed"</script><g ') },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(document.title).not.toBe('executed');
  },
};
