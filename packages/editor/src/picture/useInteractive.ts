import { useEffect, useState } from 'react';
import type { InteractivePicture } from './interactive/InteractivePicture.js';

type Component = typeof InteractivePicture;

/** What shows pictures: the component once it is loaded, `failed` where it cannot be. */
export type Interactive = Component | 'loading' | 'failed';

/** Loads what makes a picture interactive, which nobody needs before there is one: sanitiser, zoom, outline. */
export function useInteractive(): Interactive {
  const [interactive, setInteractive] = useState<{ readonly value: Interactive }>({ value: 'loading' });
  useEffect(() => {
    let ended = false;
    const settle = (value: Interactive) => {
      if (!ended) setInteractive({ value });
    };
    import('./interactive/InteractivePicture.js').then(
      (module) => settle(module.InteractivePicture),
      () => settle('failed'),
    );
    return () => {
      ended = true;
    };
  }, []);
  return interactive.value;
}
