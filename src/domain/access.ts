/** What somebody may use. The names are those of the products that lead there. */
export const accessLevels = ['VALEA_APP', 'ZPP_COURSE', 'ZPP2_COURSE'] as const;
export type AccessLevel = (typeof accessLevels)[number];

export const isAccessLevel = (value: unknown): value is AccessLevel =>
  accessLevels.some((level) => level === value);

export const hasAccess = (access: readonly string[]) => access.some(isAccessLevel);
