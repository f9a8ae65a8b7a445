export { inOrder, kinds, kindsIn } from './kinds.js';
export { kindByFence, kindByFile, kindByName, kindByPath, kindByType, kindOfType } from './lookups.js';
