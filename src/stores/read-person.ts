import type { CallErrorCode } from '#domain/error-codes.ts';
import type { MembersClient, Person } from '#site/clients/members/members.ts';

export type PersonRead = { state: 'read'; person: Person } | { state: 'failed'; code: CallErrorCode };

interface ReadDeps {
  members: Pick<MembersClient, 'getUser'>;
  /** Asks for a new token. */
  renew: () => Promise<unknown>;
  wait: (milliseconds: number) => Promise<void>;
  random: () => number;
}

const mostTries = 3;
const pauseMs = 300;

/** What may be gone in a moment. Patience that was asked for, and a time limit that ran out, are not. */
const passing: ReadonlySet<CallErrorCode> = new Set([
  'data_api_unavailable',
  'data_api_invalid',
  'identity_unavailable',
  'internal',
  'request_timeout',
  'token_refused',
  'unreachable',
]);

/** An answer with errors in it may lack what the contract promises. */
const isWhole = (person: Partial<Person> | null): boolean =>
  typeof person?.id === 'string' && Array.isArray(person.access) && person.personalInformation !== undefined;

/** Asks who she is: at most three times, each pause longer than the last and never quite the same. */
export async function readPerson(
  userId: string | undefined,
  { members, renew, wait, random }: ReadDeps,
): Promise<PersonRead> {
  for (let tries = 1; ; tries += 1) {
    const answer = await members.getUser(userId);
    if (answer.state === 'ok' && isWhole(answer.data.getUser)) {
      return { state: 'read', person: answer.data.getUser };
    }
    const code = answer.state === 'ok' ? 'data_api_invalid' : answer.code;
    if (tries === mostTries || !passing.has(code)) return { state: 'failed', code };
    if (code === 'token_refused') await renew();
    await wait(pauseMs * 2 ** (tries - 1) * (0.5 + random()));
  }
}
