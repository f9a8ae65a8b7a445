import { useEffect, useMemo, useState } from 'react';
import type { SourceMap } from '@letu/core';
import { useLatest } from '@letu/hooks';
import type { LivePictureResult } from '../pictureState.js';
import { preparePicture, type PreparedPicture } from './preparePicture.js';
import { ShapeIndex } from './shapes.js';

/** A prepared picture with the answer it was made of. */
export interface ShownPicture {
  readonly prepared: PreparedPicture;
  readonly picture: LivePictureResult;
  readonly shapes: ShapeIndex;
}

const NO_SHAPES: SourceMap = [];

/**
 * Makes each new picture safe to show, once; the last one stays until the next is ready.
 *
 * @param picture What the engine answered.
 * @param onBroken Called with the markup of an answer that is no picture.
 */
export function usePrepared(
  picture: LivePictureResult,
  onBroken: (svg: string) => void,
): ShownPicture | undefined {
  const { svg } = picture;
  const latest = useLatest({ picture, onBroken });
  const [ready, setReady] = useState<Omit<ShownPicture, 'shapes'>>();

  useEffect(() => {
    let superseded = false;
    preparePicture(svg).then(
      (prepared) => {
        if (superseded) prepared.release();
        else setReady({ prepared, picture: latest.current.picture });
      },
      () => {
        if (!superseded) latest.current.onBroken(svg);
      },
    );
    return () => {
      superseded = true;
    };
  }, [svg, latest]);

  const prepared = ready?.prepared;
  useEffect(() => () => prepared?.release(), [prepared]);

  // The same picture may come again with other places in the source.
  const answer = prepared?.svg === svg ? picture : ready?.picture;
  const map = answer?.sourceMap ?? NO_SHAPES;
  const shapes = useMemo(() => (prepared ? new ShapeIndex(prepared.root, map) : undefined), [prepared, map]);
  return useMemo(
    () => (prepared && answer && shapes ? { prepared, picture: answer, shapes } : undefined),
    [prepared, answer, shapes],
  );
}
