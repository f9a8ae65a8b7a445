import { useEffect, useState } from 'react';
import type { PreparedPicture } from './preparePicture.js';

/** Tells whether the frame that shows a picture as an image is still reading it, which takes seconds. */
export function useImageLoading(prepared: PreparedPicture | undefined): boolean {
  const [loaded, setLoaded] = useState<PreparedPicture>();
  const frame = prepared?.root instanceof HTMLIFrameElement ? prepared.root : undefined;
  useEffect(() => {
    const onLoad = () => setLoaded(prepared);
    frame?.addEventListener('load', onLoad);
    return () => frame?.removeEventListener('load', onLoad);
  }, [frame, prepared]);
  return frame !== undefined && loaded !== prepared;
}
