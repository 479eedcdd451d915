import { domainPatienceMs, stop, type Outcome, type Tools } from './deploy.ts';
import { lookAt } from './look.ts';
import type { Target } from '../setup/settings.ts';
import type { Deployment, Version } from './wrangler.ts';

/** Versions that a deployment has uploaded and looked at carry this; a first secret makes one that is empty. */
export const tagPrefix = 'valea-';

/** The version that was live before the one that is: going back twice goes back twice as far. */
export function versionBefore(
  deployments: readonly Deployment[],
  versions: readonly Version[],
): string | undefined {
  const live = deployments.at(-1)?.version;
  const since = deployments.findIndex(({ version }) => version === live);
  const ours = new Set(versions.filter(({ tag }) => tag?.startsWith(tagPrefix)).map(({ id }) => id));
  return deployments
    .slice(0, Math.max(0, since))
    .findLast(({ version }) => version !== undefined && ours.has(version))?.version;
}

/** Back to the version of before. The database stays as it is: migrations only add, so the older version runs on it. */
export async function rollBack(
  target: Target,
  { worker, site, password }: { worker: string; site: string; password: string | undefined },
  { wrangler, say, look = lookAt }: Pick<Tools, 'wrangler' | 'say' | 'look'>,
): Promise<Outcome> {
  const [deployments, versions] = [await wrangler.deployments(worker), await wrangler.versions(worker)];
  if (deployments.state === 'refused') return stop('Nobody could be asked what is live.', deployments.reason);
  if (versions.state === 'refused')
    return stop('Nobody could be asked which versions there are.', versions.reason);
  const version = versionBefore(deployments.value, versions.value);
  if (version === undefined) {
    return stop('No version of before is known: the platform remembers the last ten deployments.');
  }
  say(`Back to version ${version} …`);
  const answer = await wrangler.rollBack(worker, version);
  if (answer.state === 'refused')
    return stop('The rollback was refused; what was live stays.', answer.reason);
  const problems = await look({ target, url: site, password }, domainPatienceMs);
  if (problems.length === 0) return { state: 'live', version, site };
  return stop(`Version ${version} is live again, and ${site} does not answer as it should.`, ...problems);
}
