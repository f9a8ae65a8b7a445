import { useEffect, useRef, useState } from 'react';
import { ClientError } from '@letu/client';
import { ArchiveError, readArchive } from '@letu/kinds/archive';
import { accountTarget } from '../../archive/accountTarget.js';
import { deviceTarget } from '../../archive/deviceTarget.js';
import type { Progress } from '../../archive/exportGraphs.js';
import { planImport, type ImportPlan } from '../../archive/importPlan.js';
import { toasts } from '../../plain/toasts.js';
import { cloudWords } from '../../locales/cloud/index.js';
import { useWords } from '../../settings/useWords.js';

/** A ZIP that was looked into. */
interface Opened {
  readonly name: string;
  readonly plan: ImportPlan;
}

/** Returns where graphs of an archive go. */
export const targetOf = (hasAccount: boolean) => (hasAccount ? accountTarget : deviceTarget);

/** Returns what opens an archive, and what was found in the last one. */
export function useOpenedArchive(hasAccount: boolean) {
  const words = useWords(cloudWords);
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
      toasts.error(words.importFailed);
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
