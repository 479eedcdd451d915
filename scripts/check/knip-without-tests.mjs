import knip from '../../knip.config.js';

/** @param {string} pattern */
const isOurs = (pattern) => !pattern.startsWith('tests/');

/**
 * Code that only tests use is dead: delete it, or list it here as an entry for tests.
 *
 * `knip --production` would also leave out configuration files and what npm scripts start.
 */
export default {
  ...knip,
  entry: [
    ...knip.entry.filter(isOurs),
    // Tests call stand-ins in other processes through these.
    'local/*/remote.ts',
    // Ties an order's version number to its texts; a test compares them.
    'src/domain/shop/requirements-texts.ts',
    // Tests render Markdown through it.
    'src/content-check/reading/satteri.ts',
    // For `npx playwright test`.
    'scripts/setup/browser.ts',
  ],
  project: knip.project.filter(isOurs),
  // An export that its own file uses is not dead, even if only a test imports it.
  ignoreExportsUsedInFile: true,
  vitest: false,
  playwright: false,
  include: ['exports', 'types', 'files', 'enumMembers', 'duplicates'],
};
