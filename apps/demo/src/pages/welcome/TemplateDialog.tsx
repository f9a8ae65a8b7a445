import { Alert, Modal, Spin } from 'antd';
import { useState, type ReactNode } from 'react';
import { DiagramView } from '@letu/editor/view';
import type { AnyDefinition, ListedKind } from '@letu/core';
import { useLetu } from '@letu/theme';
import { useDocumentActions } from '../../documents/useDocumentActions.js';
import { useDefinition } from '../../kinds/useDefinition.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './TemplateDialog.module.css';

export interface TemplateDialogProps {
  /** The kind to begin a diagram of; closed while there is none. */
  readonly kind: ListedKind | undefined;
  /** Begins a diagram elsewhere than on this device. */
  readonly onBegin?: (content: NewDocument) => void;
  onClose(): void;
}

/** What a diagram begins with. */
export interface NewDocument {
  readonly type: string;
  readonly title: string;
  readonly source: string;
}

/** Begins a diagram from nothing or from one of the kind's examples, which are drawn here and now. */
export function TemplateDialog({ kind, onBegin, onClose }: TemplateDialogProps) {
  const { text, locale } = useSettings();
  const [lastKind, setLastKind] = useState(kind);
  // The content stays while the dialog closes.
  if (kind && kind !== lastKind) setLastKind(kind);
  return (
    <Modal
      open={kind !== undefined}
      title={lastKind && text.template.title(lastKind.name[locale])}
      footer={null}
      width={880}
      onCancel={onClose}
      destroyOnClose
    >
      {lastKind && <Templates key={lastKind.kind} kind={lastKind} onBegin={onBegin} />}
    </Modal>
  );
}

interface TemplatesProps {
  readonly kind: ListedKind;
  readonly onBegin: TemplateDialogProps['onBegin'];
}

function Templates({ kind, onBegin }: TemplatesProps) {
  const { text, locale } = useSettings();
  const actions = useDocumentActions();
  const definition = useDefinition(kind);
  const begin = (title: string, source: string) => {
    const content = { type: kind.type, title, source };
    if (onBegin) onBegin(content);
    else void actions.create(content);
  };
  return (
    <ul className={styles['grid']}>
      <li>
        <CardFrame
          title={text.template.blank}
          onChoose={() => begin(text.template.untitled(kind.name[locale]), '')}
        >
          <span className={styles['plus']} />
        </CardFrame>
      </li>
      {definition === 'failed' && (
        <li>
          <Alert type="error" showIcon message={text.template.failed} />
        </li>
      )}
      {definition === undefined && (
        <li className={styles['loading']}>
          <Spin />
        </li>
      )}
      {typeof definition === 'object' &&
        definition.examples.map(({ id, title, source }) => (
          <li key={id}>
            <TemplateCard
              title={title[locale]}
              definition={definition}
              source={source}
              onChoose={() => begin(title[locale], source)}
            />
          </li>
        ))}
    </ul>
  );
}

interface TemplateCardProps {
  readonly title: string;
  readonly definition: AnyDefinition;
  readonly source: string;
  onChoose(): void;
}

function TemplateCard({ title, definition, source, onChoose }: TemplateCardProps) {
  const { theme } = useLetu();
  const { locale } = useSettings();
  return (
    <CardFrame title={title} onChoose={onChoose}>
      <DiagramView
        className={styles['view']}
        plain
        kind={definition}
        source={source}
        theme={theme}
        locale={locale}
      />
    </CardFrame>
  );
}

interface CardFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  onChoose(): void;
}

function CardFrame({ title, children, onChoose }: CardFrameProps) {
  return (
    <div className={styles['card']}>
      {/* The title names the card; the picture only shows what to expect. */}
      <div className={styles['picture']} inert>
        {children}
      </div>
      <button type="button" className={styles['title']} onClick={onChoose}>
        {title}
      </button>
    </div>
  );
}
