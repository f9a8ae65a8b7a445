import { Alert, Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ClientError } from '@letu/client';
import type { Progress } from '../../archive/exportGraphs.js';
import { DECISIONS, type Decisions, type ImportPlan } from '../../archive/importPlan.js';
import type { ImportTarget } from '../../archive/importTarget.js';
import { runImport, type ImportResult } from '../../archive/runImport.js';
import { graphsChanged } from '../../graphs/menu/changes.js';
import { readAgain } from '../../server/queries.js';
import { cloudWords } from '../../locales/cloud/index.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useWords } from '../../settings/useWords.js';
import { ImportOutcome } from './ImportOutcome.js';
import { ImportPreview } from './ImportPreview.js';
import { WorkProgress } from './WorkProgress.js';

const INITIAL: Decisions = {
  all: {
    new: DECISIONS.new[0] ?? 'skip',
    same: 'skip',
    changed: 'skip',
    trashed: 'skip',
    taken: DECISIONS.taken[0] ?? 'skip',
  },
  each: new Map(),
};

export interface ImportDialogProps {
  /** The file's name. */
  readonly name: string;
  readonly plan: ImportPlan;
  readonly target: ImportTarget;
  onClose(): void;
}

/** Shows what an import would change, lets decide, and does it. */
export function ImportDialog({ name, plan, target, onClose }: ImportDialogProps) {
  const { text } = useSettings();
  const words = useWords(cloudWords);
  const [decisions, setDecisions] = useState(INITIAL);
  const { progress, result, problem, run, stop } = useImportRun();
  const decisionOf = ({ graph, state }: ImportPlan['planned'][number]) =>
    decisions.each.get(graph.gid) ?? decisions.all[state];
  const count = plan.planned.filter((one) => decisionOf(one) !== 'skip').length;
  const start = () => void run({ plan, target, decisionOf });
  return (
    <Modal
      open
      width={720}
      title={words.importTitle}
      maskClosable={false}
      closable={!progress}
      keyboard={!progress}
      onCancel={onClose}
      footer={
        result ? (
          <Button type="primary" onClick={onClose}>
            {words.close}
          </Button>
        ) : progress ? null : (
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button type="primary" disabled={count === 0} onClick={start}>
              {words.run(count)}
            </Button>
          </>
        )
      }
    >
      {problem && <Alert type="error" showIcon message={problem} style={{ marginBottom: 16 }} />}
      {result ? (
        <ImportOutcome result={result} />
      ) : progress ? (
        <WorkProgress
          label={words.importing(progress.done, progress.total)}
          progress={progress}
          onStop={stop}
        />
      ) : (
        <ImportPreview {...{ name, plan, decisions }} onDecide={setDecisions} />
      )}
    </Modal>
  );
}

/** Returns what runs an import, and what came of it. */
function useImportRun() {
  const words = useWords(cloudWords);
  const [progress, setProgress] = useState<Progress>();
  const [result, setResult] = useState<ImportResult>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (what: Pick<Parameters<typeof runImport>[0], 'plan' | 'target' | 'decisionOf'>) => {
    const { signal } = (running.current = new AbortController());
    setProblem(undefined);
    setProgress({ done: 0, total: 0 });
    try {
      setResult(await runImport({ ...what, signal, onProgress: setProgress }));
    } catch (error) {
      setProblem(signal.aborted ? words.importStopped : words.importFailed);
      if (!signal.aborted && !(error instanceof ClientError)) throw error;
    } finally {
      setProgress(undefined);
      graphsChanged();
      void readAgain('graph.list', 'repository.list', 'repository.graphs');
    }
  };
  return { progress, result, problem, run, stop: () => running.current?.abort() };
}
