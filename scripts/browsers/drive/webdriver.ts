import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;
const START_MS = 20_000;

/** A session of WebDriver (https://www.w3.org/TR/webdriver2/), as far as one tab needs it. */
export interface Session {
  readonly capabilities: { readonly browserVersion?: string };
  /** Sends a command to the session and returns its value. @throws Error with the driver's message */
  send<Value>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<Value>;
}

/** Starts a session at a driver that listens on a port, waiting for it to do so. */
export async function startSession(port: number, capabilities: object): Promise<Session> {
  await listening(port);
  const started = await call<{ sessionId: string; capabilities: Session['capabilities'] }>(
    port,
    'POST',
    '/session',
    { capabilities: { alwaysMatch: capabilities } },
  );
  return {
    capabilities: started.capabilities,
    send: (method, command, body) => call(port, method, `/session/${started.sessionId}${command}`, body),
  };
}

async function listening(port: number): Promise<void> {
  const until = performance.now() + START_MS;
  for (;;) {
    try {
      await call(port, 'GET', '/status');
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(POLL_MS);
    }
  }
}

async function call<Value>(port: number, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
