/** `npm run test:tools`: what tests need beside npm's packages. `npm test` runs it first, hosted checks too. */
import { ensureBrowser } from '../setup/browser.ts';
import { ensureTestPackages } from '../setup/test-packages.ts';

await ensureTestPackages();
await ensureBrowser();
