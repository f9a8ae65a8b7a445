import type { createBrowserRouter } from 'react-router';

/** What pages of other sites may show in a frame; the server lets no other page of ours be shown in one. */
const FOR_FRAMES = /^\/(?:domimage|p\/\d{1,19}\/[\w-]{22,64})$/;

/** Whether a page of another site shows this one in a frame. */
export function isFramed(): boolean {
  try {
    // Of another site, no more can be known of the page around than that it is one.
    return window.top !== window.self && window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/**
 * Lets a framed page lead to no other page within its frame, where a page around could have somebody press what they do not see:
 * links open in a tab of their own, and whatever else leads away is asked of the server, which refuses it.
 */
export function keepInFrame(router: ReturnType<typeof createBrowserRouter>): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || FOR_FRAMES.test(link.pathname)) return;
    link.target = '_blank';
    link.rel = 'noopener';
    // The router would follow it here.
    event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  router.subscribe(({ navigation: { location } }) => {
    if (location && !FOR_FRAMES.test(location.pathname)) {
      window.location.assign(location.pathname + location.search + location.hash);
    }
  });
}
