import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { StoredDocument } from '../documents/document.js';
import type { DocumentSession } from '../sync/documentSession.js';
import { keepLayer, layerFileOf, loadLayer } from './keptLayer.js';
import type { PenLayer, PenPalette } from './penLayer.js';
import type { PenStroke } from './penStroke.js';

interface History {
  readonly past: readonly PenLayer[];
  readonly present: PenLayer;
  readonly future: readonly PenLayer[];
}

type Step =
  | { readonly type: 'draw'; readonly layer: PenLayer }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'load'; readonly layer: PenLayer };

/** How many steps can be undone. */
const MOST_STEPS = 200;
const EMPTY: History = { past: [], present: [], future: [] };

function reduce({ past, present, future }: History, step: Step): History {
  switch (step.type) {
    case 'draw':
      return { past: [...past.slice(-MOST_STEPS), present], present: step.layer, future: [] };
    case 'undo': {
      const before = past.at(-1);
      return before === undefined
        ? { past, present, future }
        : { past: past.slice(0, -1), present: before, future: [present, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined
        ? { past, present, future }
        : { past: [...past, present], present: next, future: rest };
    }
    case 'load':
      return { ...EMPTY, present: step.layer };
  }
}

/** A document's pen layer, as it is drawn on. */
export interface DrawnLayer {
  readonly layer: PenLayer;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  add(stroke: PenStroke): void;
  /** Takes strokes away, as one step. */
  erase(strokes: ReadonlySet<PenStroke>): void;
  clear(): void;
  undo(): void;
  redo(): void;
  /** Loads it again after a failure. */
  retry(): void;
}

/**
 * Draws on the pen layer of a document. Each step is kept on this device at once, and goes to the server with the rest of the
 * document; another layer that comes in takes its place.
 *
 * @param palette Of the light theme.
 * @param onFailure Called where a step could not be kept.
 */
export function usePenLayer(
  document: StoredDocument,
  session: DocumentSession,
  palette: PenPalette,
  onFailure: () => void,
): DrawnLayer {
  const [{ past, present, future }, step] = useReducer(reduce, EMPTY);
  const [status, setStatus] = useState<DrawnLayer['status']>('loading');
  const [tries, setTries] = useState(0);
  const file = layerFileOf(document);
  /** The file that is shown or was made of what is shown; null before there is any. */
  const shown = useRef<string | undefined | null>(null);
  const pending = useRef<PenLayer>(undefined);

  useEffect(() => {
    // What is drawn here is newer than what comes in.
    if (file === shown.current || pending.current) return undefined;
    let isWanted = true;
    const load = async () => {
      try {
        const layer = file === undefined ? [] : await loadLayer(document, file);
        if (!isWanted) return;
        shown.current = file;
        step({ type: 'load', layer });
        setStatus('ready');
      } catch {
        if (isWanted) setStatus('failed');
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another layer is another file; the rest of the document is not asked
  }, [file, tries]);

  const keep = useCallback(
    async (layer: PenLayer) => {
      const isKeeping = pending.current !== undefined;
      pending.current = layer;
      if (isKeeping) return;
      try {
        // One after the other, and of those that came meanwhile the last alone.
        for (let kept: PenLayer | undefined; pending.current !== kept;) {
          kept = pending.current ?? [];
          const changes = await keepLayer(session.getState().document, kept, palette);
          shown.current = layerFileOf(changes);
          session.edit(changes);
        }
      } catch {
        onFailure();
      } finally {
        pending.current = undefined;
      }
    },
    [session, palette, onFailure],
  );

  const take = (next: Step, layer: PenLayer | undefined) => {
    if (layer === undefined) return;
    step(next);
    void keep(layer);
  };
  const draw = (layer: PenLayer) => take({ type: 'draw', layer }, layer);
  return {
    layer: present,
    status,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    add: (stroke) => draw([...present, stroke]),
    erase: (strokes) => {
      if (strokes.size > 0) draw(present.filter((stroke) => !strokes.has(stroke)));
    },
    clear: () => draw([]),
    undo: () => take({ type: 'undo' }, past.at(-1)),
    redo: () => take({ type: 'redo' }, future[0]),
    retry: () => {
      setStatus('loading');
      setTries((count) => count + 1);
    },
  };
}
