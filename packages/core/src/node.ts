export { fromErrorMessage, toErrorMessage, type ErrorMessage } from './host/errorMessage.js';
export { ResultCache } from './host/resultCache.js';
export { abortError, RenderTask } from './host/task.js';
export { exceedsUtf8Bytes } from './host/utf8.js';
export { nodeWorker, workerBeside } from './worker/nodeWorker.js';
