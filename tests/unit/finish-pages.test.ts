import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFinisher, type Finisher } from '../../src/build/finish-pages.ts';

let finisher: Finisher;
beforeEach(() => {
  finisher = startFinisher(tmpdir());
});
afterEach(() => finisher.end());

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const finished = async (text: string) => {
  const { html, files } = await finisher.finish(bytes(text));
  return { html: new TextDecoder().decode(html), files };
};
const withScript = (script: string) => {
  const hash = createHash('sha256').update(script).digest('base64');
  return `<head><meta http-equiv="content-security-policy" content="script-src 'sha256-${hash}'"></head><script>${script}</script>`;
};

it('each page comes back as its own, with the files that it names, however many are finished at once', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `recipe-${index}-äöü`);
  const pages = await Promise.all(
    names.map((name) => finished(`<p>${name}</p><img src="/_astro/${name.slice(0, 9)}.avif">`)),
  );
  expect(pages).toEqual(
    names.map((name) => ({
      html: `<p>${name}</p><img src="/_astro/${name.slice(0, 9)}.avif">`,
      files: [`_astro/${name.slice(0, 9)}.avif`],
    })),
  );
});

it('a page that cannot be finished fails alone, and says why', async () => {
  const [before, broken, after] = await Promise.allSettled([
    finished('<p>before</p>'),
    finished(withScript('if (')),
    finished('<p>after</p>'),
  ]);
  expect(before).toMatchObject({ value: { html: '<p>before</p>' } });
  expect(after).toMatchObject({ value: { html: '<p>after</p>' } });
  expect(broken).toMatchObject({ reason: { message: 'An inline script could not be minified.' } });
});

it('where the thread has ended, no page waits for it', async () => {
  const waiting = finished('<p>waiting</p>').catch(String);
  await finisher.end();
  const late = finished('<p>late</p>').catch(String);
  expect(await Promise.all([waiting, late])).toEqual(
    Array(2).fill('Error: The thread that finishes pages has ended.'),
  );
});
