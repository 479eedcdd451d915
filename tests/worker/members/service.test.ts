import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../functions/database/open.ts';
import { createUsers } from '../../../functions/accounts/users.ts';
import { createResolvers } from '../../../functions/members/resolvers.ts';
import { createService } from '../../../functions/members/service.ts';
import { accessLedger, users as usersTable } from '../../../functions/database/tables/accounts.ts';
import { onboardings, weightHistory } from '../../../functions/database/tables/members.ts';
import { biologicalGenders } from '../../../src/domain/body.ts';
import { nutritionConcepts } from '../../../src/domain/onboarding.ts';
import { schemaText } from '../../../functions/members/generated/schema.ts';

const db = openDatabase(env.DB);
const clock = () => new Date();
const users = createUsers({ db, clock, newId: () => crypto.randomUUID() });
const announceId = () => Promise.resolve();
const service = createService(createResolvers({ db, users, clock, announceId }), () => undefined);
const caller = {
  uid: 'service',
  email: undefined,
  emailVerified: false,
  userId: undefined,
  signedIn: new Date(),
};
const requestId = 'service-test';

const send = async (init: RequestInit, path = '/graphql') => {
  const response = await service.fetch(`http://members${path}`, init, { caller, requestId });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const json = { 'Content-Type': 'application/json' };
const ask = (body: unknown) => send({ method: 'POST', headers: json, body: JSON.stringify(body) });

describe('the members service by itself', () => {
  it('answers a JSON body by POST', async () => {
    const { status, text } = await ask({ query: '{ getUser(id: "myself") { firebaseUid } }' });
    expect([status, JSON.parse(text)]).toEqual([200, { data: { getUser: { firebaseUid: 'service' } } }]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('takes no %s', async (method) => {
    const { status, headers } = await send(
      { method, headers: { Origin: 'https://evil.example' } },
      '/graphql?query={__typename}',
    );
    expect(status).toBe(405);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('takes no form, no upload and no bare document', async () => {
    const upload = new FormData();
    upload.append('operations', '{"query":"{__typename}"}');
    const bodies: RequestInit[] = [
      { body: new URLSearchParams({ query: '{__typename}' }) },
      { body: upload },
      { body: '{__typename}', headers: { 'Content-Type': 'application/graphql' } },
    ];
    for (const init of bodies) expect((await send({ method: 'POST', ...init })).status).toBe(415);
  });

  it('takes no batch', async () => {
    const { text } = await ask([{ query: '{__typename}' }, { query: '{__typename}' }]);
    expect(text).not.toContain('"data"');
  });

  it('tells nothing of its schema', async () => {
    for (const query of ['{__schema{types{name}}}', '{__type(name:"User"){name}}']) {
      const { text } = await ask({ query });
      expect(text).not.toContain('"data"');
    }
  });

  it('shows no playground', async () => {
    const { status, text } = await send({ headers: { Accept: 'text/html' } });
    expect([status, text]).toEqual([405, '']);
  });
});

describe('what is stated twice is the same', () => {
  it.each([
    ['BiologicalGender', biologicalGenders],
    ['NutritionConcept', nutritionConcepts],
  ])('%s in the contract and in the domain', (name, values) => {
    const listed = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schemaText)?.[1]?.trim().split(/\s+/);
    expect(listed).toEqual([...values].sort());
  });

  it.each([usersTable, onboardings, weightHistory, accessLedger])(
    'the columns of table %# in code and in the migrations',
    async (table) => {
      const { results } = await env.DB.prepare('SELECT name FROM pragma_table_info(?)')
        .bind(getTableName(table))
        .all();
      const inCode = Object.keys(getTableColumns(table)).map((name) =>
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      );
      expect(results.map(({ name }) => name).sort()).toEqual(inCode.sort());
    },
  );
});
