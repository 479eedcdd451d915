import { company } from '#domain/company.ts';
import { errorCodes } from '#domain/error-codes.ts';
import { identityCodes } from '#domain/identity-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { loginReasons } from '#domain/sign-in.ts';
import { errorTexts } from '#i18n/errors.ts';
import { messages } from '#i18n/index.ts';
import { pathOf } from '#i18n/routes.ts';

const names = { apple: 'Apple', google: 'Google', facebook: 'Facebook' } as const;
const forms = ['sign-in', 'register', 'reset', 'link'] as const;

/** An object with an entry for each of some names. */
const each = <Name extends string, Value>(list: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(list.map((name) => [name, value(name)])) as Record<Name, Value>;

/** What the island says, in one language: plain data, because an island takes nothing else along. */
export function loginTexts(locale: Locale) {
  const t = messages(locale, 'login');
  const providers = ['apple', 'google', 'facebook'] as const;
  return {
    checking: t('checking'),
    headlines: each(loginReasons, (reason) => ({
      title: t(`headlines.${reason}.title`),
      text: t(`headlines.${reason}.text`),
    })),
    ways: {
      label: t('ways.label'),
      with: each(providers, (name) => t('ways.with', { provider: names[name] })),
      withEmail: t('ways.with', { provider: t('ways.email') }),
      opening: each(providers, (name) => t('ways.opening', { provider: names[name] })),
      again: t('ways.again'),
      outside: t('ways.outside'),
      menu: t('ways.menu'),
      link: t('ways.link'),
    },
    forms: each(forms, (form) => ({
      title: t(`forms.${form}.title`),
      submit: t(`forms.${form}.submit`),
      to: t(`forms.${form}.to`),
    })),
    fields: {
      email: t('fields.email'),
      password: t('fields.password'),
      newPassword: t('fields.newPassword'),
      length: t('fields.length'),
      show: t('fields.show'),
    },
    back: t('back'),
    here: { why: t('here.why'), back: t('here.back') },
    mailed: {
      title: t('mailed.title'),
      about: {
        register: { before: t('mailed.register'), after: t('mailed.registerNext') },
        reset: { before: t('mailed.reset'), after: t('mailed.resetNext') },
        link: { before: t('mailed.link'), after: t('mailed.linkNext') },
      },
      spam: t('mailed.spam'),
      again: t('mailed.again'),
      later: t('mailed.later'),
      other: t('mailed.other'),
    },
    address: { title: t('address.title'), text: t('address.text'), submit: t('address.submit') },
    newPassword: {
      title: t('newPassword.title'),
      text: t('newPassword.text'),
      submit: t('newPassword.submit'),
    },
    confirmed: { title: t('confirmed.title'), text: t('confirmed.text'), here: t('confirmed.here') },
    unreachable: { title: t('unreachable.title'), again: t('unreachable.again') },
    signedIn: { title: t('signedIn.title'), on: t('signedIn.on') },
    errors: errorTexts(locale, [...errorCodes, ...identityCodes, 'unreachable']),
    /** Where she goes when nobody sent her here. */
    otherwise: pathOf('home', locale),
    support: company.email,
  };
}

export type LoginTexts = ReturnType<typeof loginTexts>;
