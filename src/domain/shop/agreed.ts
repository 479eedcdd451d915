/**
 * The texts that an order rests on, by their versions; the legal pages say the same in their front matter. A
 * changed text gets the next number, and whoever has an older one before her is shown the new one first.
 */
export const textVersions = { terms: 1, withdrawal: 3, requirements: 1 } as const;
export type TextVersions = Record<keyof typeof textVersions, number>;

/** That the conditions of a course were confirmed, in which version and when: never what somebody answered. */
export interface Confirmation {
  version: number;
  /** ISO 8601, by the clock of her device. */
  at: string;
}

/** What somebody has before her, and says yes to, when she orders. */
export interface Agreed {
  /** The amount that stood above the button. Only compared: what is charged, the catalogue says. */
  cents: number;
  terms: number;
  withdrawal: number;
  /** She wants to begin before the time for withdrawal is over, and knows what that means (§ 356 BGB). */
  earlyStart: boolean;
  /** Only for a course. */
  requirements?: Confirmation | undefined;
}

/** Whether what she confirmed are the conditions as they are today. */
export const isConfirmed = (confirmation: Confirmation | undefined) =>
  confirmation?.version === textVersions.requirements;

/** What keeps an agreement from being one, or nothing. */
export function faultIn(
  { cents, terms, withdrawal, earlyStart, requirements }: Agreed,
  { kind, dueCents }: { kind: 'plan' | 'course'; dueCents: number },
) {
  if (cents !== dueCents) return 'price_changed';
  if (terms !== textVersions.terms || withdrawal !== textVersions.withdrawal) return 'texts_changed';
  if (!earlyStart) return 'early_start_missing';
  if (kind === 'course' && !isConfirmed(requirements)) return 'requirements_missing';
  return undefined;
}
