import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withOwnHashes } from '#site/build/lean-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (scripts: string, styles: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};"><style>a{}</style></head><script type="module">run();</script><template><style>b{}</style></template>`;

it('a page’s policy keeps the hashes of what stands in it, and drops those of other pages', () => {
  const other = hash('c{}');
  expect(
    withOwnHashes(
      page(` ${other} ${hash('run();')}`, ` ${hash('a{}')} ${other} ${hash('b{}')} ${hash('run()')}`),
    ),
  ).toBe(page(` ${hash('run();')}`, ` ${hash('a{}')} ${hash('b{}')}`));
});

it('what is no page, or has no policy, stays as it is', () => {
  const other = `<p>'sha256-abc'</p><script>run();</script>`;
  expect(withOwnHashes(other)).toBe(other);
});
