import type { Locale } from '../text/locales.ts';

/**
 * The company behind this site. SAMPLE DATA: replace every value before the first deployment; `npm run deploy` refuses
 * while `sample` is true.
 */
export const company = {
  sample: true,
  product: 'Valea',
  site: 'https://www.valea.example',
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
  /** Per cent, included in the price of a plan. */
  vatRate: 19,
  editor: 'Maria Muster',
  /** Art. 37 GDPR */
  dataProtectionOfficer: 'Dr. Karla Beispiel',
  dataProtectionEmail: 'datenschutz@valea.example',
  /** The storage bucket of the course's recordings; files are addressed `gs://bucket/path`. */
  bucket: 'valea-muster-recordings',
  /** App stores; the code on the account page leads there through `/app`. */
  apps: {
    ios: 'https://apps.apple.com/de/app/valea/id0000000000',
    android: 'https://play.google.com/store/apps/details?id=example.valea.app',
  },
} as const;

interface LegalDecisions {
  /** VAT included in the price of the course: its rate in per cent, or the sentence that states the exemption. */
  readonly courseTax: { rate: number } | { exemption: Record<Locale, string> } | undefined;
  /** Distance learning may need an approval (FernUSG), which then has a number. */
  readonly courseApproval: { number: string } | 'not needed' | undefined;
}

/** Decided by the owner with counsel (docs/legal-decisions.md). `npm run deploy` refuses while one is undefined. */
export const legalDecisions: LegalDecisions = { courseTax: undefined, courseApproval: undefined };

/** An absolute URL, for sitemap, feed and structured data. */
export const absolute = (path: string): string => new URL(path, company.site).href;
