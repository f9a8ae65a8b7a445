/** @jsxImportSource @emotion/react */
import { LockOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Tag } from 'antd';
import { Link } from 'react-router';
import type { Plugin } from '@letu/client';
import { column, note, panel } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { PluginIcon } from './PluginIcon.js';
import { PluginSwitch } from './PluginSwitch.js';
import { ruleOf, usePurpose } from './usePlugin.js';

const styles = {
  card: css(panel, {
    position: 'relative',
    display: 'flex',
    gap: 14,
    height: '100%',
    padding: 16,
    '&:hover, &:focus-within': { borderColor: 'var(--letu-accent)', boxShadow: 'var(--letu-shadow-raised)' },
    "&[data-off='true'] > :first-of-type": { filter: 'grayscale(1)', opacity: 0.6 },
  }),
  words: css(column, { flex: 1, gap: 4, minWidth: 0, alignItems: 'flex-start' }),
  title: css({
    fontSize: 'var(--letu-size-lead)',
    fontWeight: 600,
    a: { color: 'inherit', textDecoration: 'none' },
    // The whole card opens its page, with one link for keyboards and screen readers.
    'a::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 'var(--letu-radius-md)' },
    'a:focus-visible': { outline: 'none' },
    'a:focus-visible::after': { outline: '2px solid var(--letu-accent)', outlineOffset: -2 },
  }),
  purpose: css(note, { lineHeight: 'var(--letu-height-caption)' }),
  control: css({ position: 'relative', zIndex: 1, flex: 'none', alignSelf: 'flex-start' }),
};

/** A kind or a tool of the list, with its switch. */
export function PluginCard({ plugin }: { plugin: Plugin }) {
  const words = useSettings().text.build.plugin;
  const purpose = usePurpose(plugin);
  const rule = ruleOf(plugin);
  return (
    <div css={styles.card} data-off={!plugin.enabled}>
      <PluginIcon plugin={plugin} size={44} />
      <div css={styles.words}>
        <h3 css={styles.title}>
          <Link to={`/build/plugin/${plugin.key}`}>{plugin.title}</Link>
        </h3>
        <p css={styles.purpose}>{purpose}</p>
        {rule && (
          <Tag bordered={false} icon={<LockOutlined aria-hidden="true" />}>
            {rule === 'off' ? words.offBySite : words.lockedBySite}
          </Tag>
        )}
      </div>
      <div css={styles.control}>
        <PluginSwitch plugin={plugin} />
      </div>
    </div>
  );
}
