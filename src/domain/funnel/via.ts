import { isLanding, type Landing } from '../landing.ts';

/** Where a visit comes from, as far as it is counted: a class of campaigns and a landing page, both of closed lists. */
export const campaigns = ['none', 'search', 'social', 'newsletter', 'partner'] as const;
export type Campaign = (typeof campaigns)[number];

export interface Via {
  campaign: Campaign;
  /** Empty where a visit began on another page than a landing page. */
  landing: Landing | '';
}

/** The words that an ad's address may say in `utm_source` or `utm_medium`, each with its class. */
export const campaignWords = {
  none: 'none',
  search: 'search',
  google: 'search',
  bing: 'search',
  cpc: 'search',
  social: 'social',
  facebook: 'social',
  instagram: 'social',
  tiktok: 'social',
  pinterest: 'social',
  email: 'newsletter',
  newsletter: 'newsletter',
  partner: 'partner',
} as const satisfies Record<string, Campaign>;

const isWord = (value: string): value is keyof typeof campaignWords => Object.hasOwn(campaignWords, value);

/** Reads what has travelled along in an address (`src/shell/counting.ts`). What is not on the lists counts as nothing. */
export function readVia(via: string | undefined): Via {
  const [word = '', landing = ''] = (via ?? '').split('.');
  return {
    campaign: isWord(word) ? campaignWords[word] : 'none',
    landing: isLanding(landing) ? landing : '',
  };
}

/** As an order keeps it; nothing where there is nothing to keep. */
export function viaText({ campaign, landing }: Via): string | undefined {
  if (landing !== '') return `${campaign}.${landing}`;
  return campaign === 'none' ? undefined : campaign;
}
