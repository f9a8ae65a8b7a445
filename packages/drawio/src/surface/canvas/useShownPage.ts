import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { SurfaceProps } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { pagesNamed } from '../../draw/drawFile.js';
import type { Session } from '../session.js';

/** Shows the page that a host wants, and tells it of another one that is shown. */
export function useShownPage(session: Session, props: Pick<SurfaceProps, 'page' | 'onPage'>): void {
  const { page: wanted } = props;
  const latest = useLatest(props);
  useLayoutEffect(() => {
    const [page] = wanted === undefined ? [] : pagesNamed(session.getState().file, wanted);
    if (page) session.showPage(page.id);
  }, [session, wanted]);
  const shownId = () => session.getState().page.id;
  const shown = useSyncExternalStore(session.subscribe, shownId, shownId);
  const told = useRef(shown);
  useEffect(() => {
    if (told.current === shown) return;
    told.current = shown;
    if (shown !== latest.current.page) latest.current.onPage?.(shown);
  }, [shown, latest]);
}
