import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { leanPage } from '#site/build/lean-pages.ts';

const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (scripts: string, styles: string, head: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">${head}</head>${body}`;

it('a page’s policy keeps the hashes of what stands in it, and drops those of other pages', () => {
  const other = hash('c{}');
  const rest = '<script type="module">run();</script><template><style>b{}</style></template>';
  expect(
    leanPage(
      page(
        `${other}${hash('run();')}`,
        `${hash('a{}')}${other}${hash('b{}')}${hash('run()')}`,
        '<style>a{}</style>',
        rest,
      ),
    ),
  ).toBe(page(hash('run();'), hash('b{}') + hash('a{}'), '<style>a{}</style>', rest));
});

it('styles become one with short scopes, and inline scripts are minified', () => {
  const scoped = 'a[data-astro-cid-abcd1234]{}';
  const script = 'const number = 1; alert(number + 1);';
  expect(
    leanPage(
      page(
        hash(script),
        hash('@layer a;') + hash(scoped),
        `<style>@layer a;</style><title></title><style>${scoped}</style>`,
        `<a data-astro-cid-abcd1234></a><b data-astro-cid-efgh5678></b><script>${script}</script>`,
      ),
    ),
  ).toBe(
    page(
      hash('const number=1;alert(2);'),
      hash('@layer a;a[data-0]{}'),
      '<title></title><style>@layer a;a[data-0]{}</style>',
      '<a data-0></a><b data-1></b><script>const number=1;alert(2);</script>',
    ),
  );
});

it('a text within a text stays what it is', () => {
  const script = 'alert(`to ${name ?? `nobody`}`);';
  const lean = leanPage(page(hash(script), '', '', `<script>${script}</script>`));
  const [, text = ''] = /<script>(.*)<\/script>/.exec(lean) ?? [];
  const told: string[] = [];
  runInNewContext(text, { name: undefined, alert: (said: string) => told.push(said) });
  expect(told).toEqual(['to nobody']);
});

it('what no policy allowed before is not allowed after', () => {
  const foreign = '<style>d{}</style><script>steal();</script>';
  expect(leanPage(page('', hash('a{}'), '<style>a{}</style>' + foreign, ''))).toBe(
    page('', hash('a{}'), foreign + '<style>a{}</style>', ''),
  );
});

it('what is no page, or has no policy, stays as it is', () => {
  const other = `<p data-astro-cid-abcd1234>'sha256-abc'</p><script>run();</script>`;
  expect(leanPage(other)).toBe(other);
});
