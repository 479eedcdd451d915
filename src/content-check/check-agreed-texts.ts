/**
 * Orders and receipts name the version of a text by its hash: changed words, or another age in them, need a new one.
 */
import { createHash } from 'node:crypto';
import { consentTextHash } from '#domain/consent/consent-texts.ts';
import { consentRules } from '#domain/consent/consent.ts';
import { bodyMassRanges } from '#domain/course/eligibility.ts';
import { requirementsTexts } from '#domain/shop/requirements-texts.ts';
import { workbookConsentText, workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { healthConsentText, healthConsentVersion } from '#domain/consent/health-consent.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { textsOf } from '#i18n/texts.ts';
import { reportInto, start, type Code, type Diagnostic } from './diagnostic.ts';

interface AgreedText {
  readonly code: Code;
  readonly file: string;
  /** What to raise, and where. */
  readonly raise: string;
  readonly languages: readonly Locale[];
  /** All sentences that the page shows. */
  readonly shown: (locale: Locale) => readonly string[];
  /** Of the current version. */
  readonly hash: (locale: Locale) => string | undefined;
}

/** All but the legal texts, whose versions stand beside their words. */
const agreedTexts: readonly AgreedText[] = [
  {
    code: 'requirements-changed',
    file: 'src/domain/shop/requirements-texts.ts',
    raise: '`requirements` in src/domain/shop/agreement.ts',
    languages: locales,
    shown: requirements,
    hash: (locale) =>
      requirementsTexts.find(({ version }) => version === textVersions.requirements)?.hashes[locale],
  },
  {
    code: 'consent-changed',
    file: 'src/domain/consent/consent-texts.ts',
    raise: '`version` in src/domain/consent/consent.ts',
    languages: locales,
    shown: (locale) => {
      const { ask, privacy } = textsOf(locale, 'consent');
      return [ask.title, ask.text, privacy, ask.decline, ask.accept];
    },
    hash: (locale) => consentTextHash(consentRules.version, locale),
  },
  {
    code: 'consent-changed',
    file: 'src/domain/consent/health-consent.ts',
    raise: '`healthConsentVersion`',
    languages: locales,
    shown: (locale) => {
      const { title, what, why, where, free, agree, decline } = textsOf(locale, 'onboarding').island.consent;
      return [title, what, why, where, free, agree, decline];
    },
    hash: (locale) => healthConsentText(healthConsentVersion)?.hashes[locale],
  },
  {
    code: 'consent-changed',
    file: 'src/domain/course/workbook-consent.ts',
    raise: '`workbookConsentVersion`',
    languages: ['de'],
    shown: () => {
      const { title, what, why, who, free, agree, decline } = textsOf('de', 'module').island.workbook.keep;
      return [title, what, why, who, free, agree, decline];
    },
    hash: () => workbookConsentText(workbookConsentVersion)?.hash,
  },
];

function requirements(locale: Locale): readonly string[] {
  const { conditions, form, ways } = textsOf(locale, 'requirements');
  const { title, adult, without, secondary, psychiatric, metabolic, bodyMass, doctor } = conditions;
  const ranges = bodyMassRanges.map((range) => form[range]);
  return [
    ...[title, adult, without, secondary, psychiatric, metabolic, bodyMass, doctor],
    ...[form.birthday, form.conditions, form.range, ...ranges, form.doctor, form.stored],
    ways.join,
  ];
}

export function checkAgreedTexts(texts = agreedTexts): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { code, file, raise, languages, shown, hash } of texts)
    for (const locale of languages) {
      const wanted = createHash('sha256').update(shown(locale).join('\n')).digest('hex');
      if (hash(locale) !== wanted)
        reportInto(diagnostics, file)(code, start, { key: locale, hash: wanted, raise });
    }
  return diagnostics;
}
