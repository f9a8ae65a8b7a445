/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { AnyDefinition } from '@letu/core';
import { ComparedPictures } from '../../diff/ComparedPictures.js';
import { DiagramSide } from '../../diff/DiagramSide.js';
import { MergeHunks } from '../../diff/MergeHunks.js';
import { OptionsDiff } from '../../diff/OptionsDiff.js';
import { TextDiff } from '../../diff/TextDiff.js';
import type { StoredDocument } from '../../documents/document.js';
import { column, quiet } from '../../layout/parts.js';
import { conflictWords } from '../../locales/conflict/index.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useWords } from '../../settings/useWords.js';
import { useTellCopied } from '../../graphs/menu/useTellCopied.js';
import { syncStore } from '../../sync/sync.js';
import type { Kept } from '../../sync/edit.js';
import type { DocumentState, OtherState, RemoteState } from '../../documents/syncRecord.js';
import { keepBoth, keepMine, takeMerged, takeTheirs, type SeenConflict } from '../../sync/transitions.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { aboutConflict } from './aboutConflict.js';
import { useAuthor, useMerge } from './useMerge.js';
import { toasts } from '../../plain/toasts.js';
import { useShapeMerge } from './useShapeMerge.js';

const styles = {
  content: css(column, { gap: 16 }),
  picture: css({
    '&&': { height: 220, minHeight: 0 },
    '@media (max-width: 767px)': { '&&': { height: 160 } },
  }),
};

/** What is chosen between is seen wherever the versions are scrolled to. */
const CHOICES = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  rowGap: 8,
  marginInline: -24,
  marginBottom: -20,
  padding: '12px 24px 20px',
  borderTop: '1px solid var(--letu-border)',
  borderRadius: '0 0 var(--letu-radius-md) var(--letu-radius-md)',
  background: 'var(--letu-raised)',
} as const;

export interface ConflictDialogProps {
  readonly document: StoredDocument;
  readonly theirs: OtherState;
  /** What both were made of. */
  readonly base: RemoteState;
  readonly definition: AnyDefinition;
  /** Whether the other version is another one than the look began with. */
  readonly isNewer: boolean;
  /** Called before a choice is carried out, which is only one about the version that is shown. */
  onDecide(): Promise<void>;
  onClose(): void;
}

/** Shows what was made of a document here and elsewhere, and goes on with one of both or with each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { document, theirs, base, definition, isNewer, onDecide, onClose } = props;
  const { text, locale } = useSettings();
  const { conflict } = text.account;
  const merging = useWords(conflictWords);
  const tellCopied = useTellCopied();
  const { gid, title, source, options = {}, revision } = document;

  const versions = { definition, mine: source, base: base.source, theirs: theirs.source };
  const merge = useMerge(versions);
  const shapes = useShapeMerge(versions);
  const author = useAuthor(gid, theirs.revision);
  // Whichever shapes are taken, what they show is there.
  const files = [...new Set([...(document.files ?? []), ...(theirs.files ?? [])])];
  const hasTwoTitles = ![base.title, theirs.title].includes(title) && theirs.title !== base.title;
  const [isDeciding, setDeciding] = useState(false);
  const decide = async (how: (state: DocumentState, seen: SeenConflict) => Kept) => {
    const seen = { mine: revision, theirs: theirs.revision };
    setDeciding(true);
    await onDecide();
    try {
      const { copy } = await syncStore.change(gid, (state) => how(state, seen));
      if (copy) tellCopied(copy, merging.bothKept);
    } catch {
      toasts.error(text.document.notChanged);
    }
    setDeciding(false);
  };

  return (
    <Modal
      open
      title={conflict.title}
      width={1240}
      style={{ top: 24 }}
      styles={{ footer: CHOICES }}
      onCancel={onClose}
      footer={
        <>
          <Button
            disabled={isDeciding}
            onClick={() => void decide(shapes ? takeMerged(shapes.theirs, 'theirs') : takeTheirs)}
          >
            {shapes ? merging.theirs : conflict.theirs}
          </Button>
          <Button
            disabled={isDeciding}
            onClick={() => void decide(shapes ? takeMerged(shapes.mine, 'mine') : keepMine)}
          >
            {shapes ? merging.mine : conflict.mine}
          </Button>
          <Button
            type={merge ? 'default' : 'primary'}
            disabled={isDeciding}
            onClick={() => void decide(keepBoth)}
          >
            {conflict.both}
          </Button>
          {merge && (
            <Button type="primary" disabled={isDeciding} onClick={() => void decide(takeMerged(merge.text))}>
              {merging.take}
            </Button>
          )}
        </>
      }
    >
      <div css={styles.content}>
        {isNewer && (
          <Alert type="warning" showIcon message={conflict.newer} description={conflict.newerHint} />
        )}
        <p css={quiet}>{shapes ? merging.explanation : conflict.explanation}</p>
        <ComparedPictures
          // What was drawn of the versions is not what was drawn of what becomes of them.
          key={shapes ? 'merged' : 'versions'}
          heading="h2"
          definition={definition}
          about={
            shapes &&
            ((compared) =>
              aboutConflict(compared, { hasTwoTitles, base: shapes.base }, merging, text.account.diff))
          }
          versions={[
            {
              key: 'mine',
              label: shapes ? merging.mine : conflict.myVersion,
              about: `${merging.you} · ${timeAgo(document.updatedAt, locale)} · ${title}`,
              source: shapes?.mine ?? source,
              options,
              files,
            },
            {
              key: 'theirs',
              label: shapes ? merging.theirs : conflict.theirVersion,
              about: [author, timeAgo(theirs.updatedAt, locale), theirs.title].filter(Boolean).join(' · '),
              source: shapes?.theirs ?? theirs.source,
              options: theirs.options ?? {},
              files,
            },
          ]}
        />
        {merge && <MergeHunks {...merge} />}
        {merge && (
          <DiagramSide
            plain
            heading="h2"
            label={merging.merged}
            about={merging.mergedHint}
            pictureStyles={styles.picture}
            source={merge.text}
            files={files}
            {...{ options, definition }}
          />
        )}
        <OptionsDiff definition={definition} before={options} after={theirs.options ?? {}} />
        {merge && (
          <TextDiff
            before={{ label: conflict.myVersion, text: source }}
            after={{ label: conflict.theirVersion, text: theirs.source }}
          />
        )}
      </div>
    </Modal>
  );
}
