/** A name for one and for many: `Zwiebel(n)` or `Apfel|Äpfel`; the same for both where nothing is marked. */
export interface Words {
  readonly one: string;
  readonly many: string;
}

export function readWords(text: string): Words {
  if (!/[|(]/.test(text)) return { one: text.trim(), many: text.trim() };
  const [one = '', many] = text.split('|', 2).map((form) => form.trim());
  if (many) return { one, many };
  return {
    one: one.replace(/(?<=\p{L})\(\p{L}{1,3}\)/gu, ''),
    many: one.replace(/(?<=\p{L})\((\p{L}{1,3})\)/gu, '$1'),
  };
}

/** Whether a name says what one and what many of it are called; `Zucchini|Zucchini` when that is the same. */
export const marksPlural = (text: string): boolean =>
  text.includes('|') ||
  [...text.matchAll(/(\p{L}+)\((\p{L}{1,3})\)/gu)].some(([, word = '', end = '']) => !word.endsWith(end));

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Finds what a step means by a name, in whichever form; -1 when there is nothing of that name. */
export function nameFinder(names: readonly (Words | undefined)[]): (text: string) => number {
  const places = new Map<string, number>();
  names.forEach((words, place) => {
    for (const form of words ? [words.one, words.many] : []) {
      if (!places.has(plain(form))) places.set(plain(form), place);
    }
  });
  return (text) => {
    const { one, many } = readWords(text);
    return places.get(plain(one)) ?? places.get(plain(many)) ?? -1;
  };
}
