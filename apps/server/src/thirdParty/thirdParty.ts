/** Who a third party says has signed in. */
export interface Identity {
  /** Their id there, which stays the same. */
  readonly id: string;
  readonly name: string;
  /** Their email, where the third party says that it has seen to it being theirs. */
  readonly confirmedEmail: string | undefined;
}

/** What the request to a third party and the exchange of its code have in common. */
export interface Attempt {
  readonly redirectUri: string;
  readonly state: string;
  /** Proves that code and exchange belong together: https://www.rfc-editor.org/rfc/rfc7636 */
  readonly verifier: string;
  /** Ties an ID token to the attempt. */
  readonly tokenNonce: string;
}

/** Someone else who says who a user is. */
export interface ThirdParty {
  /** Within which ids are unique: they are kept together with it. */
  readonly authority: string;
  /** Returns where the user signs in. */
  authorizationUrl(attempt: Attempt): Promise<string>;
  /**
   * Returns who has signed in, for a code that has not been used.
   *
   * @throws Error where the third party refuses, does not answer or answers something else.
   */
  identify(code: string, attempt: Attempt): Promise<Identity>;
}
