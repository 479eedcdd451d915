import type { Page } from '@playwright/test';
import { daysLater } from '#domain/calendar.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { anyAddress, openSignedIn } from './identity.ts';
import { customerOf } from './purchase.ts';

const password = 'a long passphrase';
export const courseOverview = pathOf('myCourse', 'de');
export const firstModule = modulePath('ankommen-am-tisch');

/** Somebody who has booked the course. */
export async function participant(baseURL: string | undefined, name?: string) {
  const { her, email, enter } = await member(baseURL, name);
  await her.buy('zpp');
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

export const player = (page: Page) => page.getByRole('region', { name: 'Anhören' });
/** A button of the player. */
export const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
/** Where the recording is, in tenths of a second. */
export const place = async (page: Page) => Number(await player(page).getByRole('slider').inputValue());
export const workbook = (page: Page) => page.getByRole('region', { name: 'Dein Arbeitsheft', exact: true });
export const quiz = (page: Page) => page.getByRole('region', { name: 'Fünf Fragen zum Schluss' });
/** A field of the first module's workbook. */
export const firstStep = (page: Page) =>
  workbook(page).getByRole('textbox', { name: 'Mein erster kleiner Schritt' });
/** A module on the overview of the course. */
export const station = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Modul ${number}`, { exact: true }) });
