import type { Words } from '../recipes/words.ts';

const lower = ({ many }: Words) => many.toLowerCase();

/** Forms of one name: `courgette` and `courgettes`, `Hähnchenbrust` and `Hähnchenbrustfilet`. */
export const areOneName = (one: Words, other: Words): boolean =>
  lower(one).startsWith(lower(other)) || lower(other).startsWith(lower(one));

const parts = (text: string) => text.split(/[\s-]+/);

/** The words that all names end with: `Paprika` of `rote Paprika` and `gelbe Paprika`. */
function commonEnd(names: readonly string[]): string {
  const [first = [], ...others] = names.map(parts);
  const start = first.findIndex((_, index) => {
    const end = first.slice(index).join(' ').toLowerCase();
    return others.every(
      (other) =>
        other
          .slice(index - first.length)
          .join(' ')
          .toLowerCase() === end,
    );
  });
  return start < 0 ? '' : first.slice(start).join(' ');
}

/**
 * The name for several kinds of a food, most frequent first: `Zwiebeln` for `Zwiebeln` and `rote Zwiebeln`, `Spinat`
 * for `Babyspinat` and `Spinat`.
 */
export function nameOfAll(names: readonly Words[]): Words {
  const [first = { one: '', many: '' }] = names;
  const common = {
    one: commonEnd(names.map(({ one }) => one)),
    many: commonEnd(names.map(({ many }) => many)),
  };
  if (common.one !== '' && common.many !== '') return common;
  return names.find((name) => names.every((other) => lower(other).endsWith(lower(name)))) ?? first;
}
