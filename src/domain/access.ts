/** What somebody may use. The names are those of the products that lead there. */
export const accessLevels = ['VALEA_APP', 'ZPP_COURSE', 'ZPP2_COURSE'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/**
 * What somebody of ours may do. It stands in the same ledger and is in no list that a member sees: who has none of
 * these hears nothing of them.
 */
export const staffLevels = ['COURSE_LEADER'] as const;
export type StaffLevel = (typeof staffLevels)[number];

export const isAccessLevel = (value: unknown): value is AccessLevel =>
  accessLevels.some((level) => level === value);

export const hasAccess = (access: readonly string[]) => access.some(isAccessLevel);
