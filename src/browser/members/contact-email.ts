import { isMailable } from '#domain/mail/email.ts';
import type { operations } from '#site/api/graphql.ts';
import type { CodeOf } from '#site/api/endpoint.ts';
import type { Answer } from '../call.ts';
import { environment } from '../environment.ts';
import { members } from '../member-call.ts';

/** Stores the contact e-mail of the member who is signed in. */
export async function storeContactEmail(
  typed: string,
): Promise<Answer<unknown, CodeOf<typeof operations.updateUser>>> {
  const email = typed.trim();
  if (!isMailable(email)) return { state: 'failed', code: 'email_invalid' };
  const known = environment.session.$state.get();
  if (known.state !== 'member') return { state: 'failed', code: 'unauthenticated' };
  return members.updateUser(known.member.id, email);
}
