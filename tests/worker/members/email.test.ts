import { beforeAll, expect, it } from 'vitest';
import { updateUserDocument } from '../../../src/browser/generated/operations.ts';
import { call, code, freshWorker, operation, publishedKey } from '../outside/call.ts';
import { someText } from '../outside/some.ts';

const worker = freshWorker();
let token: (uid: string) => Promise<string>;

beforeAll(async () => {
  ({ token } = await publishedKey());
});

const update = async (uid: string, email: string) =>
  call(operation(updateUserDocument, { id: 'myself', email }, await token(uid)), worker);

it('contact e-mail: stored as typed, also when repeated', async () => {
  for (const times of [1, 2]) {
    const answer = await update('mail-writer', 'Anna.Müller@Example.com');
    expect([times, answer.status, answer.body]).toEqual([
      times,
      200,
      { data: { updateUser: { id: someText, email: 'Anna.Müller@Example.com' } } },
    ]);
  }
});

it.each(['', ' ', 'a', 'a@b', '@b.c', 'a b@c.d', 'a@b.c d', 'a@b .c', 'a@b.c\n', `${'a'.repeat(250)}@b.cd`])(
  'contact e-mail: %j is invalid',
  async (email) => {
    const answer = await update('mail-guesser', email);
    expect([answer.status, code(answer)]).toEqual([422, { code: 'email_invalid' }]);
  },
);

it.each(['owned@example.com', 'OWNED@example.COM'])(
  'contact e-mail: %s is accepted though another account has it',
  async (email) => {
    await update('mail-owner', 'owned@example.com');
    const answer = await update('mail-latecomer', email);
    expect([answer.status, answer.body]).toEqual([200, { data: { updateUser: { id: someText, email } } }]);
  },
);
