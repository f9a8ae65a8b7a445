export { main, type CliEnvironment } from './main.js';
export { toRasterSvg } from './render/toRasterSvg.js';
export {
  installedWorker,
  KIND_OF_TYPE,
  KINDS,
  loadDefinition,
  type AnyDefinition,
  type Kind,
} from './kinds.js';
