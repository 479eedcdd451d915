import { openDatabase } from '../database/open.ts';
import { createHealthConsents } from './health-consents.ts';
import { createPeople } from './people.ts';
import { createResolvers, type MembersContext } from './resolvers.ts';
import { createService } from './service.ts';
import { createVerbs } from './verbs.ts';
import type { Caller } from './caller.ts';
import type { OnSurprise } from './masking.ts';

export interface MembersOptions {
  database: D1Database;
  clock: () => Date;
  newId: () => string;
  /** Puts a user's own id into her tokens. Best effort: `myself` works without. */
  announceId: (uid: string, userId: string) => Promise<void>;
  onSurprise: OnSurprise;
}

export interface MembersCall {
  body: string;
  member: Caller | undefined;
  requestId: string;
}

/** The members service: the embedded data API for whoever asks, and verbs for the Worker itself. */
export function createMembers({ database, clock, newId, announceId, onSurprise }: MembersOptions) {
  const db = openDatabase(database);
  const people = createPeople({ db, clock, newId });
  const announce = async (userId: string, { caller, requestId }: MembersContext) => {
    if (!caller) return;
    await announceId(caller.uid, userId).catch((error: unknown) => {
      onSurprise(error, requestId);
    });
  };
  const service = createService(createResolvers({ db, people, clock, announceId: announce }), onSurprise);
  const consents = { db, clock, newId };
  const verbs = { ...createVerbs(people, consents), ...createHealthConsents(consents) };

  async function ask({ body, member, requestId }: MembersCall): Promise<{ state: 'answered'; text: string }> {
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const response = await service.fetch('http://members/graphql', request, { caller: member, requestId });
    return { state: 'answered', text: await response.text() };
  }

  return { api: { ask, answers: verbs.answers }, verbs };
}
