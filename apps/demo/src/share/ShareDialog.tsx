/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Modal } from 'antd';
import { useMemo } from 'react';
import type { Diagram, ListedKind } from '@letu/core';
import { useSettings } from '../settings/SettingsProvider.js';
import { CopyField } from './CopyField.js';
import { viewLink } from './diagramLink.js';

const styles = {
  hint: css({ marginBottom: 16, color: 'var(--letu-text-quiet)' }),
  warning: css({ marginBottom: 16, color: 'var(--letu-warning)' }),
  long: css({ marginTop: 12, color: 'var(--letu-warning)' }),
};

/** Some chat programs cut links off beyond about this many characters. */
const LONG_LINK = 2_000;

export interface ShareDialogProps {
  readonly open: boolean;
  readonly kind: ListedKind;
  readonly diagram: Omit<Diagram, 'type'>;
  onClose(): void;
  /** Called once it is gone. */
  onGone?(): void;
}

/** Gives a link that holds the diagram. */
export function ShareDialog({ open, kind, diagram, onClose, onGone }: ShareDialogProps) {
  const { text } = useSettings();
  return (
    <Modal
      open={open}
      title={text.share.title}
      footer={null}
      width={520}
      onCancel={onClose}
      {...(onGone ? { afterClose: onGone } : {})}
      destroyOnClose
    >
      {open && <ContentLink kind={kind} diagram={diagram} />}
    </Modal>
  );
}

/** A link that holds the diagram as it is now, and says so where its files have no room in it. */
export function ContentLink({ kind, diagram }: Pick<ShareDialogProps, 'kind' | 'diagram'>) {
  const { text } = useSettings();
  const link = useMemo(() => tryLink(kind, diagram), [kind, diagram]);
  const hasFiles = diagram.files !== undefined && diagram.files.length > 0;
  return (
    <>
      <p css={hasFiles ? styles.warning : styles.hint}>
        {hasFiles ? text.share.withoutFiles : text.share.hint}
      </p>
      {link === undefined ? (
        <Alert type="error" showIcon message={text.share.failed} />
      ) : (
        <CopyField primary value={link} label={text.share.link} />
      )}
      {link !== undefined && link.length > LONG_LINK && (
        <p css={styles.long}>{text.share.long(link.length)}</p>
      )}
    </>
  );
}

function tryLink(kind: ListedKind, diagram: ShareDialogProps['diagram']): string | undefined {
  try {
    return viewLink(kind, diagram);
  } catch {
    return undefined;
  }
}
