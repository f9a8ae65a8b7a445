export type { FullscreenLimit } from './fullscreenApi.js';
export { FullscreenToggle, type FullscreenToggleProps } from './FullscreenToggle.js';
export { useFullscreen, type Fullscreen, type FullscreenTarget } from './useFullscreen.js';
