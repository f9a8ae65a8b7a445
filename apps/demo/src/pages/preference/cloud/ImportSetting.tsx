import { UploadOutlined } from '@ant-design/icons';
import { Alert, App, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ClientError } from '@letu/client';
import { ArchiveError, readArchive } from '@letu/kinds/archive';
import { accountTarget } from '../../../archive/accountTarget.js';
import { deviceTarget } from '../../../archive/deviceTarget.js';
import type { Progress } from '../../../archive/exportGraphs.js';
import { planImport, type ImportPlan } from '../../../archive/importPlan.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { Setting } from '../Setting.js';
import { ImportDialog } from './ImportDialog.js';
import { WorkProgress } from './WorkProgress.js';

/** A ZIP that was looked into. */
interface Opened {
  readonly name: string;
  readonly plan: ImportPlan;
}

/** Brings back what is in a ZIP, after it was shown what that changes. */
export function ImportSetting({ hasAccount }: { hasAccount: boolean }) {
  const { text } = useSettings();
  const words = text.cloud;
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

const targetOf = (hasAccount: boolean) => (hasAccount ? accountTarget : deviceTarget);

/** Returns what opens an archive, and what was found in the last one. */
export function useOpenedArchive(hasAccount: boolean) {
  const { text } = useSettings();
  const words = text.cloud;
  const { message } = App.useApp();
  const [opened, setOpened] = useState<Opened>();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (name: string, content: Blob) => {
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    setProgress({ done: 0, total: 0 });
    try {
      const archive = readArchive(new Uint8Array(await content.arrayBuffer()));
      const plan = await planImport(archive, targetOf(hasAccount), { signal, onProgress: setProgress });
      setOpened({ name, plan });
    } catch (error) {
      if (signal.aborted || error instanceof ClientError) return;
      if (error instanceof ArchiveError) {
        setProblem(error.code === 'too-new' ? words.tooNew : words.malformed);
        return;
      }
      void message.error(words.importFailed);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    opened,
    progress,
    problem,
    open,
    close: () => setOpened(undefined),
    stop: () => running.current?.abort(),
  };
}
