import { Button, ConfigProvider, theme as antd, type ThemeConfig } from 'antd';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import type { Theme } from '@letu/core';
import { DiagramEditor } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import { contrast, LetuProvider } from '@letu/theme';
import { render } from './render.js';

const THEMES = ['light', 'dark'] as const;
const OPPOSITE = { light: 'dark', dark: 'light' } as const;

/** Hosts whose colours are readable in their own theme only. */
const HOSTS: Readonly<Record<Theme, ThemeConfig>> = {
  light: {
    algorithm: [antd.defaultAlgorithm, antd.compactAlgorithm],
    token: { colorText: '#111111', colorPrimary: '#7a2da0', borderRadius: 2 },
  },
  dark: {
    algorithm: antd.darkAlgorithm,
    token: {
      colorText: '#eeeeee',
      colorPrimary: '#d2a8ff',
      colorBgContainer: 'rgb(20, 20, 20)',
      borderRadius: 2,
    },
  },
};

const editor = (theme: Theme) => (
  <DiagramEditor
    kind={pikchr}
    defaultValue="box"
    storageKey={null}
    theme={theme}
    toolbarEnd={<Button id="probe">宿主</Button>}
  />
);

/** What a button of antd's looks like inside of an editor. */
function look(container: HTMLElement) {
  const button = container.querySelector<HTMLElement>('#probe')!;
  const { color, backgroundColor, borderRadius, transitionDuration } = getComputedStyle(button);
  return {
    color: hex(color),
    ground: hex(backgroundColor),
    borderRadius,
    transitionDuration,
    height: button.offsetHeight,
  };
}

/** Writes an opaque `rgb()` as six digits. */
function hex(colour: string): string {
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

async function emulate(features: Readonly<Record<string, string>>): Promise<void> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: list });
}

describe.each(THEMES)('in a %s host of antd', (hostTheme) => {
  const host = HOSTS[hostTheme];

  it('an editor of the same theme takes over everything the host has set', () => {
    const { container } = render(<ConfigProvider theme={host}>{editor(hostTheme)}</ConfigProvider>);
    expect(look(container)).toMatchObject({ color: host.token?.colorText, borderRadius: '2px' });
  });

  it('an editor of the other theme stays readable, and takes over what is no colour', () => {
    const theme = OPPOSITE[hostTheme];
    const { container } = render(<ConfigProvider theme={host}>{editor(theme)}</ConfigProvider>);
    const { color, ground, borderRadius, height } = look(container);
    expect(contrast(color, ground)).toBeGreaterThan(7);
    expect(borderRadius).toBe('2px');
    expect(height).toBe(hostTheme === 'light' ? 28 : 32);
  });
});

describe.each(THEMES)('in a %s provider of Letu', (hostTheme) => {
  it.each(THEMES)('a %s editor looks as one does in a provider of its own theme', (theme) => {
    const colours = { [theme]: { text: theme === 'dark' ? '#fff0f5' : '#201018' } };
    const { container } = render(
      <LetuProvider theme={hostTheme} density="compact" colours={colours}>
        {editor(theme)}
      </LetuProvider>,
    );
    const own = render(
      <LetuProvider theme={theme} density="compact" colours={colours}>
        {editor(theme)}
      </LetuProvider>,
    );
    expect(look(container)).toEqual(look(own.container));
    expect(look(container).color).toBe(colours[theme]?.text);
  });
});

describe('movement', () => {
  it.each([
    ['stays out of antd where the reader asks for less', 'reduce', '0s'],
    ['is in antd otherwise', 'no-preference', '0.2s'],
  ])('%s', async (_name, preference, expected) => {
    await emulate({ 'prefers-reduced-motion': preference });
    const { container } = render(editor('light'));
    expect(look(container).transitionDuration).toBe(expected);
    await emulate({ 'prefers-reduced-motion': 'reduce' });
  });
});
