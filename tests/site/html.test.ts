/** What the Nu Html Checker says, W3C's own. It needs Java: `npm test` installs it on Debian and Ubuntu. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { run } from '../../scripts/setup/processes.ts';
import { pageSamples, sketchOf } from './page-samples.ts';
import { dist, everyPage } from './pages.ts';

const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const hasJava = (await run('java', ['-version'])).code === 0;

/** What is right, and the checker refuses. */
const unknownToIt = [
  // Its grammar of CSS is old: no container queries, no view transitions. stylelint reads ours.
  /^CSS: /,
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  /^A “link” element with a “blocking” attribute/,
  // https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute: of every shape since SVG 2.
  /^Attribute “pathLength” not allowed on element “circle”/,
  // A table laid out as blocks is none for Safari's screen reader without its roles.
  /^The “role” attribute must not be used on a “(?:td|th|tr|tbody|thead)” element which has a “table” ancestor/,
];

interface Report {
  messages: { type: string; url: string; message: string }[];
}

it.skipIf(!hasJava)('pages: the Nu Html Checker finds no mistake that it is right about', async () => {
  const files = pageSamples(everyPage.map(sketchOf)).map(
    (path) => `${dist}${path.endsWith('/') ? `${path}index` : path}.html`,
  );
  const { output } = await run('java', [
    '-Xss2m',
    '-XX:TieredStopAtLevel=1',
    '-jar',
    checker,
    '--errors-only',
    '--format',
    'json',
    ...files,
  ]);
  const { messages } = JSON.parse(output) as Report;
  const wrong = messages
    .filter(({ message }) => !unknownToIt.some((known) => known.test(message)))
    .map(({ url, message }) => `${url.replace(/.*\/dist/, '')}: ${message}`);
  expect(wrong).toEqual([]);
});
