import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { cloudWords } from '../../../locales/cloud/index.js';
import { useWords } from '../../../settings/useWords.js';
import { Setting } from '../Setting.js';
import { ImportDialog } from '../../../opening/import/ImportDialog.js';
import { targetOf, useOpenedArchive } from '../../../opening/import/useOpenedArchive.js';
import { WorkProgress } from '../../../opening/import/WorkProgress.js';

/** Brings back what is in a ZIP, after it was shown what that changes. */
export function ImportSetting({ hasAccount }: { hasAccount: boolean }) {
  const words = useWords(cloudWords);
  const field = useRef<HTMLInputElement>(null);
  const { opened, progress, problem, open, close, stop } = useOpenedArchive(hasAccount);
  return (
    <Setting title={words.import} hint={words.importHint}>
      {progress ? (
        <WorkProgress
          label={words.reading(progress.done, progress.total)}
          progress={progress}
          onStop={stop}
        />
      ) : (
        <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => field.current?.click()}>
          {words.importButton}
        </Button>
      )}
      <input
        ref={field}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={words.importButton}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again only where the field forgets it.
          if (file) void open(file.name, file).finally(() => (target.value = ''));
        }}
      />
      {problem && <Alert type="error" showIcon message={problem} style={{ flex: '1 0 100%' }} />}
      {opened && <ImportDialog {...opened} target={targetOf(hasAccount)} onClose={close} />}
    </Setting>
  );
}
