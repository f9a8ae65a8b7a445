import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sharedIn, withoutShared } from '../offline/shared.js';
import type { TakeOpenings } from './useDropTarget.js';

/** How an installed app is given the files it is opened with (https://wicg.github.io/web-app-launch/#launchqueue-interface). */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Takes the files that the installed app was opened with, and what other apps share with it. */
export function useLaunches(take: TakeOpenings): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(take);
    });
  }, [take]);
  useEffect(() => {
    const shared = sharedIn(search);
    if (shared === undefined) return;
    void navigate({ pathname, search: withoutShared(search), hash }, { replace: true });
    take([shared]);
  }, [hash, navigate, pathname, search, take]);
}
