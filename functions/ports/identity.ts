/** A signed-in person, according to the verified ID token. */
export interface Member {
  /** The identity provider's id. */
  uid: string;
  email: string | undefined;
  /** Whether the provider has verified it: anybody can sign up with any address. */
  emailVerified: boolean;
  /** Our own id, if the token carries one. */
  userId: string | undefined;
  /** The time of sign-in; renewing a token keeps it. */
  signedIn: Date;
  /** Whether the sign-in was confirmed with a second factor. */
  secondFactor: boolean;
  /** Whether the request comes from a page of the checkout. */
  isOrdering?: boolean;
}

export type VerifiedToken =
  | { state: 'member'; member: Member }
  | { state: 'refused'; reason: string }
  /** No key is cached and none can be fetched, so no token can be checked. */
  | { state: 'unavailable'; retryAfterSeconds: number };

/** `ended`: revoked meanwhile, or the account disabled. `second_factor_missing`: the account has one by now. */
export type SignInState = 'holds' | 'second_factor_missing' | 'ended';

export interface Identity {
  verify(token: string): Promise<VerifiedToken>;
  /** `holds` if we have no permission to ask. */
  holds(member: Pick<Member, 'uid' | 'signedIn' | 'secondFactor'>): Promise<SignInState | 'unavailable'>;
  /** Puts our own id into future tokens, if we have permission. */
  announceId(uid: string, userId: string): Promise<void>;
  /** Whether the provider's account was deleted; false if the deployment may not delete it. */
  remove(uid: string): Promise<boolean>;
}
