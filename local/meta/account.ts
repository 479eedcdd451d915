/** What the Worker is told when the stand-in takes Meta's place. */
export const localAccount = { dataset: '1000000000000001', token: 'local-stand-in' } as const;
