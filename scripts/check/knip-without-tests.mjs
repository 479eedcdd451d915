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
    // Tests talk to a stand-in in another process through these.
    'local/*/remote.ts',
    // Proves what the version number in an order stands for; a test compares it with the texts.
    'src/domain/course/requirements-texts.ts',
    // For `npx playwright test`.
    'scripts/setup/browser.ts',
  ],
  project: knip.project.filter(isOurs),
  // Exports that their own file uses are alive, even if only a test imports them.
  ignoreExportsUsedInFile: true,
  vitest: false,
  playwright: false,
  include: ['exports', 'types', 'files', 'enumMembers', 'duplicates'],
};
