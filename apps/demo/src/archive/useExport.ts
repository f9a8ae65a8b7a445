import { useEffect, useRef, useState } from 'react';
import { ClientError } from '@letu/client';
import { downloadFile } from '@letu/editor/view';
import { ArchiveError } from '@letu/kinds/archive';
import { cloudWords } from '../locales/cloud/index.js';
import { useWords } from '../settings/useWords.js';
import { toasts } from '../plain/toasts.js';
import type { Exported, Exporting, Progress } from './exportGraphs.js';

/** An export that runs beside what the page shows. */
export interface Export {
  /** How far it is; undefined while none runs. */
  readonly progress: Progress | undefined;
  /** Writes an archive and hands it to the browser's downloads. Tells what came of it, and whether there is one. */
  run(write: (exporting: Exporting) => Promise<Exported>, name: (day: string) => string): Promise<boolean>;
  stop(): void;
}

const NOT_YET: Progress = { done: 0, total: 0 };

/** Returns what writes archives. What runs ends with the component. */
export function useExport(): Export {
  const words = useWords(cloudWords);
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const tell = ({ graphs, missingFiles, undrawn }: Exported) => {
    if (graphs === 0) return toasts.info(words.exportedNothing);
    const lacks = [
      missingFiles > 0 ? words.missingFiles(missingFiles) : '',
      undrawn > 0 ? words.undrawn(undrawn) : '',
    ].join('');
    if (lacks === '') return toasts.success(words.exported(graphs));
    return toasts.warning(words.exported(graphs) + lacks);
  };
  const run: Export['run'] = async (write, name) => {
    const stop = new AbortController();
    running.current = stop;
    setProgress(NOT_YET);
    try {
      const exported = await write({ signal: stop.signal, onProgress: setProgress });
      if (exported.graphs > 0) {
        const day = new Date().toLocaleDateString('sv');
        downloadFile(exported.blob, name(day), '.zip');
      }
      tell(exported);
      return true;
    } catch (error) {
      // What was stopped needs no word, and the client has told of what the server refused.
      if (stop.signal.aborted || error instanceof ClientError) return false;
      const isTooLarge = error instanceof ArchiveError && error.code === 'too-large';
      toasts.error(isTooLarge ? words.tooLarge : words.exportFailed);
      return false;
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, run, stop: () => running.current?.abort() };
}
