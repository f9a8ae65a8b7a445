/** @jsxImportSource @emotion/react */
import { CloseCircleOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Modal } from 'antd';
import { Link } from 'react-router';
import { KindMark } from '../kinds/KindMark.js';
import { editorPath, kindOfDocument } from '../routing/editorPath.js';
import { column, note, plainList } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { isOpened, type OpenedItem } from './openedItem.js';

const styles = {
  list: css(plainList, column, { gap: 4, maxHeight: '60vh', marginTop: 12, overflow: 'auto' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 12,
    padding: '8px 4px',
    overflowWrap: 'anywhere',
  }),
  failed: css({ justifySelf: 'center', paddingTop: 4, color: 'var(--letu-error)', fontSize: 20 }),
  words: css(column, { gap: 2 }),
};

/** What came of each of the files that were opened at once. */
export function OpeningReport({ items, onClose }: { items: readonly OpenedItem[]; onClose: () => void }) {
  const { text } = useSettings();
  const opened = items.filter(isOpened).length;
  return (
    <Modal open title={text.opening.report(opened, items.length - opened)} footer={null} onCancel={onClose}>
      <ul css={styles.list}>
        {items.map((item, at) => (
          <li key={isOpened(item) ? item.document.gid : at} css={styles.item}>
            <ItemLine item={item} onClose={onClose} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function ItemLine({ item, onClose }: { item: OpenedItem; onClose: () => void }) {
  const { locale, text } = useSettings();
  if (!isOpened(item)) {
    return (
      <>
        <CloseCircleOutlined css={styles.failed} aria-hidden="true" />
        <span css={styles.words}>
          {item.name || text.opening.pasted}
          <span css={note}>{item.problem}</span>
        </span>
      </>
    );
  }
  const kind = kindOfDocument(item.document.type);
  return (
    <>
      {kind && <KindMark kind={kind} size={28} />}
      <span css={styles.words}>
        <Link to={editorPath(item.document)} onClick={onClose}>
          {item.name}
        </Link>
        <span css={note}>{[kind?.title[locale], ...item.notes].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}
