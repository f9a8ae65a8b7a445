import {
  api,
  type Body,
  type Data,
  type Endpoint,
  type EndpointName,
  type Params,
  type Query,
} from './contract.js';
import { ClientError } from './clientError.js';
import { messages, type Locale } from './locales/index.js';
import { isOpenPath, loginAddress } from './login.js';
import { send } from './send.js';
import { createSession, type SessionStorage } from './session.js';

/** A short message over the page. */
export interface Toast {
  readonly type: 'error';
  readonly message: string;
  /** How long it is shown, in milliseconds. */
  readonly durationMs: number;
}

/** Where the user is, and how to send them elsewhere. */
export interface Navigation {
  /** The current path and query. */
  here(): string;
  go(address: string): void;
}

/** What a client works with. */
export interface ClientOptions {
  /** The server's address without a final slash; the page's own when left out. */
  readonly baseUrl?: string;
  /** The language of messages. @default zh-CN */
  readonly locale?: () => Locale;
  /** Shows a message. */
  readonly notify?: (toast: Toast) => void;
  /** @default The browser's own location. */
  readonly navigation?: Navigation;
  /** @default `localStorage` */
  readonly storage?: SessionStorage;
  /** @default `fetch` */
  readonly fetch?: typeof fetch;
  /** How long a call may take, in milliseconds; one that carries a file, ten times as long. @default 10000 */
  readonly timeoutMs?: number;
}

type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { readonly [Name in Key]?: Value } : { readonly [Name in Key]: Value };

/** What a call is made with. */
export type Input<Name extends EndpointName> = Part<'params', Params<Name>> &
  Part<'query', Query<Name>> &
  Part<'body', Body<Name>> & {
    /** The revision the caller has, for calls that change one. */
    readonly revision?: number;
    /** The same for each repetition of a write; a new one for each call when left out. */
    readonly idempotencyKey?: string;
    /** The password of a shared link. */
    readonly sharePassword?: string;
    readonly signal?: AbortSignal;
    /** Whether the call goes on when its page goes away; browsers allow that for 64 KiB at a time. */
    readonly keepalive?: boolean;
    /** Called in browsers with how much of the body has been sent, from 0 to 1. */
    readonly onProgress?: (sent: number) => void;
    /** Whether a failure, or one that it tells so of, is left to the caller instead of being shown. */
    readonly silent?: boolean | ((error: ClientError) => boolean);
  };

type Arguments<Name extends EndpointName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** The one way to the server. */
export interface Client {
  /**
   * Makes a call and returns its data.
   *
   * @throws ClientError after its message was shown. A 401 also forgets the session and leads to the sign-in page.
   */
  call<Name extends EndpointName>(name: Name, ...input: Arguments<Name>): Promise<Data<Name>>;
  /** Whether there is a session; the server may have ended it. */
  hasSession(): boolean;
}

type Silence = NonNullable<Input<EndpointName>['silent']>;

const TOAST_MS = 3000;

/** Calls that answer with a new session. */
const SIGN_INS: ReadonlySet<EndpointName> = new Set(['auth.signIn', 'auth.signUp', 'auth.thirdPartyFinish']);

/** Makes a client, which keeps the rules of the product for every call. */
export function createClient(options: ClientOptions = {}): Client {
  const { notify, locale = () => 'zh-CN', navigation = browserNavigation } = options;
  const session = createSession(options.storage);

  const fail = (error: ClientError, sessionId: string | undefined, silent: Silence) => {
    const isSilent = typeof silent === 'function' ? silent(error) : silent;
    if (!isSilent && error.code !== 'aborted') {
      notify?.({ type: 'error', message: error.message, durationMs: TOAST_MS });
    }
    if (error.status !== 401) return;
    session.forget(sessionId);
    const here = navigation.here();
    const [path = ''] = here.split(/[?#]/);
    if (!isOpenPath(path)) navigation.go(loginAddress(here));
  };

  const call = async (name: EndpointName, input: Input<EndpointName> = {} as Input<EndpointName>) => {
    const endpoint: Endpoint = api[name];
    const sessionId = session.read();
    try {
      const data = await send(endpoint, input, {
        ...options,
        text: messages[locale()],
        locale: locale(),
        sessionId,
      });
      if (SIGN_INS.has(name)) session.write((data as Data<'auth.signIn'>).sessionId);
      return data;
    } catch (error) {
      if (error instanceof ClientError) fail(error, sessionId, input.silent ?? false);
      throw error;
    } finally {
      // Whoever signs out has signed out here, whatever became of the call.
      if (name === 'auth.signOut') session.forget(sessionId);
    }
  };
  return { call: call as unknown as Client['call'], hasSession: () => session.read() !== undefined };
}

const browserNavigation: Navigation = {
  here: () => globalThis.location.pathname + globalThis.location.search,
  go: (address) => globalThis.location.assign(address),
};
