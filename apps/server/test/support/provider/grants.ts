import { createHash, randomBytes } from 'node:crypto';

/** The application that the site under test is registered as, with every vendor. */
export const APPLICATION = { id: 'letu-test', secret: 'the secret of the application' };

/** Who is signed in with the provider. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

/** What the site asked for, and its user agreed to. */
export interface Grant {
  readonly redirectUri: string;
  readonly person: Person;
  readonly challenge: string | undefined;
  readonly nonce: string | undefined;
}

interface Asked {
  readonly clientId: string | undefined;
  readonly redirectUri: string | undefined;
  readonly challenge?: string | undefined;
  readonly nonce?: string | undefined;
}

interface Exchanged {
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly code: string | undefined;
  /** Left out by vendors whose exchange does not repeat it. */
  readonly redirectUri?: string | undefined;
  readonly verifier?: string | undefined;
}

/** What a provider keeps between its pages: codes, each good for one exchange, and the tokens given for them. */
export function createGrants(registered: readonly string[]) {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  return {
    /** Returns a code, undefined for an application or an address that is not registered. */
    agree({ clientId, redirectUri = '', challenge, nonce }: Asked, person: Person): string | undefined {
      if (clientId !== APPLICATION.id || !registered.includes(redirectUri)) return undefined;
      const code = randomBytes(16).toString('hex');
      codes.set(code, { redirectUri, person, challenge, nonce });
      return code;
    },
    /** Returns a token, undefined for whatever must not be exchanged. */
    exchange({ clientId, clientSecret, code = '', redirectUri, verifier }: Exchanged): string | undefined {
      const grant = codes.get(code);
      codes.delete(code);
      if (!grant || clientId !== APPLICATION.id || clientSecret !== APPLICATION.secret) return undefined;
      if (redirectUri !== undefined && redirectUri !== grant.redirectUri) return undefined;
      const challenge =
        verifier === undefined ? undefined : createHash('sha256').update(verifier).digest('base64url');
      if (challenge !== grant.challenge) return undefined;
      const token = randomBytes(16).toString('hex');
      tokens.set(token, grant);
      return token;
    },
    /** Returns what a token was given for. */
    read: (token: string | undefined): Grant | undefined => tokens.get(token ?? ''),
  };
}

export type Grants = ReturnType<typeof createGrants>;
