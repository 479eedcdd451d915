import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, freshWorker, getUser, publishedKey } from '../outside/call.ts';
import { accountService } from '../outside/stand-ins.ts';
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
const requestOf = ({ path, body, headers }: Received) => ({
  path,
  body: JSON.parse(body) as unknown,
  authorization: headers['authorization'],
});

describe('the user’s own id', () => {
  it('is added to her tokens once, keeping other claims', async () => {
    const enter = async (more = {}) =>
      idIn((await call(getUser(await token('announced', more)), worker)).body);
    await account('{"role":"tester"}');
    const id = await enter();
    const project = '/identitytoolkit/v1/projects/demo-test/accounts';
    const lookup = {
      path: `${project}:lookup`,
      body: { localId: ['announced'] },
      authorization: 'Bearer owner',
    };
    expect((await accountService.received()).map(requestOf)).toEqual([
      lookup,
      {
        path: `${project}:update`,
        body: { localId: 'announced', customAttributes: JSON.stringify({ role: 'tester', id }) },
        authorization: 'Bearer owner',
      },
    ]);
    // An older token lacks the id that the account already has.
    await account(JSON.stringify({ id }));
    await accountService.forget();
    await enter();
    expect((await accountService.received()).map(requestOf)).toEqual([lookup]);
    await accountService.forget();
    await enter({ id });
    expect(await accountService.received()).toEqual([]);
  });

  it.each([{ mode: 'hang' }, { mode: 'status', status: 500 }, { mode: 'ok', body: '{}' }] as const)(
    'is announced later if the account service answers %j, and the call succeeds',
    async (fault) => {
      await accountService.become(fault);
      const request = getUser(await token(`unlucky-${fault.mode}`));
      expect((await withShortDeadlines(() => call(request, worker))).status).toBe(200);
    },
  );

  it('is not announced where the deployment may not: `myself` works', async () => {
    const answer = await call(getUser(await token('quiet')), freshWorker());
    expect(answer.status).toBe(200);
    expect(await accountService.received()).toEqual([]);
  });
});
