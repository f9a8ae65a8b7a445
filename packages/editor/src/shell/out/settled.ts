import type { LivePicture } from '../../picture/livePicture.js';
import type { PictureState } from '../../picture/pictureState.js';

/** Waits until the picture under way is drawn, or cannot be; the engine's time limit ends every wait. */
export function settled({
  getState,
  subscribe,
}: Pick<LivePicture<never>, 'getState' | 'subscribe'>): Promise<PictureState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = getState();
      if (state.status === 'rendering') return false;
      resolve(state);
      return true;
    };
    if (look()) return;
    const unsubscribe = subscribe(() => {
      if (look()) unsubscribe();
    });
  });
}
