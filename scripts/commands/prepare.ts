/** `npm run prepare`, which `npm ci` runs, too. Mistakes do not stop it: `npm run content:check` must still run. */
import { writeContentFacts } from '../../src/build/content-facts/write.ts';

for (const message of await writeContentFacts()) console.error(message);
