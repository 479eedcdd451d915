import { expect, test, type Page } from '@playwright/test';
import { modulesOf } from '#domain/course/modules.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { anyAddress, openSignedIn } from './identity.ts';
import { customerOf } from './purchase.ts';

const password = 'long enough';
const course = pathOf('myCourse', 'de');
const first = modulePath('ankommen-am-tisch');

const workbook = (page: Page) => page.getByRole('region', { name: 'Dein Arbeitsheft', exact: true });
const field = (page: Page, name: string) => workbook(page).getByRole('textbox', { name });
const step = 'Mein erster kleiner Schritt';

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('two tabs on one workbook show and store the input of both, in browser and account', async ({
  page,
  context,
  baseURL,
}) => {
  const email = anyAddress('two-tabs');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp');
  await openSignedIn(page, baseURL, { email, password }, first);
  const other = await context.newPage();
  await other.goto(first);
  const one = 'Der erste Tag';
  const two = 'Der zweite Tag';
  await expect(field(other, one)).toBeVisible();

  await field(page, one).fill('Aus dem einen Tab');
  await workbook(page).getByRole('button', { name: 'Nein, nur in diesem Browser' }).click();
  await field(other, two).fill('Aus dem anderen');
  await expect(field(page, two)).toHaveValue('Aus dem anderen');
  await expect(field(other, one)).toHaveValue('Aus dem einen Tab');
  await field(page, step).fill('Ein Glas Wasser');
  await expect(field(other, step)).toHaveValue('Ein Glas Wasser');

  await workbook(other).getByRole('button', { name: 'Doch im Konto speichern' }).click();
  await workbook(other).getByRole('button', { name: 'Ja, in meinem Konto speichern' }).click();
  await expect(workbook(page)).toContainText('Dein Heft liegt in deinem Konto.');
  await field(page, one).fill('Noch ein Wort');
  await field(other, two).fill('Und noch eins');
  for (const tab of [page, other]) await expect(workbook(tab)).toContainText('Gespeichert');
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(field(tab, one)).toHaveValue('Noch ein Wort');
    await expect(field(tab, two)).toHaveValue('Und noch eins');
    await expect(field(tab, step)).toHaveValue('Ein Glas Wasser');
  }
});

test('two booked courses share one page, each with its own path, links and texts', async ({
  page,
  baseURL,
}) => {
  const email = anyAddress('two-courses');
  const her = await customerOf(baseURL, { email, password });
  await her.buy('zpp');
  await her.buy('zpp2');
  await openSignedIn(page, baseURL, { email, password }, course);
  const courses = page.getByRole('main').getByRole('article');
  await expect(courses).toHaveCount(2);
  await expectAccessible(page, 'two courses');
  for (const key of ['zpp', 'zpp2'] as const) {
    const [module, second] = modulesOf(key);
    const own = courses.filter({ hasText: second?.title ?? '' });
    await expect(own.getByRole('listitem').filter({ hasText: 'Modul 8' })).toHaveCount(1);
    const about = own.getByRole('link', { name: 'Worum es in diesem Kurs geht' });
    await expect(about).toHaveAttribute('href', `/de/kurs/${key}`);
    await own.getByRole('link', { name: 'Modul anfangen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: module?.title ?? '' })).toBeVisible();
    await page.goto(course);
  }
});
