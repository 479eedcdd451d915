import type { Locale } from './locales.ts';

/**
 * Who answers for this site. SAMPLE DATA: replace every value before the first deployment;
 * `npm run deploy` refuses while `sample` is true.
 */
export const company = {
  sample: true,
  product: 'Valea',
  site: 'https://www.valea.example',
  /** Where a version is tried before, behind a password. */
  stagingSite: 'https://staging.valea.example',
  name: 'Valea Muster GmbH',
  street: 'Musterstraße 12',
  postcode: '10115',
  city: 'Berlin',
  country: { de: 'Deutschland', en: 'Germany' },
  managingDirector: 'Maria Muster',
  courseLeader: 'Dr. Johanna Beispiel',
  email: 'hallo@valea.example',
  phone: '+49 30 0000 0000',
  registerCourt: 'Amtsgericht Charlottenburg',
  registerNumber: 'HRB 000000 B',
  vatId: 'DE000000000',
  /** In per cent, in the price of a plan. */
  vatRate: 19,
  editor: 'Maria Muster',
  /** Named for data protection (Art. 37 GDPR). */
  dataProtectionOfficer: 'Dr. Karla Beispiel',
  dataProtectionEmail: 'datenschutz@valea.example',
  /** The storage bucket that holds the course's recordings; stored files are addressed `gs://bucket/path`. */
  bucket: 'valea-muster-recordings',
  /** Where the app is found; a code on the account's page leads there by way of `/app`. */
  apps: {
    ios: 'https://apps.apple.com/de/app/valea/id0000000000',
    android: 'https://play.google.com/store/apps/details?id=example.valea.app',
  },
} as const;

interface LegalDecisions {
  /** VAT in the price of the course: its rate in per cent, or the sentence that names the exemption. */
  readonly courseTax: { rate: number } | { exemption: Record<Locale, string> } | undefined;
  /** Whether the course is distance learning that needs an approval (FernUSG), and then its number. */
  readonly courseApproval: { number: string } | 'not needed' | undefined;
}

/**
 * What the owner decides with counsel, by docs/legal-decisions.md. `npm run deploy` refuses while one is undefined.
 */
export const legalDecisions: LegalDecisions = { courseTax: undefined, courseApproval: undefined };

/** The whole URL of a path of this site: for sitemap, feed and structured data, which are read elsewhere. */
export const absolute = (path: string): string => new URL(path, company.site).href;
