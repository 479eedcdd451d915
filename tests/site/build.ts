import { asInProduction, buildSite } from '../../scripts/setup/site-build.ts';

/** Both built sites that tests look at are there, and of today's sources. */
export default async function build() {
  for (const made of [await buildSite(), await buildSite(asInProduction)]) {
    if (made.state === 'failed') throw new Error(made.output);
  }
}
