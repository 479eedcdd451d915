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
const onUnhandledError = () => undefined;
const resolvers = createResolvers({ db, users, clock, announceId, onUnhandledError });
const service = createService(resolvers, onUnhandledError);
const caller = {
  uid: 'service',
  email: undefined,
  emailVerified: false,
  userId: undefined,
  signedIn: new Date(),
  secondFactor: false,
};
const requestId = 'service-test';

const ask = (query: string, variables = {}) => service({ query, variables }, { caller, requestId });

describe('the members service', () => {
  it('answers a document of the schema', async () => {
    expect(await ask('{ getUser(id: "myself") { firebaseUid } }')).toEqual({
      data: { getUser: { firebaseUid: 'service' } },
    });
  });

  it.each(['{__schema{types{name}}}', '{__type(name:"User"){name}}'])(
    'reveals nothing of its schema: %s',
    async (query) => {
      const { errors, ...rest } = await ask(query);
      expect(new Set(errors?.map(({ extensions }) => extensions['code']))).toEqual(
        new Set(['variables_invalid']),
      );
      expect(rest).toEqual({});
    },
  );

  it.each([
    '{ getUser(id: "myself") { password } }',
    '{ getUser { id } }',
    'query A { a } query B { b }',
    '{',
  ])('answers invalid documents with a code, without echoing them: %s', async (query) => {
    const { errors, ...rest } = await ask(query);
    expect(new Set(errors?.map(({ message }) => message))).toEqual(new Set(['variables_invalid']));
    expect(rest).toEqual({});
  });
});

describe('definitions that exist twice are equal', () => {
  it.each([
    ['BiologicalGender', biologicalGenders],
    ['NutritionConcept', nutritionConcepts],
  ])('%s in the schema and in the domain', (name, values) => {
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
