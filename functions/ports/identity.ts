/** Somebody whose token was verified. */
export interface Person {
  /** The provider's id for her. */
  uid: string;
  email: string | undefined;
  /** Our own id for her, once her token carries it. */
  userId: string | undefined;
  /** When she signed in herself; a token that was renewed since keeps that moment. */
  signedIn: Date;
}

export type Verdict =
  | { state: 'person'; person: Person }
  | { state: 'refused'; reason: string }
  /** No key is known and none can be had: nobody can be told apart just now. */
  | { state: 'unavailable'; retryAfterSeconds: number };

export interface Identity {
  verify(token: string): Promise<Verdict>;
  answers(): Promise<boolean>;
  /** Deletes her sign-in; whether it is gone. Not where the deployment has no right to. */
  remove(uid: string): Promise<boolean>;
}
