import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames, LetuIcon } from '@letu/icon-picker';
import { contrast, motion, radius, space, type, useLetu } from '@letu/theme';
import { Sheet, Swatch } from './parts.js';

const meta = {
  title: '基础 Foundations',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SURFACES = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'accentSoft',
  'successSoft',
  'warningSoft',
  'errorSoft',
] as const;
const TEXTS = ['text', 'textQuiet', 'textFaint', 'accent', 'success', 'warning', 'error'] as const;

function ColourSheet() {
  const { colours } = useLetu().tokens;
  return (
    <>
      <Sheet title="底色与文字 Surfaces and text">
        {SURFACES.map((surface) => (
          <div
            key={surface}
            style={{
              padding: 16,
              border: `1px solid ${colours.border}`,
              borderRadius: radius.md,
              background: colours[surface],
              color: colours.text,
            }}
          >
            <strong>{surface}</strong>
            {TEXTS.map((text) => (
              <div key={text} style={{ color: colours[text] }}>
                {text} {contrast(colours[text], colours[surface]).toFixed(1)}
              </div>
            ))}
          </div>
        ))}
      </Sheet>
      <Sheet title="品牌 Brand">
        <Swatch name="群青 accent" colour={colours.accent} ink={colours.onAccent} />
        <Swatch name="藤黄 sun" colour={colours.sun} ink={colours.onSun} />
      </Sheet>
      <Sheet title="系列 Series">
        {Object.entries(colours.series).map(([name, colour]) => (
          <Swatch key={name} name={name} colour={colour} ink={colours.onAccent} />
        ))}
      </Sheet>
    </>
  );
}

/** Every text on every surface, with its contrast. */
export const Colours: Story = { render: () => <ColourSheet /> };

/** The scale, in Chinese and Latin letters. */
export const Type: Story = {
  render: () => (
    <div>
      {Object.entries(type.steps).map(([name, { size, lineHeight }]) => (
        <p key={name} style={{ margin: '0 0 16px', fontSize: size, lineHeight: `${lineHeight}px` }}>
          发现创作的乐趣 Draw 123 — {name} {size}/{lineHeight}
        </p>
      ))}
      <p style={{ fontFamily: type.familyCode }}>flowchart LR; 想法 --&gt; 草稿 --&gt; 图</p>
    </div>
  ),
};

/** The 18 symbols, at 48, 24 and 16 pixels. */
export const Icons: Story = {
  render: () => (
    <Sheet title="图标 Icons">
      {iconNames.map((name) => (
        <div key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <LetuIcon name={name} size={48} />
          <LetuIcon name={name} size={24} />
          <LetuIcon name={name} size={16} />
          <span>{name}</span>
        </div>
      ))}
    </Sheet>
  ),
};

function SpaceSheet() {
  const { colours, elevation } = useLetu().tokens;
  const box = { background: colours.surface, padding: 16 };
  return (
    <>
      <Sheet title="间距 Space">
        {Object.entries(space).map(([name, size]) => (
          <div key={name}>
            <div style={{ width: size, height: 16, background: colours.accent }} />
            {name} {size}
          </div>
        ))}
      </Sheet>
      <Sheet title="圆角 Radius">
        {Object.entries(radius).map(([name, size]) => (
          <div key={name} style={{ ...box, border: `1px solid ${colours.borderStrong}`, borderRadius: size }}>
            {name} {size}
          </div>
        ))}
      </Sheet>
      <Sheet title="阴影 Elevation">
        {Object.entries(elevation).map(([name, shadow]) => (
          <div key={name} style={{ ...box, borderRadius: radius.md, boxShadow: shadow }}>
            {name}
          </div>
        ))}
      </Sheet>
    </>
  );
}

export const SpaceRadiusElevation: Story = { render: () => <SpaceSheet /> };

/** Durations and easings. Hover or focus a dot to see it go; for readers who want less motion it jumps. */
export const Motion: Story = {
  render: () => (
    <Sheet title="动效 Motion">
      {Object.entries(motion.easings).map(([name, easing]) => (
        <button key={name} type="button" className="letu-story-motion" style={{ '--ease': easing } as object}>
          <span aria-hidden="true" />
          {name}
        </button>
      ))}
      {Object.entries(motion.durations).map(([name, ms]) => (
        <div key={name}>
          {name} {ms} ms
        </div>
      ))}
      <style>{MOTION}</style>
    </Sheet>
  ),
};

const MOTION = `
.letu-story-motion { padding: 12px 16px; border: 1px solid var(--letu-border); border-radius: 12px; color: inherit; background: var(--letu-surface); font: inherit; text-align: start; }
.letu-story-motion > span { display: block; width: 16px; height: 16px; margin-bottom: 8px; border-radius: 50%; background: var(--letu-accent); transition: translate var(--letu-duration-slow) var(--ease); }
.letu-story-motion:is(:hover, :focus-visible) > span { translate: 100px; }
`;
