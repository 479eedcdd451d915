// Written by `npm run codegen` from src/content/legal.

export const legalVersions = { terms: 6, withdrawal: 6 } as const;
