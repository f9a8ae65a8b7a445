import { App, Button, Modal } from 'antd';
import { DiagramSide } from '../../diff/DiagramSide.js';
import { TextDiff } from '../../diff/TextDiff.js';
import type { StoredDocument } from '../../documents/document.js';
import { documentStore } from '../../documents/store.js';
import type { AnyDefinition } from '../../kinds/registry.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { syncStore } from '../../sync/sync.js';
import type { OtherState } from '../../sync/syncRecord.js';
import { keepMine, takeTheirs } from '../../sync/transitions.js';
import { timeAgo } from '../welcome/timeAgo.js';
import styles from './ConflictDialog.module.css';

export interface ConflictDialogProps {
  readonly document: StoredDocument;
  readonly theirs: OtherState;
  readonly definition: AnyDefinition;
  onClose(): void;
}

/** Shows what was made of a document here and elsewhere, and goes on with one of both or with each. */
export function ConflictDialog({ document, theirs, definition, onClose }: ConflictDialogProps) {
  const { text, locale } = useSettings();
  const { conflict } = text.account;
  const { message } = App.useApp();
  const { gid, type, title, source, options = {}, owner } = document;

  const decide = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onClose();
    } catch {
      message.error(text.document.notChanged);
    }
  };
  const keepBoth = async () => {
    const copy = { type, title: text.document.copyTitle(title), source, options };
    await documentStore.create(owner === undefined ? copy : { ...copy, owner });
    await syncStore.change(gid, takeTheirs);
  };

  return (
    <Modal
      open
      title={conflict.title}
      width={1040}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => void decide(() => syncStore.change(gid, takeTheirs))}>
            {conflict.theirs}
          </Button>
          <Button onClick={() => void decide(() => syncStore.change(gid, keepMine))}>{conflict.mine}</Button>
          <Button type="primary" onClick={() => void decide(keepBoth)}>
            {conflict.both}
          </Button>
        </>
      }
    >
      <div className={styles['content']}>
        <p className={styles['hint']}>{conflict.explanation}</p>
        <div className={styles['sides']}>
          <DiagramSide
            plain
            heading="h2"
            label={conflict.myVersion}
            about={`${title} · ${timeAgo(document.updatedAt, locale)}`}
            pictureClass={styles['picture']}
            {...{ source, options, definition }}
          />
          <DiagramSide
            plain
            heading="h2"
            label={conflict.theirVersion}
            about={`${theirs.title} · ${timeAgo(theirs.updatedAt, locale)}`}
            pictureClass={styles['picture']}
            source={theirs.source}
            options={theirs.options}
            definition={definition}
          />
        </div>
        <TextDiff
          before={{ label: conflict.myVersion, text: source }}
          after={{ label: conflict.theirVersion, text: theirs.source }}
        />
      </div>
    </Modal>
  );
}
