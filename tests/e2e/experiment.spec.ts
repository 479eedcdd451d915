import { expect, test, type Browser } from '@playwright/test';
import { judge } from '#domain/experiments/judgement.ts';
import { fill } from '#domain/text/fill.ts';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { landingPath, numbersPath, pathOf } from '#i18n/routes.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { localRows } from '../../scripts/setup/database.ts';
import { readContent } from '../../src/content-check/check-content.ts';
import { checkExperiments } from '../../src/content-check/check-experiments.ts';
import type { Arm } from '#domain/experiments/experiment.ts';
import { hasDecided } from './consent.ts';
import { found, written } from './content.ts';
import { visitorAgent } from './counts.ts';
import { editedSite, type EditedSite } from './edited-site.ts';
import { answer, onScreen } from './onboarding.ts';
import { heading, pay, placeOrder, plan, startOf, words } from './plan.ts';
import { enrol, staffMember } from './staff.ts';
import { de } from './texts.ts';
import { walkOn } from './way.ts';

const t = de('experiments');
const name = 'tried-in-tests';
const file = `experiments/${name}.yaml`;
const address = landingPath(name, 'de');
const question = 'Welche Seite bringt mehr?';
const today = dayInGermany(new Date());
const draws = 1_000;

type Arms = readonly [Arm, Arm];

/** Two landing pages; visitors of the second one answer questions and buy a plan. */
async function armsOf(): Promise<Arms> {
  const landings = await written('landings');
  const second = found(
    landings.find(({ data: { to } }) => to === 'start'),
    'landing page that leads to the questions',
  );
  const first = found(
    landings.find(({ id }) => id !== second.id),
    'second landing page',
  );
  return [
    { landing: first.id, share: 70 },
    { landing: second.id, share: 30 },
  ];
}

/** As an editor writes it. */
const textOf = (arms: Arms, more = '') => `question: ${question}
owner: Anna Beispiel
begin: ${addDays(today, -7)}
end: ${addDays(today, 20)}
arms:
${arms.map(({ landing, share }) => `  - landing: ${landing}\n    share: ${share}\n`).join('')}decides: paid
effect: 30
${more}`;

/** What the content check says, by file and code. */
async function said({ root }: EditedSite) {
  const { diagnostics } = await readContent('experiments', root);
  const { hints, diagnostics: late } = await checkExperiments(root, today);
  return [...diagnostics, ...late, ...hints].map((one) => `${one.file} ${one.code}`);
}

/** The landing page that is shown, and the experiment that it counts for. */
const startIn = (html: string) =>
  /data-start="\.(?<landing>[\w-]*)\.[\w-]*(?:\.(?<experiment>[\w-]+))?"/.exec(html)?.groups;

/** How often visitors are shown each landing page. */
async function drawn(url: string): Promise<Record<string, number>> {
  const shown: Record<string, number> = {};
  for (let asked = 0; asked < draws; asked += 20)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const page = await fetch(url, { headers: { 'User-Agent': visitorAgent } });
        const { landing = '', experiment } = startIn(await page.text()) ?? {};
        expect(experiment).toBe(name);
        shown[landing] = (shown[landing] ?? 0) + 1;
      }),
    );
  return shown;
}

/** Orders and visits of yesterday: with one more order, the second page is seen to bring more. */
function bring({ directory }: EditedSite, arms: Arms) {
  const ofFirst = 5;
  let ofSecond = 0;
  while (judge({ arms }, [ofFirst, ofSecond + 1])[0]?.brings !== 'more') ofSecond += 1;
  const day = addDays(today, -1);
  for (const table of ['sales', 'step_sums']) localRows(directory, `DELETE FROM ${table}`);
  for (const [at, { landing, share }] of arms.entries()) {
    const part = `${name}.${landing}`;
    const n = at === 0 ? ofFirst : ofSecond;
    localRows(
      directory,
      `INSERT INTO sales (division, day, product, part, orders, gross_cents) VALUES ('experiment', ?, ?, ?, ?, ?)`,
      ...[day, plan.key, part, n, n * 50_00],
    );
    const visits = "INSERT INTO step_sums VALUES ('experiment', ?, 'landing', ?, ?)";
    localRows(directory, visits, day, part, share * 100);
  }
}

/** A visitor to whom the second page is shown buys a plan. */
async function orderFrom(browser: Browser, { url }: EditedSite, [, second]: Arms) {
  const context = await browser.newContext({ baseURL: url });
  await hasDecided(context, 'declined', url);
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(address);
    expect(startIn(await page.content())?.landing).toBe(second.landing);
  }).toPass();
  await page.locator('.hero a').first().click();
  const { choose, press, register } = walkOn(page);
  await onScreen(page, 'de', 0);
  await choose(de('onboarding').island.gender.FEMALE);
  await answer(page, 'de', 1);
  await press(new RegExp(plans.map((one) => `^${startOf(one)}$`).join('|')), 'link');
  await register();
  await placeOrder(page, 'de');
  await pay(page, 'card');
  await expect(heading(page)).toHaveText(words.de.paid);
  await context.close();
}

/** Where the experiment's address leads. */
async function target({ url }: EditedSite) {
  const { status, headers } = await fetch(`${url}${address}?utm_source=google`, { redirect: 'manual' });
  return `${status} ${headers.get('Location') ?? ''}`;
}

test.use({ userAgent: visitorAgent });

test('experiment: an editor writes it, its address draws by the shares, an order decides it, and its address outlives it', async ({
  browser,
  baseURL,
}) => {
  const arms = await armsOf();
  const [first, second] = arms;
  await using site = await editedSite(baseURL);
  await site.empty('experiments');
  await site.write(file, textOf([first, { ...second, share: 40 }]));
  expect(await said(site)).toEqual([`src/content/${file} shares-sum`]);
  await site.write(file, textOf(arms));
  expect(await said(site)).toEqual([`src/content/${file} experiment-visits`]);
  await site.start();

  const shown = await drawn(site.url + address);
  expect(new Set(Object.keys(shown))).toEqual(new Set([first.landing, second.landing]));
  const expected = draws * (first.share / 100);
  // Six standard deviations: chance exceeds them once in half a billion runs.
  const bound = 6 * Math.sqrt(expected * (second.share / 100));
  expect(Math.abs((shown[first.landing] ?? 0) - expected)).toBeLessThan(bound);

  bring(site, arms);
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  const owner = await staffMember(site.url, 'owner', numbersPath);
  await owner.command('--add');
  await owner.enter(page);
  await enrol(page);
  const report = page.getByRole('article', { name: question });
  await expect(report.getByText(t.unknown)).toBeVisible();
  await orderFrom(browser, site, arms);
  await page.reload();
  const verdict = fill(t.more, { page: second.landing, oneIn: 20 });
  await expect(report.getByText(verdict)).toBeVisible();
  await expect(report.getByRole('listitem').last()).toContainText(/\+\d.*1\.000 Besuche/);
  await expect(report.getByText(t.skewed)).toHaveCount(0);

  await site.write(file, textOf(arms, `winner: ${second.landing}\n`));
  await expect.poll(() => target(site)).toBe(`302 ${landingPath(second.landing, 'de')}?utm_source=google`);
  await page.reload();
  await expect(report.getByText(fill(t.states.decided, { page: second.landing }))).toBeVisible();

  await site.remove(file);
  await expect.poll(() => target(site)).toBe(`302 ${pathOf('home', 'de')}?utm_source=google`);
  expect((await fetch(site.url + address)).status).toBe(200);
  await page.reload();
  await expect(page.getByText(t.none)).toBeVisible();
});
