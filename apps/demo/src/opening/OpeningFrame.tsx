import { createContext, lazy, Suspense, use } from 'react';
import { Outlet } from 'react-router';
import { loadChunk } from '../routing/loadChunk.js';
import { useDropTarget, type TakeOpenings } from './useDropTarget.js';
import { useLaunches } from './useLaunches.js';
import { useOpenings } from './useOpenings.js';
import { usePasteTarget } from './usePasteTarget.js';

/** Dialogs are antd's, which pages about signing in do without. */
const Antd = lazy(async () => ({ default: (await loadChunk(() => import('../layout/Antd.js'))).Antd }));
const DropOverlay = lazy(async () => ({
  default: (await loadChunk(() => import('./DropOverlay.js'))).DropOverlay,
}));
const OpeningReport = lazy(async () => ({
  default: (await loadChunk(() => import('./OpeningReport.js'))).OpeningReport,
}));
const ArchiveOpening = lazy(async () => ({
  default: (await loadChunk(() => import('./ArchiveOpening.js'))).ArchiveOpening,
}));
const TableDialog = lazy(() =>
  loadChunk(() => import('./TableDialog.js')).then((module) => ({ default: module.TableDialog })),
);

const OpeningContext = createContext<TakeOpenings>(() => undefined);

/** Returns what opens files as documents of their own. */
export const useTakeOpenings = (): TakeOpenings => use(OpeningContext);

/** Around every page: what is dropped on it or pasted into it opens in the editor it is for. */
export function OpeningFrame() {
  const { take, report, asking, archive, dismiss } = useOpenings();
  const isOver = useDropTarget(take);
  usePasteTarget(take);
  useLaunches(take);
  return (
    <OpeningContext value={take}>
      <Outlet />
      <Suspense>
        {isOver && <DropOverlay />}
        {(report ?? asking ?? archive) && (
          <Antd>
            {report && <OpeningReport items={report} onClose={dismiss} />}
            {asking && <TableDialog {...asking} />}
            {archive && <ArchiveOpening key={archive.lastModified} file={archive} onClose={dismiss} />}
          </Antd>
        )}
      </Suspense>
    </OpeningContext>
  );
}
