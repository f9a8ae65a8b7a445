import { createContext, use } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from '../layout/lazyPart.js';
import { useDropTarget, type TakeOpenings } from './useDropTarget.js';
import { useLaunches } from './useLaunches.js';
import { useOpenings } from './useOpenings.js';
import { usePasteTarget } from './usePasteTarget.js';

/** Dialogs are antd's, which pages about signing in do without. */
const Antd = lazyPart(async () => (await import('../layout/Antd.js')).Antd);
const DropOverlay = lazyPart(async () => (await import('./DropOverlay.js')).DropOverlay);
const OpeningReport = lazyPart(async () => (await import('./OpeningReport.js')).OpeningReport);
const ArchiveOpening = lazyPart(async () => (await import('./ArchiveOpening.js')).ArchiveOpening);
const TableDialog = lazyPart(async () => (await import('./TableDialog.js')).TableDialog);

const OpeningContext = createContext<TakeOpenings>(() => undefined);

/** Returns what opens files as documents of their own. */
export const useTakeOpenings = (): TakeOpenings => use(OpeningContext);

/** Around every page: what is dropped on it or pasted into it opens in the editor it is for. */
export function OpeningFrame() {
  const { take, report, asking, archive, dismiss } = useOpenings();
  const isOver = useDropTarget(take);
  usePasteTarget(take);
  useLaunches(take);
  // What cannot be asked is as good as answered by nothing.
  const close = () => {
    asking?.onCancel();
    dismiss();
  };
  return (
    <OpeningContext value={take}>
      <Outlet />
      {isOver && <DropOverlay />}
      {(report ?? asking ?? archive) && (
        <Antd onMissing={close}>
          {report && <OpeningReport items={report} onClose={dismiss} onMissing={dismiss} />}
          {asking && <TableDialog {...asking} onMissing={asking.onCancel} />}
          {archive && (
            <ArchiveOpening key={archive.lastModified} file={archive} onClose={dismiss} onMissing={dismiss} />
          )}
        </Antd>
      )}
    </OpeningContext>
  );
}
