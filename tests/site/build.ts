import { asInProduction, buildSite } from '../../scripts/setup/site-build.ts';

/** Ensures that both built sites exist and are up to date. */
export default async function build() {
  for (const made of [await buildSite(), await buildSite(asInProduction)]) {
    if (made.state === 'failed') throw new Error(made.output);
  }
}
