/** Somebody who is signed in, as a verified ID token says. */
export interface Member {
  /** The identity provider's id. */
  uid: string;
  email: string | undefined;
  /** Whether the provider knows that the address is hers. Anybody can sign up with any address. */
  emailVerified: boolean;
  /** Our own id, once the token carries it. */
  userId: string | undefined;
  /** When the member signed in; a token that was renewed since keeps that moment. */
  signedIn: Date;
  /** Whether the request comes from a page that belongs to an order. */
  isOrdering?: boolean;
}

export type VerifiedToken =
  | { state: 'member'; member: Member }
  | { state: 'refused'; reason: string }
  /** No key is known and none can be had: no token can be checked just now. */
  | { state: 'unavailable'; retryAfterSeconds: number };

export interface Identity {
  verify(token: string): Promise<VerifiedToken>;
  answers(): Promise<boolean>;
  /** Whether a sign-in was ended since, by disabling the account or revoking its tokens. `holds` where nobody may ask. */
  holds(member: Pick<Member, 'uid' | 'signedIn'>): Promise<'holds' | 'ended' | 'unavailable'>;
  /** Deletes the sign-in at the provider; whether it is gone. Not where the deployment has no right to. */
  remove(uid: string): Promise<boolean>;
}
