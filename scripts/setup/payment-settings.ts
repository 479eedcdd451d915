import { localSettings, localSite } from './local-settings.ts';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export interface PaymentSettings {
  key: string;
  webhookSecret: string;
  /** Stripe itself, or the stand-in that `npm start` has started. */
  api: string;
  site: string;
}

/** What `.dev.vars` says of payments, or what the stand-in is told; the environment wins over both. */
export function paymentSettings(): PaymentSettings {
  const own = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {};
  const site = localSite(Number(process.env['PORT'] ?? 8787));
  const { vars } = localSettings(site);
  const setting = (name: string, otherwise: string) =>
    [process.env[name], own[name], vars[name]].find(Boolean) ?? otherwise;
  return {
    key: setting('STRIPE_SECRET_KEY', ''),
    webhookSecret: setting('STRIPE_WEBHOOK_SECRET', ''),
    api: setting('STRIPE_API_URL', 'https://api.stripe.com'),
    site: setting('SITE_URL', `http://localhost:${site.port}`),
  };
}
