// Written by `npm run codegen` from src/content/legal.

export const legalVersions = { terms: 5, withdrawal: 6 } as const;
