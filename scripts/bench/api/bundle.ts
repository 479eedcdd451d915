import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { run } from '../../setup/processes.ts';

const directory = '.valea/bench';

/**
 * Stands before the Worker and opens its rate limits: a bench would reach them at once, and outside the platform
 * nothing is bound there. Plain workerd has no database: one that is empty stands in for it. Everything else is the bundle as it is deployed.
 */
const openLimits = `import worker from './index.js';

const open = { limit: () => Promise.resolve({ success: true }) };
const statement = {
  bind: () => statement,
  all: () => Promise.resolve({ results: [] }),
  raw: () => Promise.resolve([]),
};
const empty = { prepare: () => statement };
let known;

export default {
  fetch(request, env, context) {
    known ??= { DB: empty, ...env, PER_ADDRESS: open, PER_ACCOUNT: open };
    return worker.fetch(request, known, context);
  },
};
`;

async function build(name: string, args: readonly string[]): Promise<string> {
  const outdir = `${directory}/${name}`;
  await rm(outdir, { recursive: true, force: true });
  // A deployment has assets; their content does not matter here.
  await mkdir('dist', { recursive: true });
  const { code, output } = await run('wrangler', ['deploy', ...args, '--dry-run', '--outdir', outdir]);
  if (code !== 0) throw new Error(`The bundle of ${name} could not be built:\n${output}`);
  return outdir;
}

export interface Bundle {
  directory: string;
  /** The first is the entry. */
  scripts: readonly [string, ...string[]];
  /** Typefaces, which a Worker imports as bytes. */
  bytes: readonly string[];
}

/** The Worker exactly as a deployment would upload it. */
export async function bundleWorker(): Promise<Bundle> {
  const directory = await build('worker', []);
  await writeFile(`${directory}/open-limits.js`, openLimits);
  const bytes = (await readdir(directory)).filter((name) => name.endsWith('.ttf'));
  return { directory, scripts: ['open-limits.js', 'index.js'], bytes };
}

const bundleYardstick = async (name: string): Promise<Bundle> => ({
  directory: await build(name, [`tests/bench/${name}.ts`]),
  scripts: [`${name}.js`],
  bytes: [],
});

/** The least that a proxy in Hono can be, from the same bundler. */
export const bundleBareProxy = () => bundleYardstick('bare-proxy');

/** The least that a Worker with a database can be. */
export const bundleBareDatabase = () => bundleYardstick('bare-database');
