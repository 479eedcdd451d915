import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { chaptersOf } from '#domain/course/script.ts';
import { dist } from './pages.ts';

/** Words from the middle of each spoken paragraph: enough to be unique. */
const spoken = courseKeys.flatMap((course) =>
  modulesOf(course).flatMap(({ number, slug }) => {
    const file = `src/content/courses/${course}/${String(number).padStart(2, '0')}-${slug}/script.md`;
    return chaptersOf(readFileSync(file, 'utf8'))
      .flatMap(({ paragraphs }) => paragraphs)
      .filter((text) => text.length > 120)
      .map((text) => text.slice(40, 90));
  }),
);

it('course: no public file contains what only participants may hear', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|json|xml|txt|md|css)$/.test(file),
  );
  expect(spoken.length).toBeGreaterThan(0);
  // One search for all: each takes seconds.
  const anyOfThem = new RegExp(spoken.map((words) => RegExp.escape(words)).join('|'));
  const leaks = files.flatMap((file) => {
    const words = anyOfThem.exec(readFileSync(`${dist}/${file}`, 'utf8'));
    return words ? [`${file}: ${words[0]}`] : [];
  });
  expect(leaks).toEqual([]);
});
