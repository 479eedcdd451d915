import { expect, it } from 'vitest';
import { withTypefaces } from '#site/build/page-typefaces.ts';
import { rareLetters, rareRange } from '#site/build/rare-letters.ts';

const page = (body: string) =>
  `<head><script data-typefaces="/f /s" data-rare-figtree="/rare-f" data-rare-fraunces="/rare-s">run()</script></head><body>${body}</body>`;

it.each([
  ['<h1>Kürbissuppe</h1><p>1 Zwiebel</p>', '/f /s'],
  ['<h1>Suppe</h1><p>½ Zwiebel</p>', '/f /s /rare-f'],
  ['<h2 class="a">Crème <b>brûlée</b></h2>', '/f /s /rare-f /rare-s'],
  ['<script>"½"</script><template>½</template><p title="180 °C">Ofen</p>', '/f /s'],
])('of %s the typefaces %s are named', (body, expected) => {
  expect(withTypefaces(page(body))).toBe(
    `<head><script data-typefaces="${expected}">run()</script></head><body>${body}</body>`,
  );
});

it('the range of a style sheet holds each rare letter and no other', () => {
  const held = rareRange.flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  expect(held.sort()).toEqual([...rareLetters].sort());
});
