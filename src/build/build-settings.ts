import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const names = [
  'PUBLIC_GOOGLE_TAG_ID',
  'PUBLIC_FIREBASE_PROJECT_ID',
  'PUBLIC_FIREBASE_API_KEY',
  'PUBLIC_FIREBASE_AUTH_DOMAIN',
  'VALEA_ADMIN',
  'VALEA_ADMIN_REPOSITORY',
  'VALEA_ADMIN_SIGN_IN',
] as const;

export type BuildSettings = Partial<Record<(typeof names)[number], string>>;

/** From the environment, or else `.dev.vars`. Empty values count as unset. */
export function buildSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  file = '.dev.vars',
): BuildSettings {
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const said = names.map((name) => [name, environment[name] ?? own[name] ?? ''] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}
