/** Contact between a participant of a course and its leader: plain messages, and minutes that are counted. */
export const writers = ['participant', 'leader'] as const;
export type Writer = (typeof writers)[number];

export const contactKinds = ['message', 'call', 'correction'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** The longest message, in UTF-16 units as a field's `maxlength` counts them. */
export const longestMessage = 3_000;
/** So many of hers may wait for an answer at once. */
export const mostWaiting = 30;
/** The longest contact that is booked at once. */
export const mostMinutes = 120;

/** Of the words that she ticks before her first message: raise it with every change of their meaning. */
export const messageConsentVersion = 1;

/** Control characters but line break and tab, and marks that turn the direction of writing: nobody means to send them. */
const unseen = /[\0-\b\v-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/g;

/** A message as it is kept: plain text, composed (NFC), with plain line breaks; nothing where nothing is said or too much. */
export function messageText(typed: string): string | undefined {
  const text = typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
  return text === '' || text.length > longestMessage ? undefined : text;
}

/** Minutes of contact, corrections taken off. */
export const contactTotal = (entries: readonly { minutes: number }[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
