export {
  useFullscreen,
  type Fullscreen,
  type FullscreenLimit,
  type FullscreenRefusal,
  type FullscreenTarget,
} from '@letu/hooks';
export { FullscreenToggle, type FullscreenToggleProps } from './FullscreenToggle.js';
export { fullscreenToggleMessages } from './locales/index.js';
export type { FullscreenMessages } from './locales/zh-CN.js';
