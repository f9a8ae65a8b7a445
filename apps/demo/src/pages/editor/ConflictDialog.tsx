/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, App, Button, Modal } from 'antd';
import { useState } from 'react';
import type { AnyDefinition } from '@letu/core';
import { DiagramSide } from '../../diff/DiagramSide.js';
import { OptionsDiff } from '../../diff/OptionsDiff.js';
import { TextDiff } from '../../diff/TextDiff.js';
import type { StoredDocument } from '../../documents/document.js';
import { column, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { syncStore } from '../../sync/sync.js';
import type { Kept } from '../../sync/edit.js';
import type { DocumentState, OtherState } from '../../documents/syncRecord.js';
import { keepBoth, keepMine, takeTheirs, type SeenConflict } from '../../sync/transitions.js';
import { timeAgo } from '../../layout/timeAgo.js';

const styles = {
  content: css(column, { gap: 16 }),
  sides: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 12,
    '@media (max-width: 767px)': { gridTemplateColumns: '1fr' },
  }),
  picture: css({
    '&&': { height: 220, minHeight: 0 },
    '@media (max-width: 767px)': { '&&': { height: 160 } },
  }),
};

export interface ConflictDialogProps {
  readonly document: StoredDocument;
  readonly theirs: OtherState;
  readonly definition: AnyDefinition;
  /** Whether the other version is another one than the look began with. */
  readonly isNewer: boolean;
  /** Called before a choice is carried out, which is only one about the version that is shown. */
  onDecide(): Promise<void>;
  onClose(): void;
}

/** Shows what was made of a document here and elsewhere, and goes on with one of both or with each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { document, theirs, definition, isNewer, onDecide, onClose } = props;
  const { text, locale } = useSettings();
  const { conflict } = text.account;
  const { message } = App.useApp();
  const { gid, title, source, options = {}, revision } = document;

  const [isDeciding, setDeciding] = useState(false);
  const decide = async (how: (state: DocumentState, seen: SeenConflict) => Kept) => {
    const seen = { mine: revision, theirs: theirs.revision };
    setDeciding(true);
    await onDecide();
    try {
      await syncStore.change(gid, (state) => how(state, seen));
    } catch {
      void message.error(text.document.notChanged);
    }
    setDeciding(false);
  };

  return (
    <Modal
      open
      title={conflict.title}
      width={1040}
      onCancel={onClose}
      footer={
        <>
          <Button disabled={isDeciding} onClick={() => void decide(takeTheirs)}>
            {conflict.theirs}
          </Button>
          <Button disabled={isDeciding} onClick={() => void decide(keepMine)}>
            {conflict.mine}
          </Button>
          <Button type="primary" disabled={isDeciding} onClick={() => void decide(keepBoth)}>
            {conflict.both}
          </Button>
        </>
      }
    >
      <div css={styles.content}>
        {isNewer && (
          <Alert type="warning" showIcon message={conflict.newer} description={conflict.newerHint} />
        )}
        <p css={quiet}>{conflict.explanation}</p>
        <div css={styles.sides}>
          <DiagramSide
            plain
            heading="h2"
            label={conflict.myVersion}
            about={`${title} · ${timeAgo(document.updatedAt, locale)}`}
            pictureStyles={styles.picture}
            {...{ source, options, definition }}
            files={document.files}
          />
          <DiagramSide
            plain
            heading="h2"
            label={conflict.theirVersion}
            about={`${theirs.title} · ${timeAgo(theirs.updatedAt, locale)}`}
            pictureStyles={styles.picture}
            source={theirs.source}
            options={theirs.options}
            files={theirs.files}
            definition={definition}
          />
        </div>
        <OptionsDiff definition={definition} before={options} after={theirs.options ?? {}} />
        {source !== theirs.source && (
          <TextDiff
            before={{ label: conflict.myVersion, text: source }}
            after={{ label: conflict.theirVersion, text: theirs.source }}
          />
        )}
      </div>
    </Modal>
  );
}
