import type { MembersClient, Person } from '#site/clients/members/members.ts';
import { fewTries, type Patience, type Tried } from './few-tries.ts';

export type PersonRead = Tried<{ state: 'read'; person: Person }>;

/** An answer with errors in it may lack what the contract promises. */
const isWhole = (person: Partial<Person> | null): boolean =>
  typeof person?.id === 'string' && Array.isArray(person.access) && person.personalInformation !== undefined;

async function read(members: Pick<MembersClient, 'getUser'>, userId?: string): Promise<PersonRead> {
  const answer = await members.getUser(userId);
  if (answer.state !== 'ok') return { state: 'failed', code: answer.code };
  const person = answer.data.getUser;
  return isWhole(person) ? { state: 'read', person } : { state: 'failed', code: 'data_api_invalid' };
}

/** Asks who she is. Asking costs nothing: a connection that was gone for a moment is worth another try. */
export const readPerson = (
  userId: string | undefined,
  { members, ...patience }: Patience & { members: Pick<MembersClient, 'getUser'> },
): Promise<PersonRead> => fewTries(() => read(members, userId), patience, ['unreachable']);
