import { App, Button, Modal } from 'antd';
import { useId } from 'react';
import { DiagramView } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
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
  const { gid, type, title, source, owner } = document;

  const decide = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onClose();
    } catch {
      message.error(text.document.notChanged);
    }
  };
  const keepBoth = async () => {
    const copy = { type, title: text.document.copyTitle(title), source };
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
          <Side
            label={conflict.myVersion}
            time={timeAgo(document.updatedAt, locale)}
            {...{ title, source, definition }}
          />
          <Side
            label={conflict.theirVersion}
            time={timeAgo(theirs.updatedAt, locale)}
            title={theirs.title}
            source={theirs.source}
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

interface SideProps {
  readonly label: string;
  readonly time: string;
  readonly title: string;
  readonly source: string;
  readonly definition: AnyDefinition;
}

function Side({ label, time, title, source, definition }: SideProps) {
  const { theme } = useLetu();
  const { locale } = useSettings();
  const id = useId();
  return (
    <section className={styles['side']} aria-labelledby={id}>
      <div className={styles['about']}>
        <h2 id={id}>{label}</h2>
        <span>
          {title} · {time}
        </span>
      </div>
      <DiagramView
        plain
        className={styles['picture']}
        kind={definition}
        source={source}
        theme={theme}
        locale={locale}
        aria-label={label}
      />
    </section>
  );
}
