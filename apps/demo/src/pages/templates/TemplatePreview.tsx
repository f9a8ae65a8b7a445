/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button, Modal } from 'antd';
import type { Template } from '@letu/client';
import { DiagramEditor } from '@letu/editor';
import { useLetu } from '@letu/theme';
import type { ListedKind } from '@letu/core';
import { documentStore } from '../../documents/store.js';
import { useDefinition } from '../../kinds/useDefinition.js';
import { LoadFailed } from '../../server/LoadFailed.js';
import { column, quiet } from '../../layout/parts.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { Busy } from '../../layout/Busy.js';
import { useTemplate } from '../../templates/useTemplates.js';

const styles = {
  body: css(column, { gap: 12, height: 'min(62vh, 640px)' }),
  editor: css({
    '&&': { flex: 1, height: 0, minHeight: 0, borderRadius: 'var(--letu-radius-md)', overflow: 'hidden' },
  }),
  about: css(quiet, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  wait: css({ margin: 'auto' }),
};

export interface TemplatePreviewProps {
  /** The template that is looked at; closed while there is none. */
  readonly id: string | undefined;
  onUse(template: Template): void;
  onClose(): void;
}

/** A template in an editor that lets it be read alone: its picture, which can be moved and searched, and its text. */
export function TemplatePreview({ id, onUse, onClose }: TemplatePreviewProps) {
  const { text, locale } = useSettings();
  const { data: template, error, refetch } = useTemplate(id);
  const kind = template ? kindOfDocument(template.type) : undefined;
  return (
    <Modal
      open={id !== undefined}
      title={template?.title ?? text.templates.preview}
      width={1080}
      onCancel={onClose}
      destroyOnClose
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="primary" disabled={!template} onClick={() => template && onUse(template)}>
            {text.templates.use}
          </Button>
        </>
      }
    >
      <div css={styles.body}>
        {template && kind && (
          <p css={styles.about}>
            {kind.name[locale]} · {text.templates.subjects[template.subject]}
            {template.description && `\n${template.description}`}
          </p>
        )}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {template === null && <Alert type="info" showIcon message={text.templates.gone} />}
        {template === undefined && !error && (
          <div css={styles.wait}>
            <Busy label={text.loading} />
          </div>
        )}
        {template && kind && <Reader key={template.id} kind={kind} template={template} />}
      </div>
    </Modal>
  );
}

function Reader({ kind, template }: { kind: ListedKind; template: Template }) {
  const { theme } = useLetu();
  const { text, locale } = useSettings();
  const definition = useDefinition(kind);
  const { source, options, title } = template;
  if (definition === 'failed') return <Alert type="error" showIcon message={text.template.failed} />;
  if (!definition) return null;
  return (
    <DiagramEditor
      css={styles.editor}
      kind={definition}
      value={source}
      options={options}
      files={documentStore.files}
      readOnly
      toolbar={false}
      storageKey={null}
      theme={theme}
      locale={locale}
      aria-label={title}
    />
  );
}
