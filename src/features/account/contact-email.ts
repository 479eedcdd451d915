import { isEmail } from '#domain/email.ts';
import type { Answer } from '#site/browser/call.ts';
import { environment } from '#site/browser/environment.ts';
import * as page from '#site/browser/member-call.ts';
import type { MembersClient } from '#site/browser/members/members.ts';
import type { Session } from '#site/browser/session.ts';

interface Buyer {
  session: Pick<Session, '$state'>;
  members: Pick<MembersClient, 'updateUser'>;
}

/** Stores the contact e-mail of the member who is signed in. */
export async function storeContactEmail(
  typed: string,
  { session, members }: Buyer = { session: environment.session, members: page.members },
): Promise<Answer<unknown>> {
  const email = typed.trim();
  if (!isEmail(email)) return { state: 'failed', code: 'email_invalid' };
  const known = session.$state.get();
  if (known.state !== 'member') return { state: 'failed', code: 'unauthenticated' };
  return members.updateUser(known.member.id, email);
}
