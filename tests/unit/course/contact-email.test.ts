import { expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { graphql } from '#site/api/graphql.ts';
import type { SessionState } from '#site/browser/session.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { createContactEmail } from '#site/features/booking/email/state.ts';
import { browser, memberOf, refuse } from '../browser.ts';

const paths = { requirements: '/requirements', login: '/login', order: '/order', account: '/my' };
const withoutEmail = memberOf({ email: null });

async function open(known: SessionState = withoutEmail, version: number = textVersions.requirements) {
  const page = browser({ known });
  bookingOf('zpp').change({ requirements: { version, at: '2026-11-20T18:30:00.000Z' } });
  const stored: unknown[] = [];
  const fault: { code?: ErrorCode | undefined } = {};
  page.answer(graphql, ({ variables = {} }) => {
    if (fault.code) return refuse(fault.code);
    stored.push(variables['email']);
    return { data: { updateUser: variables } };
  });
  const store = createContactEmail({ course: 'zpp', level: 'ZPP_COURSE', paths });
  store.start();
  await page.pass();
  return { ...store, page, stored, fault, now: () => store.$state.get() };
}

it('e-mail step: asks for a missing address, keeps what was typed on an error, and stores it once', async () => {
  const { page, type, submit, stored, fault, now } = await open();
  for (const typed of ['', 'lena', 'lena@example', 'a b@c.de']) {
    type(typed);
    await submit();
    expect(now()).toMatchObject({ step: 'asking', problem: 'email_invalid' });
  }
  const typed = ' lena@example.com ';
  type(typed);
  fault.code = 'data_api_unavailable';
  await submit();
  expect(now()).toEqual({ step: 'asking', typed, busy: false, problem: 'data_api_unavailable' });
  fault.code = undefined;
  await Promise.all([submit(), submit()]);
  expect([page.went, stored]).toEqual([['/order'], ['lena@example.com']]);
});

it('e-mail step: signing out clears and leaves the page', async () => {
  const { page, type, now } = await open();
  type('erika@example.com');
  page.signOut({ state: 'visitor', isLeaving: true });
  expect(now()).toEqual({ step: 'leaving', to: '/login' });
  expect(page.went).toEqual([]);
});

it.each([
  ['nobody is signed in', { state: 'visitor' }, textVersions.requirements, '/login'],
  ['the conditions are not confirmed', withoutEmail, 0, '/requirements'],
  ['nothing is missing', memberOf(), textVersions.requirements, '/order'],
  ['she has the course', memberOf({ access: ['ZPP_COURSE'] }), 0, '/my'],
] as const)('e-mail step: if %s, goes on to the next step', async (_, known, version, path) => {
  const { page } = await open(known, version);
  expect(page.went).toEqual([path]);
});
