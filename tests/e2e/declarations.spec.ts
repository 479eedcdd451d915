import { expect, test, type Page } from '@playwright/test';
import { fill } from '#domain/text/fill.ts';
import { expectAccessible } from './accessibility.ts';
import { pathOf } from '#i18n/routes.ts';
import { anyAddress, localUrl, openSignedIn } from './identity.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { plan } from './plan.ts';
import { customerOf } from './purchase.ts';
import type { OrdersView } from '#domain/shop/order.ts';
import { de, en } from './texts.ts';
import { choose } from './choose.ts';
import { course } from './bookable.ts';

const password = 'long enough';

/** A mail's subject up to its number. */
const beforeFigures = (subject: string) => subject.replace(/ (?:\(|\d|[\dA-F]{4}-).*$/, '');

const words = {
  de: {
    contract: de('declarations').app,
    name: de('declarations').name,
    email: de('declarations').email,
    cancel: de('declarations').cancel.submit,
    next: de('declarations').withdraw.next,
    confirm: de('declarations').withdraw.submit,
    cancelled: de('mails').acknowledgement.cancel.title,
    withdrawn: de('mails').acknowledgement.withdraw.title,
    download: de('declarations').acknowledgement.download,
    problem: de('declarations').problem.name,
    mails: [
      de('mails').emailCheck.subject,
      fill(de('mails').confirmation.subject, { number: '1', what: '' }),
      fill(de('mails').acknowledgement.cancel.asks, { number: '1' }),
    ]
      .map(beforeFigures)
      .toSorted(),
    yes: { cancel: de('declarations').link.confirm_cancel.button },
    thanks: /^(Danke, wir kümmern uns sofort darum|Das ist schon erledigt)$/,
    result: 'Dein App-Abo endet am',
  },
  en: {
    contract: en('declarations').app,
    name: en('declarations').name,
    email: en('declarations').email,
    next: en('declarations').withdraw.next,
    confirm: en('declarations').withdraw.submit,
    withdrawn: en('mails').acknowledgement.withdraw.title,
    yes: { withdraw: en('declarations').link.confirm_withdraw.button },
  },
} as const;

test('withdrawal: a member finds the form filled in, and needs no confirmation by mail', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('filled-in');
  const her = await customerOf(baseURL, { email, password });
  const { order } = await her.buy(course);
  await openSignedIn(page, baseURL, { email, password }, pathOf('withdrawal', 'de'));
  const field = (name: string) => page.locator(`declaration-form [name="${name}"]`);
  await expect(field('email').first()).toHaveValue(email);
  await expect(field('name').first()).toHaveValue('Lena Probst');
  await expect(page.getByRole('radio', { name: de('declarations').course })).toBeChecked();
  await expect(field('order').first()).toHaveValue(`${order.slice(0, 4)}-${order.slice(4, 8)}`.toUpperCase());
  await page.goto(`${pathOf('withdrawal', 'de')}?contract=app&order=ABCD-1234`);
  await expect(field('email').first()).toHaveValue(email);
  await expect(field('order').first()).toHaveValue('ABCD-1234');

  await page.goto(pathOf('withdrawal', 'de'));
  await expect(field('email').first()).toHaveValue(email);
  await button(page, words.de.next).click();
  await button(page, words.de.confirm).click();
  await expect.poll(async () => ((await her.purchases()) as OrdersView).orders[0]?.state).toBe('refunded');
});

type Words = (typeof words)['de' | 'en'];

const form = (page: Page) => page.locator('declaration-form');
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

/** The subjects of the mails to an address up to their figures, sorted. */
async function mailsTo(baseURL: string | undefined, email: string): Promise<string[]> {
  const answer = await fetch(`${localUrl('dashboard', baseURL)}/mails.json`);
  const mails = (await answer.json()) as { to: string; subject: string }[];
  return mails
    .filter(({ to }) => to === email)
    .map(({ subject }) => beforeFigures(subject))
    .toSorted();
}

/** The newest link of that name in a mailbox. */
async function mailedLink(baseURL: string | undefined, email: string, label: string): Promise<string> {
  const dashboard = localUrl('dashboard', baseURL);
  const mails = (await (await fetch(`${dashboard}/mails.json`)).json()) as { to: string }[];
  for (const [number, { to }] of [...mails.entries()].reverse()) {
    if (to !== email) continue;
    const text = await (await fetch(`${dashboard}/mails/${number}.txt`)).text();
    const found = new RegExp(`${label}: (http\\S+)`).exec(text)?.[1];
    if (found !== undefined) return new URL(found).pathname;
  }
  return '';
}

/** Follows a mailed link, and presses the button of its page. */
async function follow(page: Page, baseURL: string | undefined, email: string, label: string) {
  await expect.poll(() => mailedLink(baseURL, email, label)).not.toBe('');
  await page.goto(await mailedLink(baseURL, email, label));
  await page.getByRole('button', { name: label, exact: true }).click();
}

async function fillIn(page: Page, said: Words, email: string) {
  await choose(form(page).getByRole('radio', { name: said.contract, exact: true }));
  await form(page).getByLabel(said.name).fill('Erika Muster');
  await form(page).getByLabel(said.email).fill(email);
}

test('cancellation: without a sign-in a mailed link confirms it, and what was typed survives a failure', async ({
  page,
  baseURL,
}) => {
  const said = words.de;
  const email = anyAddress('cancels');
  const her = await customerOf(baseURL, { email, password });
  await her.buy(plan.key);
  await page.goto(pathOf('cancel', 'de'));
  await button(page, said.cancel).click();
  await expect(form(page).getByText(said.problem)).toBeVisible();
  await fillIn(page, said, email);
  await page.route('/api/cancel', (route) => route.abort());
  await button(page, said.cancel).click();
  await expect(form(page).getByText(de('declarations').error.failed)).toBeVisible();
  await expect(form(page).getByLabel(said.name)).toHaveValue('Erika Muster');
  await page.unroute('/api/cancel');
  await button(page, said.cancel).click();
  const heading = form(page).getByRole('heading', { name: said.cancelled });
  await expect(heading).toBeFocused();
  await expect(form(page).locator('dl')).toContainText(email);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    form(page).getByRole('link', { name: said.download }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kuendigung-[\dA-F]{4}-[\dA-F]{4}\.txt$/);
  const state = async () => ((await her.purchases()) as OrdersView).subscriptions[0]?.state;
  await expect.poll(() => mailsTo(baseURL, email)).toEqual(said.mails);
  expect(await state()).toBe('live');
  await follow(page, baseURL, email, said.yes.cancel);
  await expect(page.getByRole('heading', { name: said.thanks })).toBeVisible();
  await expect.poll(state).toBe('ending');
  await expect.poll(() => mailsTo(baseURL, email)).toContain(said.result);
});

test('withdrawal: a plan is withdrawn from in two steps, and the money comes back, in English', async ({
  page,
  baseURL,
}) => {
  const said = words.en;
  const email = anyAddress('withdraws');
  const her = await customerOf(baseURL, { email, password });
  await her.buy(plan.key, 'card', 'en');
  await page.goto(pathOf('withdrawal', 'en'));
  await fillIn(page, said, email);
  await button(page, said.next).click();
  await expect(form(page).locator('[data-review-rows]')).toContainText(email);
  await button(page, said.confirm).click();
  await expect(form(page).getByRole('heading', { name: said.withdrawn })).toBeFocused();
  await follow(page, baseURL, email, said.yes.withdraw);
  await expect
    .poll(async () => ((await her.purchases()) as OrdersView).orders[0])
    .toMatchObject({ state: 'refunded', refundedCents: priceOf(plan) });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('cancellation and withdrawal: without script both forms lead to their acknowledgements', async ({
    page,
  }) => {
    await page.goto(pathOf('cancel', 'de'));
    await fillIn(page, words.de, anyAddress('scriptless-cancel'));
    await button(page, words.de.cancel).click();
    await expect(page.getByRole('heading', { name: words.de.cancelled })).toBeVisible();
    await expect(form(page).locator('form')).toBeHidden();

    const email = anyAddress('scriptless');
    await page.goto(pathOf('withdrawal', 'de'));
    await fillIn(page, words.de, email);
    await button(page, words.de.next).click();
    await expect(form(page).locator('[data-review-rows]')).toContainText(email);
    await button(page, words.de.confirm).click();
    await expect(page.getByRole('heading', { name: words.de.withdrawn })).toBeVisible();
  });
});

test('withdrawal: every state is accessible and fits 320 px, and too many attempts are offered an e-mail instead', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(pathOf('withdrawal', 'de'));
  await button(page, words.de.next).click();
  await expectAccessible(page, 'with what is missing');
  await fillIn(page, words.de, anyAddress('looks'));
  await button(page, words.de.next).click();
  await expectAccessible(page, 'review');
  await page.route('/api/withdraw', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited' }, requestId: 'r' } }),
  );
  await button(page, words.de.confirm).click();
  await expect(
    form(page)
      .getByText(de('declarations').error.words.withdraw.split('.')[0] ?? '')
      .last(),
  ).toBeVisible();
  await expect(
    form(page)
      .getByRole('link', { name: de('declarations').error.write })
      .last(),
  ).toHaveAttribute('href', /^mailto:.*Hiermit%20widerrufe/);
  await expectAccessible(page, 'slowed');
  await page.unroute('/api/withdraw');
  await button(page, words.de.confirm).click();
  await expect(form(page).getByRole('heading', { name: words.de.withdrawn })).toBeVisible();
  await expectAccessible(page, 'acknowledgement');
});
