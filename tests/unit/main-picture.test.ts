import { expect, it } from 'vitest';
import { withMainPicture } from '../../src/build/main-picture.ts';

const page = (body: string) => `<head><title>Valea</title></head><body>${body}</body>`;

it('names a picture in the head, with all that says which file it is', () => {
  expect(
    withMainPicture(page('<img src="/a.avif" srcset="/b.avif 2x" sizes="9rem" fetchpriority="high">')),
  ).toContain(
    '<head><link rel="preload" as="image" fetchpriority="high" imagesrcset="/b.avif 2x" imagesizes="9rem"><title>',
  );
  expect(withMainPicture(page('<img src="/a.avif" fetchpriority="high">'))).toContain(
    '<head><link rel="preload" as="image" fetchpriority="high" href="/a.avif"><title>',
  );
});

it('names each source of a picture for where none before it fits', () => {
  const sources =
    '<source media="(min-width: 9rem)" type="image/avif" srcset="/wide.avif 9w"><source type="image/avif" srcset="/narrow.avif 9w">';
  const links = [
    ...withMainPicture(
      page(`<picture>${sources}<img src="/a.webp" fetchpriority="high"></picture>`),
    ).matchAll(/<link [^>]*>/g),
  ].map(([link]) => link);
  expect(links).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" media="(min-width: 9rem)" type="image/avif" imagesrcset="/wide.avif 9w">',
    '<link rel="preload" as="image" fetchpriority="high" media="(not ((min-width: 9rem)))" type="image/avif" imagesrcset="/narrow.avif 9w">',
  ]);
});

it('leaves a page alone that has no main picture', () => {
  const html = page('<picture><source srcset="/b.avif"></picture><img src="/a.avif">');
  expect(withMainPicture(html)).toBe(html);
});

it('takes no source of a picture that ended before', () => {
  expect(
    withMainPicture(
      page('<picture><source srcset="/b.avif"></picture><p><img src="/a.avif" fetchpriority="high"></p>'),
    ),
  ).toContain('href="/a.avif"');
});
