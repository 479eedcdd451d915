import type { Page } from '@playwright/test';
import { daysLater } from '#domain/time/calendar.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { fill } from '#domain/text/fill.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { anyAddress, openSignedIn } from './identity.ts';
import { customerOf } from './purchase.ts';
import { de } from './texts.ts';
import { course } from './bookable.ts';

const password = 'a long passphrase';
export const courseOverview = pathOf('myCourse', 'de');
/** The course that these tests book, and its first module. */
export const modules = modulesOf(course);
export const [beginning = { slug: '', title: '', questions: 0 }] = modules;
export const firstModule = modulePath(beginning.slug);

/** The Worker's time for this page. */
export const timeIs = (page: Page, now: Date) =>
  page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-valea-now': now.toISOString() } }),
  );

/** Somebody who has booked the course. */
export async function participant(baseURL: string | undefined, name?: string) {
  const { her, email, enter } = await member(baseURL, name);
  await her.buy(course);
  const booked = new Date();
  return { her, email, enter, booked, opens: (module: number) => daysLater(booked, 7 * (module - 1)) };
}

/** Somebody with an account, who may open pages on any device. `name`: the addressee of invoices. */
export async function member(baseURL: string | undefined, name = 'Lena Probst') {
  const email = anyAddress('participant');
  const her = await customerOf(baseURL, { email, password, name });
  const enter = (page: Page, path: string = courseOverview) =>
    openSignedIn(page, baseURL, { email, password }, path);
  return { her, email, enter };
}

export const player = (page: Page) => page.getByRole('region', { name: de('module').island.parts.listen });
/** A button of the player. */
export const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
/** Where the recording is, in tenths of a second. */
export const place = async (page: Page) => Number(await player(page).getByRole('slider').inputValue());
export const workbook = (page: Page) =>
  page.getByRole('region', { name: de('module').island.workbook.title, exact: true });
export const quiz = (page: Page) => page.getByRole('region', { name: de('module').island.quiz.title });
/** The text fields of a module's workbook, in order. */
export const field = (page: Page, place = 0) => workbook(page).getByRole('textbox').nth(place);
/** A module on the overview of the course. */
export const station = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(fill(de('course-path').path.station, { number }), { exact: true }) });
