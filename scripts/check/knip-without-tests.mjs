import knip from '../../knip.config.js';

/** @param {string} pattern */
const isOurs = (pattern) => !pattern.startsWith('tests/');

/**
 * Code that tests alone use is dead code with a witness: it goes, or stands here as a door made for tests.
 *
 * `knip --production` would leave out the configuration files and what npm scripts start as well.
 */
export default {
  ...knip,
  entry: [
    ...knip.entry.filter(isOurs),
    // How tests reach a stand-in that runs as a process of its own.
    'local/*/remote.ts',
    // The proof of what the number of a text in an order stands for; a test holds it against the texts.
    'src/domain/course/requirements-texts.ts',
    // `npx playwright test` asks it for a browser.
    'scripts/setup/browser.ts',
  ],
  project: knip.project.filter(isOurs),
  // What its own file uses is alive; a test may look at it more closely.
  ignoreExportsUsedInFile: true,
  vitest: false,
  playwright: false,
  include: ['exports', 'types', 'files', 'enumMembers', 'duplicates'],
};
