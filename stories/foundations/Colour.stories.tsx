import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast, useLetu, type SeriesColours, type SyntaxColours } from '@letu/theme';
import { Sheet, Swatch } from './parts.js';

const meta = {
  title: '基础 Foundations/色彩 Colour',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const useColours = () => useLetu().tokens.colours;

const SURFACES = {
  ground: '页面',
  surface: '卡片、表格、输入框',
  raised: '菜单、对话框',
  sunken: '凹处、表头',
  accentSoft: '选中',
  successSoft: '成功',
  warningSoft: '提醒',
  errorSoft: '出错',
} as const;
const TEXTS = [
  'text',
  'textQuiet',
  'textFaint',
  'accent',
  'accentHover',
  'accentActive',
  'success',
  'warning',
  'error',
] as const;
const SERIES: Readonly<Record<keyof SeriesColours, string>> = {
  ultramarine: '群青',
  gamboge: '藤黄',
  bamboo: '竹青',
  cinnabar: '朱砂',
  wisteria: '紫藤',
  lake: '湖蓝',
  rouge: '胭脂',
  earth: '赭石',
  slate: '青灰',
};

function BrandSheet() {
  const { accent, onAccent, sun, onSun, ground, text } = useColours();
  const isDark = useLetu().theme === 'dark';
  return (
    <Sheet title="品牌 Brand" column={200}>
      {[
        <Swatch key="accent" name="群青" token="accent" colour={accent} ink={onAccent} />,
        <Swatch key="sun" name="藤黄" token="sun" colour={sun} ink={onSun} />,
        <Swatch key="ground" name={isDark ? '夜' : '宣纸'} token="ground" colour={ground} ink={text} />,
        <Swatch key="text" name={isDark ? '月光' : '墨'} token="text" colour={text} ink={ground} />,
      ]}
    </Sheet>
  );
}

/** Ultramarine to act, gamboge for one warm spot, on paper and ink. */
export const Brand: Story = { name: '品牌 Brand', render: () => <BrandSheet /> };

function PairSheet() {
  const colours = useColours();
  return (
    <Sheet title="底色与文字 Surfaces and text" column={230}>
      {Object.entries(SURFACES).map(([token, use]) => {
        const surface = colours[token as keyof typeof SURFACES];
        return (
          <div key={token} className="on-surface" style={{ background: surface, color: colours.text }}>
            <strong>
              {token} · {use}
            </strong>
            <dl>
              {TEXTS.map((text) => [
                <dt key={text} style={{ color: colours[text] }}>
                  {text}
                </dt>,
                <dd key={`${text} contrast`}>{contrast(colours[text], surface).toFixed(1)}</dd>,
              ])}
            </dl>
          </div>
        );
      })}
    </Sheet>
  );
}

/** Every text on every surface, with its contrast. None is under 4.5. */
export const Pairs: Story = { name: '底色与文字 Pairs', render: () => <PairSheet /> };

function SeriesSheet() {
  const { series, onAccent } = useColours();
  return (
    <Sheet title="系列 Series">
      {Object.entries(SERIES).map(([token, name]) => (
        <Swatch
          key={token}
          name={name}
          token={`series.${token}`}
          colour={series[token as keyof SeriesColours]}
          ink={onAccent}
        />
      ))}
    </Sheet>
  );
}

/** Nine colours that tell kinds, people or icons apart; each is legible as text, too. */
export const Series: Story = { name: '系列 Series', render: () => <SeriesSheet /> };

const CODE: readonly (readonly [keyof SyntaxColours, string])[] = [
  ['comment', '%% 从想法到图\n'],
  ['keyword', 'flowchart '],
  ['value', 'LR\n'],
  ['property', '  想法'],
  ['punctuation', '['],
  ['string', '一闪而过'],
  ['punctuation', '] '],
  ['operator', '--> '],
  ['property', '图\n'],
  ['keyword', '  class '],
  ['property', '图 '],
  ['type', 'done\n'],
  ['meta', '  %%{init: {}}%%'],
];

function CodeSheet() {
  const { syntax } = useColours();
  return (
    <pre className="code-sample">
      {CODE.map(([token, text], at) => (
        <span key={at} style={{ color: syntax[token] }}>
          {text}
        </span>
      ))}
    </pre>
  );
}

/** The colours of code, on a surface. */
export const Code: Story = { name: '代码 Code', render: () => <CodeSheet /> };
