/** Where somebody can turn for whom weight is more than a number. German, run by the federal government. */
export const eatingDisorderHelp = {
  phone: '0221 892031',
  /** As a telephone takes it. */
  dial: '+49221892031',
  web: 'https://www.bzga-essstoerungen.de',
} as const;
