import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { exportAccount, exportDevice, type Exporting } from '../../../archive/exportGraphs.js';
import { useExport } from '../../../archive/useExport.js';
import { cloudWords } from '../../../locales/cloud/index.js';
import { useWords } from '../../../settings/useWords.js';
import { finishSync } from '../../../sync/sync.js';
import { Setting } from '../Setting.js';
import { toasts } from '../../../plain/toasts.js';
import { WorkProgress } from '../../../opening/import/WorkProgress.js';

/** Packs everything one owns into a ZIP. */
export function ExportSetting({ hasAccount }: { hasAccount: boolean }) {
  const words = useWords(cloudWords);
  const { progress, run, stop } = useExport();
  const exportSynced = async (exporting: Exporting) => {
    // What was drawn just now goes along.
    const waiting = await finishSync();
    if (waiting.length > 0) toasts.warning(words.unsynced(waiting.length));
    return exportAccount(exporting);
  };
  const start = () => void run(hasAccount ? exportSynced : exportDevice, words.fileName);
  return (
    <Setting title={words.export} hint={hasAccount ? words.exportHint : words.exportDeviceHint}>
      {progress ? (
        <WorkProgress
          label={words.exporting(progress.done, progress.total)}
          progress={progress}
          onStop={stop}
        />
      ) : (
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={start}>
          {words.exportButton}
        </Button>
      )}
    </Setting>
  );
}
