/** Contact between participants and the course leader: plain messages, and minutes that are counted. */
export const writers = ['participant', 'leader'] as const;
export type Writer = (typeof writers)[number];

export const contactKinds = ['message', 'call', 'correction'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** In UTF-16 units, like `maxlength`. */
export const longestMessage = 3_000;
/** How many messages of a participant may wait for an answer. */
export const mostWaiting = 30;
/** The longest contact in one entry. */
export const mostMinutes = 120;

/** Raise it when the consent before the first message changes its meaning. */
export const messageConsentVersion = 1;

/** Control characters except line break and tab, and marks that change the text direction. */
const unseen = /[\0-\b\v-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/g;

/** Normalises a message: plain text, composed (NFC), plain line breaks. Undefined if empty or too long. */
export function messageText(typed: string): string | undefined {
  const text = typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
  return text === '' || text.length > longestMessage ? undefined : text;
}

/** Including corrections, which are negative. */
export const contactTotal = (entries: readonly { minutes: number }[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
