import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withOwnHashes } from '#site/build/own-hashes.ts';

const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (scripts: string, styles: string, head: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">${head}</head>${body}`;

it('content policy: a page keeps its own hashes and drops those of other pages', () => {
  const other = hash('c{}');
  const styles = '<style>a{}</style>';
  const body = '<script type="module">run();</script><template><style>b{}</style></template>';
  expect(
    withOwnHashes(
      page(`${other}${hash('run();')}`, `${hash('a{}')}${other}${hash('b{}')}${hash('run()')}`, styles, body),
    ),
  ).toBe(page(hash('run();'), hash('a{}') + hash('b{}'), styles, body));
});

it('content policy: what Astro did not allow stays forbidden, and a page without a policy as it is', () => {
  const foreign = '<style>d{}</style><script>steal();</script>';
  const html = page('', hash('a{}'), `<style>a{}</style>${foreign}`, '');
  const without = `<p>'sha256-abc'</p><script>run();</script>`;
  for (const same of [html, without]) expect(withOwnHashes(same)).toBe(same);
});
