export { inOrder, kinds } from './kinds.js';
export { kindByFence, kindByFile, kindByName, kindByPath, kindByType } from './lookups.js';
