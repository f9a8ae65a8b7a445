import { Alert, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { useAccount } from '../account/useAccount.js';
import { ImportDialog } from './import/ImportDialog.js';
import { targetOf, useOpenedArchive } from './import/useOpenedArchive.js';
import { WorkProgress } from './import/WorkProgress.js';
import { cloudWords } from '../locales/cloud/index.js';
import { useWords } from '../settings/useWords.js';

export interface ArchiveOpeningProps {
  readonly file: File;
  onClose(): void;
}

/** A ZIP that was dropped on a page: what it would bring is shown as it is where one chooses it in the preferences. */
export function ArchiveOpening({ file, onClose }: ArchiveOpeningProps) {
  const { reading, importTitle } = useWords(cloudWords);
  const hasAccount = useAccount().user !== undefined;
  const { opened, progress, problem, open, stop } = useOpenedArchive(hasAccount);
  const begun = useRef<File>(undefined);
  useEffect(() => {
    if (begun.current === file) return;
    begun.current = file;
    void open(file.name, file);
  });
  if (opened) return <ImportDialog {...opened} target={targetOf(hasAccount)} onClose={onClose} />;
  const cancel = () => {
    stop();
    onClose();
  };
  return (
    <Modal open title={importTitle} footer={null} onCancel={cancel}>
      {problem && <Alert type="error" showIcon message={problem} />}
      {progress && (
        <WorkProgress label={reading(progress.done, progress.total)} progress={progress} onStop={cancel} />
      )}
    </Modal>
  );
}
