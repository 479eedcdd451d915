import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/locales.ts';
import { mailTroubles, type MailTrouble } from '#domain/mail-trouble.ts';
import * as api from '#site/api/account.ts';
import { ContactEmail } from '#site/features/account/ContactEmail.tsx';
import { createAccount } from '#site/features/account/state.ts';
import { accountTexts } from '#site/features/account/texts.ts';
import { browser } from '../browser.ts';
import { view } from './member.ts';

/** The contact e-mail as shown to a member whose mails have this problem. */
async function shown(locale: Locale, mailTrouble: MailTrouble | null) {
  const page = browser();
  page.answer(api.readAccount, () => ({ ...view(), mailTrouble }));
  const account = createAccount(locale);
  account.start();
  await page.pass();
  const state = account.$state.get();
  if (state.step !== 'shown') throw new Error(`The account is ${state.step}.`);
  const texts = accountTexts(locale);
  const html = renderToStaticMarkup(createElement(ContactEmail, { texts, state, account }));
  return [...html.matchAll(/role="status"><p>(.*?)<\/p>/g)].map(([, text]) => text);
}

it.each(locales)(
  'contact e-mail: says which address our mails do not reach, and why (%s)',
  async (locale) => {
    const told = new Set<string | undefined>();
    for (const trouble of mailTroubles) {
      const notices = await shown(locale, trouble);
      expect(notices).toEqual([expect.stringContaining(String(view().email))]);
      told.add(notices[0]);
    }
    expect(told.size).toBe(mailTroubles.length);
  },
);

it('contact e-mail: no notice about an address that our mails reach', async () => {
  expect(await shown('de', null)).toEqual([]);
});
