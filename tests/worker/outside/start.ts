import { startControl } from '../../../local/faults/control.ts';
import { startUpstream } from '../../../local/faults/upstream.ts';
import { localAccount } from '../../../local/meta/account.ts';
import { startMeta } from '../../../local/meta/meta.ts';
import type { TestProject } from 'vitest/node';

/** The world outside the Worker: a key source, a data API, an account service and an ad platform, each as faulty as a test wishes. */
export default async function start(project: TestProject) {
  const names = ['keys', 'dataApi', 'accounts', 'slow', 'hanging', 'stalling', 'dripping'] as const;
  const stops: (() => Promise<void>)[] = [];
  for (const name of names) {
    const upstream = await startUpstream();
    const control = await startControl(upstream);
    project.provide(name, { url: upstream.url, control: control.url });
    stops.push(upstream.stop, control.stop);
  }
  const meta = await startMeta({ port: 0, ...localAccount });
  project.provide('meta', meta.url);
  stops.push(meta.stop);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
