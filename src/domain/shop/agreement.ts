import { requirementsTexts } from './requirements-texts.ts';
import { isPlausibleInstant } from '../time/confirmed.ts';
import { legalVersions } from './generated/legal-versions.ts';

/**
 * The versions of the texts that a buyer agrees to: of terms and withdrawal the ones in the pages' front matter. A
 * changed text gets the next number, and buyers with an older one on screen see the new one before ordering. All
 * versions of the early start texts are in `i18n/…/early-start.ts`.
 */
export const textVersions = { ...legalVersions, requirements: 4, earlyStart: 3 } as const;
export type TextVersions = Record<keyof typeof textVersions, number>;

/** Which version of a course's health conditions was confirmed, and when, but never the answers. */
export interface RequirementsConfirmation {
  version: number;
  /** ISO 8601, by the buyer's device. */
  at: string;
}

export interface Agreement {
  /** The amount shown above the button. Only compared: the catalogue decides what is charged. */
  cents: number;
  terms: number;
  withdrawal: number;
  /** The buyer asks to begin before the withdrawal period is over (§ 356 BGB): the version that was ticked, if any. */
  earlyStart?: number | undefined;
  /** For courses only. */
  requirements?: RequirementsConfirmation | undefined;
}

/** Whether the current conditions were confirmed. */
export const isConfirmed = (confirmation: RequirementsConfirmation | undefined) =>
  confirmation?.version === textVersions.requirements;

/** The code of what prevents the order, if anything. */
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
