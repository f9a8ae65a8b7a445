import type { Diagnostic, DiagramError, LoadProgress, RenderResult, RenderSuccess, Theme } from '@letu/core';

/**
 * What the preview shows: nothing (`idle`), work under way (`rendering`), the picture of the text (`ready`), an earlier
 * picture because the text has none (`stale`), or no picture at all (`error`).
 */
export type PictureStatus = 'idle' | 'rendering' | 'ready' | 'stale' | 'error';

/** A good picture, with the text and the theme it was drawn for. */
export type LivePictureResult = RenderSuccess & { readonly theme: Theme; readonly source: string };

/** A snapshot of a live picture. */
export interface PictureState {
  readonly status: PictureStatus;
  /** The last good picture, and the text and theme it was drawn for. */
  readonly picture: (RenderSuccess & { readonly source: string; readonly theme: Theme }) | undefined;
  /** What was found in the text that `source` holds. */
  readonly diagnostics: readonly Diagnostic[];
  readonly source: string;
  /** Set when the last render failed on our side. */
  readonly error: DiagramError | undefined;
  /** How far a download is that the picture waits for. */
  readonly progress: LoadProgress | undefined;
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

export const INITIAL_STATE: PictureState = {
  status: 'idle',
  picture: undefined,
  diagnostics: NO_DIAGNOSTICS,
  source: '',
  error: undefined,
  progress: undefined,
};

/** The state once a render has answered. */
export function answered(
  state: PictureState,
  result: RenderResult,
  { source, theme }: { source: string; theme: Theme },
): PictureState {
  const diagnostics = result.diagnostics.length > 0 ? result.diagnostics : NO_DIAGNOSTICS;
  const settled = { ...state, diagnostics, source, error: undefined, progress: undefined };
  if (result.status === 'success')
    return { ...settled, status: 'ready', picture: { ...result, source, theme } };
  // An emptied text has no picture, not even an earlier one.
  if (!/\S/.test(source)) return { ...settled, status: 'idle', picture: undefined };
  return { ...settled, status: state.picture ? 'stale' : 'error' };
}

/** The state once a render has answered whose text has changed since: its picture is nearer to the text than the one before. */
export function passed(
  state: PictureState,
  result: RenderResult,
  { source, theme }: { source: string; theme: Theme },
): PictureState {
  return result.status === 'success' ? { ...state, picture: { ...result, source, theme } } : state;
}

/** The state once a render has failed on our side. What was found in the text before says nothing about it now. */
export function failed(state: PictureState, error: DiagramError, source: string): PictureState {
  return {
    ...state,
    status: state.picture ? 'stale' : 'error',
    diagnostics: NO_DIAGNOSTICS,
    source,
    error,
    progress: undefined,
  };
}
