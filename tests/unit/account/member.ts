import type { OrderView, SubscriptionView } from '#domain/shop/order.ts';
import type { Locale } from '#domain/text/locales.ts';
import * as api from '#site/api/account.ts';
import type { Person } from '#site/browser/members/members.ts';
import { createAccount } from '#site/features/account/state.ts';
import { accountTexts } from '#site/features/account/texts.ts';
import { person } from '../../fixtures/person.ts';
import { browser } from '../browser.ts';
import { orderView } from '../shop/shop.ts';

export const now = new Date('2026-11-21T12:00:00Z');

export const order = (
  product: OrderView['product'],
  state: OrderView['state'] = 'paid',
  paid = '2026-11-20T12:00:00.000Z',
  id = `${product}-${state}`,
) => orderView({ id, product, state, cents: 75_00, ordered: paid, paid });

export const plan = (state: SubscriptionView['state']): SubscriptionView => ({
  product: 'app-3-months',
  state,
  periodEnd: '2027-02-20T12:00:00.000Z',
  accessUntil: null,
});

/** The account of a member with these orders and subscriptions. */
export const view = (orders: OrderView[] = [], subscriptions: SubscriptionView[] = []): api.AccountView => ({
  email: 'lena@example.com',
  emailVerified: false,
  mailTrouble: null,
  access: [],
  healthConsent: null,
  workbookConsent: null,
  declarations: [],
  completed: [],
  orders,
  subscriptions,
});

/** The props of the page's parts. */
export async function shown(locale: Locale, account: api.AccountView) {
  const page = browser();
  page.answer(api.readAccount, () => account);
  const store = createAccount(locale);
  store.start();
  await page.pass();
  const state = store.$state.get();
  if (state.step !== 'shown') throw new Error(`The account is ${state.step}.`);
  return { texts: accountTexts(locale), state, account: store };
}

export const at = (weight: number, day: string, hour = '10') => ({
  weight,
  weightChanged: `${day}T${hour}:00:00.000Z`,
});

/**
 * A member with answers, of 170 cm: above a body mass index of 35 from 101.15 kg on, below 18.5 under 53.5 kg. Her
 * weight is the last of its history.
 */
export const answered = (weightHistory: ReturnType<typeof at>[], desiredWeight = 65): Person =>
  person({
    onboardingCompleted: true,
    onboardingInformation: {
      data: {
        pace: 0.7,
        meals: { nutritionConcept: 'VEGAN', portionsAdults: 2, portionsChildren: 1 },
        consent: 'as it is',
      },
    },
    personalInformation: {
      ...person().personalInformation,
      biologicalGender: 'FEMALE',
      birthday: '1990-05-01',
      displayName: 'Lena',
      height: 170,
      physicalActivityLevel: 1.6,
      desiredWeight,
      weight: weightHistory.at(-1)?.weight ?? 80,
      weightHistory,
    },
  });
