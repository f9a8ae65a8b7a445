import { useEffect, useMemo, useState } from 'react';
import type { Shape } from '@letu/core';
import { useLatest } from '@letu/hooks';
import type { LivePictureResult } from '../pictureState.js';
import { prepareImage, preparePicture, type PreparedPicture } from './preparePicture.js';
import { ShapeIndex } from './shapes.js';

/** A prepared picture with the answer it was made of. */
export interface ShownPicture {
  readonly prepared: PreparedPicture;
  readonly picture: LivePictureResult;
  readonly shapes: ShapeIndex;
}

const NO_SHAPES: readonly Shape[] = [];

/**
 * Makes each new picture safe to show, once; the last one stays until the next is ready.
 *
 * @param picture What the engine answered.
 * @param asImage Whether it is shown as an image only.
 * @param onBroken Called with the markup of an answer that is no picture.
 */
export function usePrepared(
  picture: LivePictureResult,
  asImage: boolean,
  onBroken: (svg: string) => void,
): ShownPicture | undefined {
  const { svg } = picture;
  const latest = useLatest({ picture, onBroken });
  const [ready, setReady] = useState<Omit<ShownPicture, 'shapes'>>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    (asImage ? prepareImage(svg) : preparePicture(svg, signal)).then(
      (prepared) => {
        if (signal.aborted) prepared.release();
        else setReady({ prepared, picture: latest.current.picture });
      },
      () => {
        if (!signal.aborted) latest.current.onBroken(svg);
      },
    );
    return () => controller.abort();
  }, [svg, asImage, latest]);

  const prepared = ready?.prepared;
  useEffect(() => () => prepared?.release(), [prepared]);

  // The same picture may come again with other places in the source.
  const answer = prepared?.svg === svg ? picture : ready?.picture;
  const list = answer?.shapes ?? NO_SHAPES;
  const shapes = useMemo(
    () => (prepared ? new ShapeIndex(prepared.root, list) : undefined),
    [prepared, list],
  );
  return useMemo(
    () => (prepared && answer && shapes ? { prepared, picture: answer, shapes } : undefined),
    [prepared, answer, shapes],
  );
}
