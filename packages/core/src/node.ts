export { nodeWorker, workerBeside } from './node/nodeWorker.js';
