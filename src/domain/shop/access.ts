/** Access levels, named after the products that include them. */
export const accessLevels = ['VALEA_APP', 'ZPP_COURSE', 'ZPP2_COURSE'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** Staff roles are in the same ledger, but in no list that a member sees. */
export const staffLevels = ['COURSE_LEADER', 'OWNER'] as const;
export type StaffLevel = (typeof staffLevels)[number];

export const isAccessLevel = (value: unknown): value is AccessLevel =>
  accessLevels.some((level) => level === value);

export const hasAccess = (access: readonly string[]) => access.some(isAccessLevel);
