/** Help with eating disorders. In German, run by the federal government. */
export const eatingDisorderHelp = {
  phone: '0221 892031',
  dial: '+49221892031',
  web: 'https://www.bzga-essstoerungen.de',
} as const;

/** Round the clock, anonymous, free of charge. */
export const crisisHelp = { phone: '0800 1110111', dial: '+498001110111' } as const;

export const youngHelp = { phone: '116 111', dial: '116111' } as const;

/** The doctor search of the statutory health insurance physicians. */
export const doctorSearch = 'https://arztsuche.116117.de';
