export { main, type CliEnvironment } from './main.js';
export { KIND_OF_TYPE, KINDS, loadDefinition, type AnyDefinition, type Kind } from './kinds.js';
