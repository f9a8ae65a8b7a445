import type { HostMessage, WorkerMessage } from '../host/protocol.js';

/** This worker's end of the channel to its host. */
export interface WorkerPort {
  post(message: WorkerMessage): void;
  listen(listener: (message: HostMessage) => void): void;
}

interface WorkerScope {
  postMessage(message: WorkerMessage): void;
  addEventListener(type: 'message', listener: (event: { data: HostMessage }) => void): void;
}

/** Returns the port of the worker this runs in. Throws a `TypeError` outside one. */
export function workerPort(): WorkerPort {
  // Reached through process, so that bundlers for browsers meet no Node import.
  const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads');
  if (threads?.parentPort) {
    const parent = threads.parentPort;
    silence();
    return {
      post: (message) => parent.postMessage(message),
      listen: (listener) => parent.on('message', listener),
    };
  }
  // The DOM library types globalThis as a window; in a worker it has these two members.
  const scope = globalThis as unknown as WorkerScope;
  if (typeof scope.postMessage !== 'function') throw new TypeError('serveEngine runs only in a worker.');
  // An engine may replace the scope's members to get its DOM: keep ours from before.
  const postMessage = scope.postMessage.bind(scope);
  const addEventListener = scope.addEventListener.bind(scope);
  return {
    post: (message) => postMessage(message),
    listen: (listener) => addEventListener('message', ({ data }) => listener(data)),
  };
}

/** Keeps what engines print from a host that is a program of its own: reading it would keep that program alive, unread it piles up. */
function silence() {
  const { stdout, stderr } = globalThis.process;
  stdout.write = stderr.write = () => true;
}
