/** What the Worker is told when the stand-in takes Stripe's place. */
export const localStripe = { key: 'sk_test_localstandin', webhookSecret: 'whsec_localstandin' } as const;
