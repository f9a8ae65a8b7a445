/** @jsxImportSource @emotion/react */
import { DeleteOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { LibraryItem, ListedKind } from '@letu/core';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { GraphPicture } from './GraphPicture.js';

const styles = {
  card: css({
    border: '1px solid var(--letu-border)',
    borderRadius: 'var(--letu-radius-sm)',
    overflow: 'hidden',
  }),
  // Shapes are drawn for a light ground.
  picture: css({ padding: 8, background: '#ffffff', color: '#1f2329' }),
  row: css({ display: 'flex', alignItems: 'center', borderTop: '1px solid var(--letu-border)' }),
};

export interface LibraryItemCardProps {
  readonly kind: ListedKind;
  readonly item: LibraryItem;
  onRename(title: string): void;
  onRemove(): void;
}

/** Something in a library, with its name to be written over. */
export function LibraryItemCard({ kind, item, onRename, onRemove }: LibraryItemCardProps) {
  const { text } = useSettings();
  const words = text.ownSettings.shape;
  const [typed, setTyped] = useState<string>();
  const title = item.title || words.untitled;
  const finish = () => {
    if (typed !== undefined && typed.trim() !== item.title) onRename(typed.trim());
    setTyped(undefined);
  };
  return (
    <li css={styles.card}>
      <div css={styles.picture}>
        <GraphPicture kind={kind} source={item.source} height={72} />
      </div>
      <div css={styles.row}>
        <Input
          size="small"
          variant="borderless"
          aria-label={words.rename(title)}
          maxLength={100}
          placeholder={words.untitled}
          value={typed ?? item.title}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={finish}
          onBlur={finish}
        />
        <Button
          type="text"
          size="small"
          aria-label={words.remove(title)}
          icon={<DeleteOutlined aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
