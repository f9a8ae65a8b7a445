// The entry `@letu/handchart/sketch`.
export { sketchSvg, type SketchOptions } from './sketch/sketchSvg.js';
