import { useEffect, useSyncExternalStore } from 'react';
import { DiagramError, type Surface } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { surfaceLoadOf } from './surfaceLoad.js';

/** What a kind is edited with, as far as it has loaded. */
export interface SurfaceState {
  readonly surface: Surface | undefined;
  readonly failure: DiagramError | undefined;
  retry(): void;
}

const onServer = () => undefined;

/** Loads what a kind is edited with. @param onError Called when that fails. */
export function useSurface(
  load: () => Promise<Surface>,
  onError: (error: DiagramError) => void,
): SurfaceState {
  const latest = useLatest(onError);
  const loading = surfaceLoadOf(load);
  const loaded = useSyncExternalStore(loading.subscribe, loading.getState, onServer);
  useEffect(() => void loading.start(), [loading]);
  const failure = loaded instanceof DiagramError ? loaded : undefined;
  useEffect(() => {
    if (failure) latest.current(failure);
  }, [failure, latest]);
  return {
    surface: loaded instanceof DiagramError ? undefined : loaded,
    failure,
    retry: () => void loading.start(),
  };
}
