import { useCallback, useEffect, useState } from 'react';
import { loadFiles, svgSize, type ListedKind, type PictureSize } from '@letu/core';
import type { SketchOptions } from '@letu/handchart/sketch';
import { useLetu } from '@letu/theme';
import type { Content } from '../../documents/content.js';
import { documentStore } from '../../documents/store.js';
import { drawDiagram, SourceError } from '../../kinds/drawDiagram.js';
import { drawnOptions, layerFileOf } from '../../pen/keptLayer.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** How long a diagram may change before it is drawn again, in milliseconds. */
const PAUSE_MS = 50;

/** A diagram drawn by hand. */
export interface Sketch {
  readonly svg: string;
  readonly size: PictureSize;
}

/** What became of drawing by hand; the last one stays while the next is drawn. */
export interface SketchState {
  readonly status: 'drawing' | 'ready' | 'failed';
  readonly sketch: Sketch | undefined;
  /** What is wrong with the source; empty where the failure is none of its. */
  readonly reason: string;
  retry(): void;
}

/** Draws a diagram by hand, anew whenever it changes; its files are on this device. @param look Keep it as long as it is the same. */
export function useSketch(kind: ListedKind, document: Content, look: SketchOptions): SketchState {
  const { theme } = useLetu();
  const { locale } = useSettings();
  const [state, setState] = useState<Omit<SketchState, 'retry'>>({
    status: 'drawing',
    sketch: undefined,
    reason: '',
  });
  const { source } = document;
  const options = JSON.stringify(drawnOptions(document.options));
  const files = (document.files ?? []).filter((file) => file !== layerFileOf(document)).join();
  const draw = useCallback(
    async (signal: AbortSignal) => {
      try {
        const shown = await loadFiles(documentStore.files, files === '' ? [] : files.split(','));
        if (signal.aborted) return;
        setState(({ sketch }) => ({ status: 'drawing', sketch, reason: '' }));
        const known = JSON.parse(options) as Readonly<Record<string, unknown>>;
        const diagram = { source, options: known, files: shown };
        const [svg, { sketchSvg }] = await Promise.all([
          drawDiagram(kind, diagram, { theme, locale, signal }),
          loadChunk(() => import('@letu/handchart/sketch')),
        ]);
        const sketched = kind.isByHand ? svg : await sketchSvg(svg, look);
        if (signal.aborted) return;
        setState({ status: 'ready', sketch: { svg: sketched, size: svgSize(sketched) }, reason: '' });
      } catch (failure) {
        if (signal.aborted) return;
        const reason = failure instanceof SourceError ? failure.message : '';
        setState(({ sketch }) => ({ status: 'failed', sketch, reason }));
      }
    },
    [kind, source, options, files, look, theme, locale],
  );
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => void draw(stop.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [draw]);
  return { ...state, retry: () => void draw(new AbortController().signal) };
}
