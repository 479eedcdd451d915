/** `npm run test:tools`: installs what tests need beyond npm packages. `npm test` and the hosted checks run it first. */
import { ensureBrowser } from '../setup/browser.ts';
import { ensureTestPackages } from '../setup/test-packages.ts';

await ensureTestPackages();
await ensureBrowser();
