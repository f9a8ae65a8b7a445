import type { Body, Data, EndpointName, Params, Query } from '@letu/client/contract';
import type { Targets } from '../access/targets.js';
import type { Policy } from '../access/policy.js';
import type { Caller } from '../auth/sessions.js';
import type { Queryable } from '../db/schema.js';
import type { Locale } from '../locales/index.js';
import type { Services } from './services.js';

/** What every call knows. */
interface AnyCall extends Services {
  /** The transaction the call runs in, or the database where it only reads. */
  readonly db: Queryable;
  readonly now: number;
  readonly locale: Locale;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly sharePassword: string | undefined;
}

type CallerOf<Name extends EndpointName> = Policy[Name]['caller'] extends 'anyone'
  ? { readonly caller: Caller | undefined }
  : { readonly caller: Caller };

/** A call that was read, checked and allowed. */
export type Call<Name extends EndpointName> = AnyCall &
  CallerOf<Name> &
  Targets<Name> & {
    readonly params: Params<Name>;
    readonly query: Query<Name>;
    readonly body: Body<Name>;
    /** The revision the caller has, where the call asks for one. */
    readonly revision: number | undefined;
  };

/** Answers a call. A write runs in a transaction that ends with it, so it must not wait for anything but the database. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Data<Name>>;

export type Handlers<Name extends EndpointName = EndpointName> = { readonly [N in Name]: Handler<N> };
