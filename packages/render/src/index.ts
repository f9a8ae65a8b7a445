export { createRenderer } from './renderer/createRenderer.js';
export { DEFAULT_RENDERER_LIMITS } from './renderer/options.js';
export type {
  PngRequest,
  Renderer,
  RendererLimits,
  RendererOptions,
  RenderProgram,
  RenderRequest,
  SvgRequest,
} from './renderer/options.js';
export type { DrawnPicture, Lack, PngResult } from './process/protocol.js';
export { FontError, prepareFonts, type Fonts } from './fonts/fonts.js';
