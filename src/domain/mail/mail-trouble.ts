/** Why our mails do not reach an address: it does not exist, or its owner reported one as spam. */
export const mailTroubles = ['bounced', 'complained'] as const;
export type MailTrouble = (typeof mailTroubles)[number];
