import { kinds } from '@letu/kinds';
import type { DrawnFile } from './drawRequest.js';
import { PROTOCOL, readMessage, VERSION, type RenderRequest } from './protocol.js';
import { Refusal, toRefusal } from './refusal.js';

/** How many requests may wait, of all that ask. */
const MOST_WAITING = 32;

/** Draws what is asked for. */
export type Draw = (request: RenderRequest, signal: AbortSignal) => Promise<DrawnFile>;

/** Who may ask: the page this one is framed in, and the page that opened it. */
export interface Peers {
  readonly self: Window;
  readonly parent: Window | null;
  readonly opener: Window | null;
}

/** A request that waits or is being drawn. */
interface Task {
  readonly request: RenderRequest;
  readonly from: MessageEvent;
  readonly stop: AbortController;
}

/**
 * Answers the messages of the page that frames this one, or opened it, and says `ready` to it. Whoever asks gets what it sent as a
 * file, and no other window does: an answer goes to the asking window alone, and only as long as it shows the asking site.
 *
 * @returns What ends it.
 */
export function serveMessages({ self, parent, opener }: Peers, draw: Draw): () => void {
  const peers = [parent, opener].filter((window) => window !== null && window !== self) as Window[];
  const tasks: Task[] = [];
  let isDrawing = false;

  const next = async (): Promise<void> => {
    const [task] = tasks;
    if (isDrawing || !task) return;
    isDrawing = true;
    await answer(task, draw);
    tasks.splice(tasks.indexOf(task), 1);
    isDrawing = false;
    void next();
  };

  const onMessage = (event: MessageEvent) => {
    if (!peers.includes(event.source as Window)) return;
    const message = readMessage(event.data);
    switch (message?.type) {
      case 'hello':
        return say(event, ready());
      case 'refused':
        return say(event, refusal(message.id, new Refusal(message.code, message.message)));
      case 'cancel':
        for (const { request, from, stop } of tasks) {
          if (request.id === message.id && from.source === event.source) stop.abort();
        }
        return undefined;
      case 'render': {
        const { request } = message;
        if (tasks.length >= MOST_WAITING) {
          return say(
            event,
            refusal(request.id, new Refusal('busy', `${MOST_WAITING} requests wait already.`)),
          );
        }
        tasks.push({ request, from: event, stop: new AbortController() });
        return void next();
      }
      default:
        return undefined;
    }
  };

  self.addEventListener('message', onMessage);
  // It says nothing of anyone, and who frames or opens the page is not known before it asks.
  for (const peer of peers) peer.postMessage(ready(), '*');
  return () => {
    self.removeEventListener('message', onMessage);
    for (const { stop } of tasks) stop.abort();
  };
}

async function answer({ request, from, stop }: Task, draw: Draw): Promise<void> {
  const { id, format, as } = request;
  try {
    if (stop.signal.aborted) throw new Refusal('cancelled', 'It was cancelled.');
    const { file, width, height } = await draw(request, stop.signal);
    if (stop.signal.aborted) throw new Refusal('cancelled', 'It was cancelled.');
    const data = as === 'blob' ? { blob: file } : { dataUrl: await dataUrlOf(file) };
    say(from, { ...HEAD, type: 'result', id, format, mediaType: file.type, width, height, ...data });
  } catch (cause) {
    say(from, refusal(id, toRefusal(cause)));
  }
}

const HEAD = { protocol: PROTOCOL, version: VERSION } as const;

const ready = () => ({
  ...HEAD,
  type: 'ready',
  kinds: kinds.map(({ kind, path, type }) => ({ name: kind, path, type })),
  formats: ['png', 'svg', 'pdf', 'jpg', 'webp'],
});

const refusal = (id: RenderRequest['id'] | null, { code, message, diagnostics }: Refusal) => ({
  ...HEAD,
  type: 'error',
  id,
  error: { code, message, diagnostics },
});

/** Sandboxed pages have an origin that no answer can be addressed to; they get what they sent themselves. */
function say({ source, origin }: MessageEvent, message: object): void {
  (source as Window | null)?.postMessage(message, origin === 'null' ? '*' : origin);
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
