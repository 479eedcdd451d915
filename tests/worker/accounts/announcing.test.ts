import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, freshWorker, getUser, publishedKey } from '../outside/call.ts';
import { accountService } from '../outside/places.ts';
import { withShortDeadlines } from '../outside/short-deadlines.ts';
import type { Received } from '../../faults/remote.ts';

const worker = freshWorker({
  IDENTITY_ADMIN_URL: `${accountService.url}/identitytoolkit`,
  IDENTITY_ADMIN_TOKEN: 'owner',
});
let token: (uid: string, more?: Record<string, unknown>) => Promise<string>;

beforeAll(async () => {
  ({ token } = await publishedKey());
});
beforeEach(() => accountService.forget());

const account = (customAttributes?: string) =>
  accountService.become({
    mode: 'ok',
    body: JSON.stringify({ users: [{ localId: 'x', customAttributes }] }),
  });
const idIn = (body: unknown) => (body as { data: { getUser: { id: string } } }).data.getUser.id;
const told = ({ path, body, headers }: Received) => ({
  path,
  body: JSON.parse(body) as unknown,
  authorization: headers['authorization'],
});

describe('the user’s own id', () => {
  it('is added to her tokens at the first call, keeping other claims', async () => {
    await account('{"role":"tester"}');
    const { body } = await call(getUser(await token('announced')), worker);
    const project = '/identitytoolkit/v1/projects/demo-test/accounts';
    expect((await accountService.received()).map(told)).toEqual([
      { path: `${project}:lookup`, body: { localId: ['announced'] }, authorization: 'Bearer owner' },
      {
        path: `${project}:update`,
        body: { localId: 'announced', customAttributes: JSON.stringify({ role: 'tester', id: idIn(body) }) },
        authorization: 'Bearer owner',
      },
    ]);
  });

  it('is not announced when the token carries it', async () => {
    await account();
    const id = idIn((await call(getUser(await token('carrier')), worker)).body);
    await accountService.forget();
    await call(getUser(await token('carrier', { id }), id), worker);
    expect(await accountService.received()).toEqual([]);
  });

  it('is not written when the account has it', async () => {
    await account();
    const id = idIn((await call(getUser(await token('old-token')), worker)).body);
    await account(JSON.stringify({ id }));
    await accountService.forget();
    await call(getUser(await token('old-token')), worker);
    expect((await accountService.received()).map(({ path }) => path.split(':').at(-1))).toEqual(['lookup']);
  });

  it.each([
    { mode: 'hang' },
    { mode: 'status', status: 500 },
    { mode: 'garbage' },
    { mode: 'ok', body: '{}' },
    { mode: 'big', bytes: 10_000_000 },
  ] as const)(
    'is announced later if the account service answers %j, and the call succeeds',
    async (fault) => {
      await accountService.become(fault);
      const request = getUser(await token(`unlucky-${fault.mode}`));
      const answer = await withShortDeadlines(() => call(request, worker));
      expect(answer.status).toBe(200);
    },
  );

  it('is not announced where the deployment may not: `myself` works', async () => {
    const answer = await call(getUser(await token('quiet')), freshWorker());
    expect(answer.status).toBe(200);
    expect(await accountService.received()).toEqual([]);
  });
});
