import { asInProduction, buildSite } from '../../scripts/setup/site-build.ts';

/** The site as production has it is there; the one of this machine is built by the server that serves it. */
export default async function prepare() {
  const made = await buildSite(asInProduction);
  if (made.state === 'failed') throw new Error(made.output);
}
