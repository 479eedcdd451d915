import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { endOfCourse } from '#domain/shop/access-periods.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { faultsOfPdfA, hasPdfTools, textOfPdf } from '../fixtures/pdf-tools.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { press, walk } from './keyboard.ts';
import { modules, participant, station, timeIs } from './participant.ts';
import { expectNoSidewaysScroll } from './site.ts';
import { de } from './texts.ts';
import { course } from './bookable.ts';

const path = modulePath('bescheinigung');
/** Booked as Lena Probst: her new family name. */
const name = 'Łena Öztürk-Großmann';

/** Opens the certificate's page as a participant who has just completed that many modules. */
async function completed(page: Page, baseURL: string | undefined, modules: number) {
  const { her, booked, enter } = await participant(baseURL);
  await timeIs(page, await her.complete(course, modules));
  await enter(page, path);
  return booked;
}

/** Chooses fewer minutes than planned, and requests the certificate with them. */
const withFewer = (page: Page) => page.getByRole('button', { name: /^Jetzt mit \d+ Minuten$/ });
const request = (page: Page) => page.getByRole('button', { name: /^Mit \d+ von \d+ Minuten anfordern$/ });

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
});

test('certificate: what is missing is listed by module, and after six months there is none', async ({
  page,
  baseURL,
}) => {
  const booked = await completed(page, baseURL, 2);
  const title = (name: string) => page.getByRole('heading', { name });
  await expect(title(de('course-certificate').island.incomplete.title)).toBeVisible();
  const missing = page
    .getByRole('listitem')
    .filter({ hasText: de('course-certificate').island.incomplete.both });
  await expect(missing).toHaveCount(modules.length - 2);
  expect(await walk(page)).toEqual([]);
  await expectAccessible(page, 'what is missing');

  await timeIs(page, endOfCourse(booked));
  await page.reload();
  await expect(title(de('course-certificate').island.impossible.title)).toBeVisible();
  expect(await walk(page)).toEqual([]);
  await page.goto(modulePath(modules[2]?.slug ?? ''));
  await expect(title(de('module').island.refused.closed)).toBeVisible();
  await page.getByRole('link', { name: de('module').island.refused.path }).click();
  await expect(title(de('course-path').over.ended.title)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Der Kurs verlängert sich nicht, und es wird nichts abgebucht.');
  await expect(main).toContainText(`2 von ${modules.length} Modulen hast du abgeschlossen.`);
  await expect(station(page, 1)).toContainText('Abgeschlossen am');
  await expect(station(page, 3)).toContainText(de('course-path').path.state.missed);
  await expect(
    main
      .getByRole('list')
      .filter({ hasText: `Modul ${modules.length}` })
      .getByRole('link'),
  ).toHaveCount(0);
});

test('certificate: is requested and corrected by keyboard, downloaded with the papers for the insurer, and verified', async ({
  page,
  baseURL,
  browser,
}) => {
  await completed(page, baseURL, modules.length);
  const field = page.getByLabel(de('course-certificate').island.form.name);
  // Everything heard and answered, but no exercise confirmed: she can add that first, or choose fewer minutes.
  const open = page.getByRole('region', { name: /^Gezählt sind \d+ von \d+ Minuten$/ });
  await expect(open.getByRole('link', { name: /^Modul \d: / })).toHaveCount(modules.length);
  const { later, insurer } = de('course-certificate').island.minutes;
  await expect(open).toContainText(insurer);
  await expect(open.getByRole('link', { name: later })).toHaveAttribute(
    'href',
    `${modulePath(modules[0]?.slug ?? '')}#uebungen`,
  );
  await expect(field).toHaveCount(0);
  await expectAccessible(page, 'the choice');
  await press(withFewer(page));
  await expect(
    page.getByRole('heading', { name: de('course-certificate').island.form.titleWithFewer }),
  ).toBeFocused();
  await expect(field).toHaveValue('Lena Probst');
  await field.fill('王秀英');
  await expect(page.getByText('Das können wir nicht drucken: 王 秀 英.')).toBeVisible();
  // Somebody else's name goes to the course leader, a new family name is stated on the certificate.
  await field.fill('Ganz Andere Person');
  await expect(page.getByRole('button', { name: de('course-certificate').island.form.ask })).toBeVisible();
  await field.fill('Lena Oeztuerk');
  await expect(page.getByText(/Name berichtigt am .*, gebucht auf Lena Probst/)).toBeVisible();
  await press(request(page));
  await expect(page.getByText(de('course-certificate').island.form.problems.birthday_missing)).toBeVisible();
  await expect(page.getByLabel(de('course-certificate').island.form.birthday)).toBeFocused();
  await page.getByLabel(de('course-certificate').island.form.birthday).fill('1988-02-03');
  await expectAccessible(page, 'the form');
  await press(page.getByLabel(de('course-certificate').island.form.birthday));
  const heading = page.getByRole('heading', { name: de('course-certificate').island.made.title });
  await expect(heading).toBeFocused();
  expect(await walk(page)).toEqual([]);

  const correct = page.getByRole('button', { name: de('course-certificate').island.made.mend });
  await press(correct);
  await expect(field).toBeFocused();
  await press(page.getByRole('button', { name: de('course-certificate').island.form.cancel }));
  await expect(heading).toBeFocused();
  await press(correct);
  await field.fill(name);
  await page.getByRole('button', { name: de('course-certificate').island.form.save }).click();
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
  await expectAccessible(page, 'the certificate');
  const verify = await page
    .getByRole('link', { name: de('course-certificate').island.made.verify })
    .getAttribute('href');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: de('course-certificate').island.made.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('valea-bescheinigung.pdf');
  await expect(correct).toHaveCount(0);

  const papers = page.getByRole('region', { name: de('course-certificate').island.pack.title });
  await papers.getByRole('button', { name: de('course-certificate').island.pack.button }).click();
  await expect(papers.getByText(de('course-certificate').island.pack.missing)).toBeVisible();
  await papers.getByLabel(de('course-certificate').island.pack.insurer).selectOption({ index: 1 });
  const second = page.waitForEvent('download');
  await papers.getByRole('button', { name: de('course-certificate').island.pack.button }).click();
  const pack = await second;
  expect(pack.suggestedFilename()).toBe('valea-erstattung.pdf');
  expect((await readFile(await pack.path())).toString('latin1')).toContain('/Count 2');
  const third = page.waitForEvent('download');
  await papers.getByRole('button', { name: de('course-certificate').island.pack.invoice }).click();
  expect((await readFile(await (await third).path())).toString('latin1')).toMatch(/^%PDF-/);
  await expectNoSidewaysScroll(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${baseURL ?? ''}${new URL(verify ?? '', baseURL).pathname}`);
  const check = async (whom: string) => {
    await stranger.getByLabel(de('course-certificate').island.form.name).fill(whom);
    await stranger.getByLabel(de('course-certificate').island.form.birthday).fill('1988-02-03');
    await stranger.getByRole('button', { name: de('certificate').check.ask.button }).click();
  };
  await expectAccessible(stranger, 'the check before an answer');
  await check('Ganz Andere Person');
  await expect(stranger.getByRole('heading', { name: de('certificate').check.no.title })).toBeVisible();
  await stranger.goBack();
  await check('Lena Oeztuerk-Grossmann');
  await expect(stranger.getByRole('heading', { name: de('certificate').check.genuine.title })).toBeVisible();
  for (const said of ['Bescheinigte Minuten', 'Name oder Geburtsdatum berichtigt'])
    await expect(stranger.getByRole('term').filter({ hasText: said })).toBeVisible();
  expect(await stranger.content()).not.toContain('Großmann');
  await expectAccessible(stranger, 'the check');
  await stranger.context().close();
});

test('certificate: the file that the Worker draws is PDF/A and names the participant', async ({
  page,
  baseURL,
}) => {
  test.skip(!hasPdfTools, 'This machine has no validator of PDF/A: tests/fixtures/pdf-tools.ts.');
  const { form, made } = de('course-certificate').island;
  await completed(page, baseURL, modules.length);
  await withFewer(page).click();
  await page.getByLabel(form.name).fill(name);
  await page.getByLabel(form.birthday).fill('1988-02-03');
  await request(page).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: made.download }).click();
  const file = await (await download).path();
  expect(await faultsOfPdfA([file])).toEqual([[]]);
  expect(await textOfPdf(file)).toContain(name);
});
