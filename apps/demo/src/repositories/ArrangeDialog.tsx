/** @jsxImportSource @emotion/react */
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Repository } from '@letu/client';
import { column, oneLine, plainList } from '../layout/parts.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { RepositoryIcon } from './RepositoryIcon.js';

const styles = {
  list: css(plainList, column, { maxHeight: '60vh', overflow: 'auto' }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 0',
    '& + &': { borderTop: '1px solid var(--letu-border)' },
  }),
  name: css(oneLine, { flex: 1, minWidth: 0 }),
};

export interface ArrangeDialogProps {
  readonly open: boolean;
  /** One's own repositories. */
  readonly repositories: readonly Repository[];
  onClose(): void;
  onArranged(): void;
}

/** Puts one's own repositories in another order. */
export function ArrangeDialog({ open, repositories, onClose, onArranged }: ArrangeDialogProps) {
  const { text } = useSettings();
  const [order, setOrder] = useState<readonly Repository[]>();
  const [isSaving, setIsSaving] = useState(false);
  const shown = order ?? repositories;
  const close = () => {
    setOrder(undefined);
    onClose();
  };
  const save = async () => {
    if (!order) return close();
    setIsSaving(true);
    const ids = order.map(({ id }) => id);
    const saved = await attempt(client.call('repository.arrange', { body: { ids } }));
    setIsSaving(false);
    if (!saved) return undefined;
    onArranged();
    return close();
  };
  return (
    <Modal
      open={open}
      title={text.library.repository.arrange}
      okText={text.library.save}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={close}
      destroyOnClose
      width={440}
    >
      <ol css={styles.list}>
        {shown.map((repository, at) => (
          <Row
            key={repository.id}
            repository={repository}
            isFirst={at === 0}
            isLast={at === shown.length - 1}
            onMove={(step) => setOrder(moved(shown, at, step))}
          />
        ))}
      </ol>
    </Modal>
  );
}

interface RowProps {
  readonly repository: Repository;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  onMove(step: 1 | -1): void;
}

function Row({ repository, isFirst, isLast, onMove }: RowProps) {
  const { text } = useSettings();
  const words = text.library.repository;
  return (
    <li css={styles.row}>
      <RepositoryIcon repository={repository} size={28} />
      <span css={styles.name}>{repository.name}</span>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden="true" />}
        aria-label={words.up(repository.name)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden="true" />}
        aria-label={words.down(repository.name)}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </li>
  );
}

/** Returns a list in which one item has changed places with its neighbour. */
function moved<Item>(items: readonly Item[], at: number, step: 1 | -1): readonly Item[] {
  const item = items[at];
  return item === undefined ? items : items.toSpliced(at, 1).toSpliced(at + step, 0, item);
}
