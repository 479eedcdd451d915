/** Ordered; each is a folder in src/content/faq and an anchor on the page. */
export const questionGroups = ['food', 'course', 'reimbursement', 'subscription', 'app', 'privacy'] as const;
export type QuestionGroup = (typeof questionGroups)[number];
