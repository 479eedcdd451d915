import { expect, test } from '@playwright/test';
import { facts as promised } from '#domain/company/facts.ts';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatMoney } from '#domain/text/format.ts';
import { funnels } from '#domain/funnel/steps.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { landingPath, pathOf } from '#i18n/routes.ts';
import { hasDecided } from './consent.ts';
import { written } from './content.ts';
import { counts, more, visitorAgent } from './counts.ts';
import { anyAddress, identityOf } from './identity.ts';
import { accountOf, enter, openAgain, openAsMember, signInHere } from './onboarding-accounts.ts';
import { at, blockStorage } from './site.ts';
import {
  agree,
  calls,
  charged,
  codeOfToday,
  heading,
  longPlan,
  orderButton,
  pay,
  placeOrder,
  plan,
  startOf,
  words,
} from './plan.ts';
import { de } from './texts.ts';
import { walkOn } from './way.ts';

const said = words.de;

test.use({ userAgent: visitorAgent });
test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('plan: from an ad to the paid plan it is at most 15 screens and 15 presses, each counted once, and a double click orders once', async ({
  page,
  context,
  baseURL,
}) => {
  const before = counts(baseURL, 'search');
  const checkouts = calls(context, '/api/checkout');
  const agreed = formatDate(new Date());
  const email = anyAddress('way');
  const {
    name,
    gender,
    birthday,
    consent,
    activity,
    height,
    weight,
    desired,
    nutrition,
    portions,
    nav,
    summary,
  } = de('onboarding').island;
  const { way, press, choose, see, agree: tick, register } = walkOn(page);
  const landing = (await written('landings')).find(({ data: { to } }) => to === 'start');
  const start = landing ? landingPath(landing.id, 'de') : pathOf('home', 'de');
  await page.goto(`${start}?utm_source=google&utm_medium=cpc&gclid=Cj0KCQ`);
  await see(/./);
  await page.locator('.hero a').first().click();
  way.presses += 1;
  await see(gender.title);
  await choose(gender.FEMALE);
  await see(name.title);
  // Going back and forward counts once.
  await page.getByRole('button', { name: nav.back }).press('Enter');
  await expect(heading(page)).toHaveText(gender.title);
  await page.getByText(gender.FEMALE, { exact: true }).click();
  await expect(heading(page)).toHaveText(name.title);
  await page.getByLabel(name.label).fill('Anna');
  await page.getByLabel(birthday.day).fill('9');
  await page.getByLabel(birthday.month).fill('5');
  await page.getByLabel(birthday.year).fill('1988');
  await press(nav.next);
  await see(consent.title);
  await press(consent.agree);
  await see(activity.title);
  await choose(activity.sitting);
  await see(height.title);
  for (const [label, typed] of [
    [height.label, '168'],
    [weight.label, '78'],
    [desired.label, '70'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(typed);
  }
  await press(nav.next);
  await see(nutrition.title);
  await choose(nutrition.VEGETARIAN);
  await see(portions.title);
  await press(nav.next);
  await see(fill(summary.titleNamed, { name: 'Anna' }));
  await press(new RegExp(plans.map((one) => `^${startOf(one)}$`).join('|')), 'link');
  await expect(page).toHaveURL(/\/de\/anmelden\?(?!.*via=)/);
  await see(/./);
  await register(email);
  await see(de('order').island.review.title);
  await expect(page).toHaveURL(/\/de\/bestellen\?product=[\w-]+$/);
  // Directly above the button, with nothing in between, as the law requires.
  const facts = page.locator('form > dl');
  await expect(facts.locator('dt')).toHaveText(said.facts);
  await expect(facts.locator('dd').nth(1)).toContainText(said.vat);
  // Answers before the order mean the longer guarantee, and the address is confirmed later.
  await expect(facts).toContainText(`${promised.registrationGuaranteeDays} Tage`);
  expect(await facts.evaluate((list) => list.nextElementSibling?.textContent)).toBe(said.button);
  expect(await accountOf(baseURL, email)).toEqual({ onboardingCompleted: true, weights: 1 });
  expect(await identityOf(baseURL).mails(email)).toEqual([]);
  await tick();
  await orderButton(page, 'de').dblclick();
  way.presses += 1;
  await expect(page).toHaveURL(/\/pay\/cs_/);
  expect(checkouts.count).toBe(1);
  way.screens += 1;
  await pay(page, 'declined');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await pay(page, 'card');
  way.presses += 1;
  await expect(page).toHaveURL(new RegExp(`${said.welcome}\\?order=`));
  await see(said.paid);
  expect(way.screens).toBeLessThanOrEqual(15);
  expect(way.presses).toBeLessThanOrEqual(15);
  await page.reload();
  await expect(heading(page)).toHaveText(said.paid);

  // The result led straight to the order: the plans are the only step left.
  await page.goto(`${said.plans}?utm_source=google`);
  await expect(page.getByRole('heading', { name: said.hasPlan })).toBeVisible();
  const once = Object.fromEntries(funnels.app.map((step) => [step, 1]));
  // Typing the plans' address began another visit.
  await expect.poll(() => more(counts(baseURL, 'search'), before)).toEqual({ ...once, landing: 2 });
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const cookies = await context.cookies(baseURL);
  expect(`${stored} ${JSON.stringify(cookies)}`).not.toMatch(/google|gclid|via|search/);
  await page.goto(`${said.order}?product=${longPlan.key}`);
  await expect(heading(page)).toHaveText(said.has);

  await page.getByRole('main').getByRole('link', { name: said.toAccount }).click();
  const account = de('account').island;
  await expect(page.locator('.account').getByRole('button', { name: account.email.resend })).toBeVisible();
  await expect(page.getByRole('region', { name: account.way.title, exact: true })).toContainText('78 kg');
  await expect(page.getByText(fill(account.data.healthGiven, { date: agreed }))).toBeVisible();
});

test('plan: a code lowers what the plans show, the order says and the payment charges', async ({
  page,
  baseURL,
}) => {
  const { code, plan: reduced, due, struck } = codeOfToday();
  await page.goto(`${said.plans}?code=${code.toLowerCase()}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: startOf(reduced), exact: true }) });
  await expect(card.locator('strong')).toContainText(formatMoney(due));
  await expect(card.locator('s')).toContainText(formatMoney(struck));
  await card.getByRole('link', { name: startOf(reduced), exact: true }).click();
  await signInHere(page, baseURL);
  await expect(page).toHaveURL(at(`${said.order}?product=${reduced.key}&code=${code}`));
  await expect(page.locator('form > dl dd').nth(1)).toContainText(formatMoney(due));
  await placeOrder(page, 'de');
  await expect(page.locator('.total')).toContainText(charged(due));
});

test('plan: an order that was left goes on at the same payment page, also on another device, and can be dropped', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await openAsMember(page, baseURL, said.plans);
  await page.getByRole('link', { name: startOf(plan), exact: true }).click();
  await placeOrder(page, 'de');
  const paymentPage = page.url();
  await page.goBack();
  await placeOrder(page, 'de');
  expect(page.url()).toBe(paymentPage);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(at(`${said.order}?product=${plan.key}`));
  await expect(page.getByText(said.nothingCharged)).toBeVisible();

  const context = await browser.newContext();
  await hasDecided(context, 'declined', baseURL);
  const phone = await context.newPage();
  await openAgain(phone, baseURL, email, said.plans);
  await phone
    .getByRole('complementary', { name: said.stillOpen })
    .getByRole('button', { name: said.payOn })
    .click();
  await expect(phone).toHaveURL(paymentPage);
  await phone.goto(said.account);
  await expect(phone.getByRole('region', { name: said.stillOpen })).toBeVisible();
  await phone.getByRole('button', { name: said.drop }).press('Enter');
  await expect(phone.getByRole('status').filter({ hasText: said.dropped })).toBeFocused();
  await context.close();
});

test('plan: a shop that does not answer and a lost network show an error, and a retry continues', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route('**/api/offers', (route) => route.fulfill({ status: 500, body: '<h1>Sorry</h1>' }));
  await openAsMember(page, baseURL, `${said.order}?product=${plan.key}`);
  await expect(heading(page)).toHaveText(said.failed);
  await page.unroute('**/api/offers');
  await page.getByRole('button', { name: said.again }).click();
  await expect(orderButton(page, 'de')).toBeVisible();
  await agree(page);
  await context.setOffline(true);
  const notice = page.getByText(de('order').island.notice.offline);
  await expect(notice).toBeVisible();
  await orderButton(page, 'de').click();
  await expect(page.getByRole('alert').filter({ hasText: de('errors').unreachable })).toBeVisible();
  await expect(notice).toBeHidden();
  await context.setOffline(false);
  await orderButton(page, 'de').click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
});

test('plan: with storage blocked the buyer signs in on the order page, before and after the payment', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await blockStorage(page);
  await page.goto(`${said.order}?product=${plan.key}`);
  const { title } = de('login').island.headlines.plan;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const email = await signInHere(page, baseURL);
  await placeOrder(page, 'de');
  await pay(page, 'card');
  await expect(page).toHaveURL(new RegExp(said.welcome));
  await enter(page, email);
  await expect(heading(page)).toHaveText(said.paid);
  expect(errors).toEqual([]);
});
