import { asInProduction, buildSite } from '../../scripts/setup/site-build.ts';

/** Builds the site as in production; the local one is built by the server that serves it. */
export default async function prepare() {
  const made = await buildSite(asInProduction);
  if (made.state === 'failed') throw new Error(made.output);
}
