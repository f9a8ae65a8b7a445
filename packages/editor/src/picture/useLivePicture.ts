import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DiagramDefinition, DiagramFile, HostedEngine, Locale, OwnMessages, Theme } from '@letu/core';
import { leaseEngine } from './engineLease.js';
import { useLatest } from '@letu/hooks';
import { useStable } from '../hooks/useStable.js';
import { LivePicture, type PictureListener } from './livePicture.js';
import type { PictureState } from './pictureState.js';

/** What a live picture is drawn with; the source is set on the picture itself. */
export interface LivePictureProps<Options> extends PictureListener<Options> {
  readonly kind: DiagramDefinition<Options>;
  readonly engine: HostedEngine<Options> | undefined;
  readonly options: Partial<Options> | undefined;
  readonly theme: Theme;
  readonly locale: Locale;
  /** A host's own words. */
  readonly own: readonly OwnMessages[];
  /** Returns the files of the diagram; another function makes the picture anew. */
  readonly files?: (() => Promise<readonly DiagramFile[]>) | undefined;
}

/** Keeps a live picture for a component's life, and returns it with its present state. */
export function useLivePicture<Options>(
  props: LivePictureProps<Options>,
): readonly [LivePicture<Options>, PictureState] {
  const { kind, engine, theme, locale, own, files } = props;
  const latest = useLatest(props);
  const options = useStable(props.options);
  // What engines do not say need not make them draw anew.
  const messages = useStable(own.filter(({ name }) => name === 'core' || name === kind.kind));
  const [live] = useState(
    () =>
      new LivePicture<Options>({
        onRender: (result, drawn) => latest.current.onRender(result, drawn),
        onError: (error) => latest.current.onError(error),
      }),
  );

  const { load } = kind;
  useEffect(() => {
    const borrowed = () => ({
      engine: Promise.resolve(engine as HostedEngine<Options>),
      release: () => undefined,
    });
    return live.connect(engine ? borrowed : () => leaseEngine(load));
  }, [live, engine, load]);

  useEffect(
    () => live.setSetup({ options, theme, locale, messages, files }),
    [live, options, theme, locale, messages, files],
  );

  return [live, useSyncExternalStore(live.subscribe, live.getState, live.getState)];
}
