export { createRenderer } from './renderer/createRenderer.js';
export { DEFAULT_RENDERER_LIMITS } from './options.js';
export type {
  PngRequest,
  Renderer,
  RendererLimits,
  RendererOptions,
  RenderProgram,
  RenderRequest,
  SvgRequest,
} from './options.js';
export type { DrawnPicture, Lack, PngResult } from './protocol.js';
export { FontError, prepareFonts, type Fonts } from './fonts/fonts.js';
