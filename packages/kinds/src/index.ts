export { inOrder, kinds, kindsIn } from './kinds.js';
export { kindByFence, kindByFile, kindByName, kindByPath, kindByType } from './lookups.js';
