import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/text/locales.ts';
import { mailTroubles, type MailTrouble } from '#domain/mail/mail-trouble.ts';
import { ContactEmail } from '#site/features/account/ContactEmail.tsx';
import { shown, view } from './member.ts';

/** The contact e-mail as shown to a member whose mails have this problem. */
async function notices(locale: Locale, mailTrouble: MailTrouble | null) {
  const props = await shown(locale, { ...view(), mailTrouble });
  const html = renderToStaticMarkup(createElement(ContactEmail, props));
  return [...html.matchAll(/role="status"><p>(.*?)<\/p>/g)].map(([, text]) => text);
}

it.each(locales)(
  'contact e-mail: says which address our mails do not reach, and why (%s)',
  async (locale) => {
    const distinct = new Set<string | undefined>();
    for (const trouble of mailTroubles) {
      const [notice, ...others] = await notices(locale, trouble);
      expect([notice, others]).toEqual([expect.stringContaining(String(view().email)), []]);
      distinct.add(notice);
    }
    expect(distinct.size).toBe(mailTroubles.length);
  },
);

it('contact e-mail: no notice about an address that our mails reach', async () => {
  expect(await notices('de', null)).toEqual([]);
});
