import { expect, it } from 'vitest';
import { loginPath } from '#i18n/login-path.ts';
import { pathOf } from '#i18n/routes.ts';
import * as account from '#site/api/account.ts';
import { askEmailCheck } from '#site/api/email-check.ts';
import { withdrawHealthConsent } from '#site/api/health-consent.ts';
import { readInvoice } from '#site/api/orders.ts';
import { openPortal } from '#site/api/portal.ts';
import type { SessionState } from '#site/browser/session.ts';
import { createAccount } from '#site/features/account/state.ts';
import { browser, memberOf, refuse } from '../browser.ts';
import { view } from './member.ts';

const before: account.AccountView = { ...view(), healthConsent: '2026-11-01T10:00:00.000Z' };

async function open(known?: SessionState) {
  const page = browser({ ...(known && { known }) });
  const worker = { view: before };
  page.answer(account.readAccount, () => worker.view);
  const store = createAccount('de');
  store.start();
  await page.pass();
  return { ...store, page, worker, now: () => store.$state.get() };
}

it('account: visitors are sent to the sign-in; signing out empties the page without leaving it', async () => {
  const { page, now } = await open({ state: 'visitor' });
  expect(now()).toEqual({ step: 'redirecting' });
  expect(page.went).toEqual([loginPath('de', { next: pathOf('my', 'de') })]);
  const member = await open();
  member.page.signOut({ state: 'visitor', isLeaving: true });
  expect(member.now()).toEqual({ step: 'redirecting' });
  expect(member.page.went).toEqual([]);
});

it('account: loading can be retried', async () => {
  const { page, retry, now } = await open({ state: 'unreachable', code: 'unreachable' });
  expect(now()).toEqual({ step: 'unreachable', code: 'unreachable' });
  page.answer(account.readAccount, () => refuse('internal'));
  retry();
  expect(now()).toEqual({ step: 'loading' });
  await page.pass();
  expect(now()).toEqual({ step: 'unreachable', code: 'unreachable' });
  page.known = memberOf();
  retry();
  await page.pass();
  expect(now()).toEqual({ step: 'unreachable', code: 'internal' });
});

it('account: contracts are shown though the data API fails', async () => {
  const { now } = await open({ state: 'unreachable', code: 'data_api_unavailable' });
  expect(now()).toMatchObject({ step: 'shown', view: before });
});

it('account: a double click opens the portal once; an error is shown at its button, and the rest of the page stays', async () => {
  const { page, openPortal: press, downloadInvoice, now } = await open();
  page.answer(openPortal, () => ({ url: 'https://portal.example' }));
  await Promise.all([press(undefined), press(undefined)]);
  expect(page.went).toEqual(['https://portal.example']);
  page.answer(readInvoice, () => refuse('not_found'));
  await downloadInvoice('order');
  expect(now()).toMatchObject({
    step: 'shown',
    view: before,
    doing: { state: 'failed', action: 'invoice', code: 'not_found' },
  });
});

it('account deletion: asks members who signed in long ago to do so again; deletes at once after a recent sign-in', async () => {
  const { page, deleteAccount, now } = await open();
  page.answer(account.deleteAccount, () => refuse('sign_in_again'));
  await deleteAccount();
  expect(now()).toMatchObject({ doing: { state: 'failed', code: 'sign_in_again' } });
  page.answer(account.deleteAccount, (): account.AccountDeleted => ({ signIn: 'gone' }));
  await deleteAccount();
  expect(now()).toEqual({ step: 'deleted', signIn: 'gone' });
  expect([page.$session.get().state, page.went]).toEqual(['visitor', []]);
});

it('account: a withdrawn consent is no longer listed', async () => {
  const { page, worker, withdrawHealthConsent: withdraw, now } = await open();
  page.answer(withdrawHealthConsent, () => {
    worker.view = { ...before, healthConsent: null };
  });
  await withdraw();
  expect(now()).toMatchObject({
    view: { healthConsent: null },
    doing: { state: 'done', action: 'health' },
  });
});

it('contact e-mail: the link can be sent again, and verification shows at once', async () => {
  const { page, worker, sendLink, now } = await open();
  page.answer(askEmailCheck, () => undefined);
  await Promise.all([sendLink(), sendLink()]);
  expect(page.asked.filter((request) => request === `POST ${askEmailCheck.path}`)).toHaveLength(1);
  expect(now()).toMatchObject({ view: { emailVerified: false }, doing: { state: 'done', action: 'link' } });
  worker.view = { ...before, emailVerified: true };
  await sendLink();
  expect(now()).toMatchObject({ view: { emailVerified: true } });
});
