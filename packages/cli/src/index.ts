export { main, type CliEnvironment } from './main.js';
export { nameFonts } from './fonts/fontStacks.js';
export { withoutFiles } from './render/withoutFiles.js';
export {
  installedWorker,
  KIND_OF_TYPE,
  KINDS,
  loadDefinition,
  type AnyDefinition,
  type Kind,
} from './kinds.js';
