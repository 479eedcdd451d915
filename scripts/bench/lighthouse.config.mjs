/**
 * How `npm run bench` measures: the first visit of a phone on slow 4G. The connection is really throttled: Lighthouse's
 * simulation never sees fonts arrive.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/configuration.md
 */
export default {
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['performance'], throttlingMethod: 'devtools' },
};
