/** @jsxImportSource @emotion/react */
import { SearchOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { shortcutLabel, useIsMac } from '@letu/editor/palette';
import { useSettings } from '../../settings/SettingsProvider.js';
import { PALETTE_KEYS, usePalette } from './paletteContext.js';

const styles = {
  keys: css({
    padding: '0 6px',
    border: '1px solid var(--letu-border)',
    borderRadius: 4,
    color: 'var(--letu-text-quiet)',
    font: 'inherit',
    fontSize: 'var(--letu-size-caption)',
    lineHeight: '18px',
    // A phone has no such keys, and a page about one diagram no room.
    '@media (max-width: 1100px)': { display: 'none' },
  }),
};

/** The way to the palette for whoever does not know its keys. */
export function PaletteButton() {
  const { text } = useSettings();
  const palette = usePalette();
  const mac = useIsMac();
  const keys = shortcutLabel(PALETTE_KEYS, mac);
  return (
    <Button
      type="text"
      icon={<SearchOutlined aria-hidden="true" />}
      // Whoever speaks to the page says what stands on the button.
      aria-label={`${text.palette.open} ${keys}`}
      aria-haspopup="dialog"
      data-tour="palette"
      aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      title={text.palette.open}
      onClick={() => palette.open()}
    >
      <kbd css={styles.keys}>{keys}</kbd>
    </Button>
  );
}
