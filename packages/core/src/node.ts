export { nodeWorker } from './node/nodeWorker.js';
