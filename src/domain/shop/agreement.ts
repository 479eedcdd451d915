import { requirementsTexts } from '../course/requirements-texts.ts';
import { isPlausibleInstant } from '../confirmed.ts';

/**
 * What a buyer agrees to with an order. The legal texts by their versions; the legal pages say the same in their
 * front matter. A changed text gets the next number, and whoever has an older one on the screen sees the new one
 * before ordering. The words about an early start stand with all their versions in `i18n/…/early-start.json`.
 */
export const textVersions = { terms: 3, withdrawal: 6, requirements: 3, earlyStart: 2 } as const;
export type TextVersions = Record<keyof typeof textVersions, number>;

/** That the health conditions of a course were confirmed, which version and when: never the answers. */
export interface RequirementsConfirmation {
  version: number;
  /** ISO 8601, by the clock of the buyer's device. */
  at: string;
}

export interface Agreement {
  /** The amount that stood above the button. Only compared: the catalogue says what is charged. */
  cents: number;
  terms: number;
  withdrawal: number;
  /**
   * The buyer asks to begin before the withdrawal period is over, and knows what that means (§ 356 BGB): the version of
   * the words that were ticked. Nothing where they were not.
   */
  earlyStart?: number | undefined;
  /** Only for a course. */
  requirements?: RequirementsConfirmation | undefined;
}

/** Whether the conditions that were confirmed are today's. */
export const isConfirmed = (confirmation: RequirementsConfirmation | undefined) =>
  confirmation?.version === textVersions.requirements;

/** The code of what keeps an order from being placed, or nothing. */
export function checkAgreement(
  { cents, terms, withdrawal, earlyStart, requirements }: Agreement,
  { kind, dueCents, now }: { kind: 'plan' | 'course'; dueCents: number; now: Date },
) {
  if (cents !== dueCents) return 'price_changed';
  if (terms !== textVersions.terms || withdrawal !== textVersions.withdrawal) return 'texts_changed';
  if (earlyStart === undefined) return 'early_start_missing';
  if (earlyStart !== textVersions.earlyStart) return 'texts_changed';
  if (kind === 'plan') return undefined;
  if (!requirements || !isConfirmed(requirements)) return 'requirements_missing';
  const text = requirementsTexts.find(({ version }) => version === requirements.version);
  const isPlausible = text !== undefined && isPlausibleInstant(new Date(requirements.at), text.since, now);
  return isPlausible ? undefined : 'confirmation_date_wrong';
}
