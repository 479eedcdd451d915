import { z } from 'zod';
import { readHealth } from '#site/api/health.ts';
import { absolute } from '#domain/company/company.ts';
import { pathOf } from '#i18n/routes.ts';
import type { Target } from '../setup/settings.ts';

/** Smoke test of a deployed version: its health check and three pages. Staging must ask for its password. */
export interface Deployment {
  target: Target;
  url: string;
  /** Checked instead of the live version; needs the Worker's name. */
  version?: string | undefined;
  worker?: string | undefined;
  /** Staging's. */
  password?: string | undefined;
}

const pages = [pathOf('home', 'de'), pathOf('recipes', 'de'), pathOf('plans', 'en')];

/** Failures of services behind the Worker do not count: this version may be the fix for a refused key. */
const answering = z.object({ database: z.enum(['up', 'down']) });
const misconfigured = z.object({
  status: z.literal('misconfigured'),
  settings: z.array(z.object({ setting: z.string(), reason: z.string() })),
});

async function read(url: string, headers: Record<string, string> = {}) {
  try {
    const answer = await fetch(url, { headers, redirect: 'follow', signal: AbortSignal.timeout(15_000) });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: undefined };
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : 'nothing within 15 seconds';
    return { status: 0, headers: new Headers(), text: why };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function healthProblem(status: number, text: string): string | undefined {
  const answer = parse(text);
  const wrong = misconfigured.safeParse(answer);
  if (wrong.success) {
    const listed = wrong.data.settings.map(({ setting, reason }) => `${setting} ${reason}`).join('; ');
    return `settings are wrong: ${listed}`;
  }
  const { data: known } = answering.safeParse(answer);
  if (!known) return `the health check answers ${status === 0 ? text : status}`;
  return known.database === 'up' ? undefined : 'the database does not answer';
}

async function problemsAt({ target, url, version, worker, password }: Deployment): Promise<string[]> {
  const isStaging = target === 'staging';
  // https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/#version-overrides
  const override: Record<string, string> =
    version === undefined ? {} : { 'Cloudflare-Workers-Version-Overrides': `${worker ?? ''}="${version}"` };
  const headers: Record<string, string> = isStaging
    ? {
        ...override,
        Authorization: `Basic ${Buffer.from(`valea:${password ?? ''}`).toString('base64')}`,
      }
    : override;
  const found: string[] = [];
  const check = async (path: string, problemOf: (status: number, text: string) => string | undefined) => {
    const answer = await read(new URL(path, url).href, headers);
    // Password attempts are limited, so the cookie is sent after the first.
    const [pass] = answer.headers.getSetCookie();
    if (pass !== undefined) headers['Cookie'] = pass.split(';')[0] ?? '';
    const answering = answer.headers.get('X-Version') ?? 'of no version';
    // An unknown version in the override silently gets the live version.
    const isOther = path === readHealth.path && version !== undefined && answering !== version;
    const problem = isOther ? `version ${answering} answers instead` : problemOf(answer.status, answer.text);
    if (problem !== undefined) found.push(problem);
    if (!isStaging) return;
    if (answer.headers.get('X-Robots-Tag')?.includes('noindex') !== true) {
      found.push(`${path} does not say noindex`);
    }
    const without = await read(new URL(path, url).href, override);
    if (without.status !== 401) found.push(`${path} asks for no password`);
  };
  await check(readHealth.path, healthProblem);
  for (const path of pages) {
    await check(path, (status, text) => {
      // Compares the canonical link, which another page or the 404 page does not have.
      const isIt = status === 200 && text.includes(`href="${absolute(path)}"`);
      return isIt ? undefined : `${path} answers ${status === 0 ? text : status}, and not with that page`;
    });
  }
  if (isStaging) await check('/favicon.svg', () => undefined);
  return found;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A new address takes a while to propagate: retries until it works or times out. */
export async function lookAt(deployment: Deployment, patienceMs: number, everyMs = 5_000): Promise<string[]> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const problems = await problemsAt(deployment);
    if (problems.length === 0 || Date.now() + everyMs > end) return problems;
    await pause(everyMs);
  }
}
