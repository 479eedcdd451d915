/** Singular and plural: `Zwiebel(n)` or `Apfel|Äpfel`; the same if unmarked. */
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

/** Whether a plural is marked; `Zucchini|Zucchini` if it is the same. */
export const marksPlural = (text: string): boolean =>
  text.includes('|') ||
  [...text.matchAll(/(\p{L}+)\((\p{L}{1,3})\)/gu)].some(([, word = '', end = '']) => !word.endsWith(end));

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The index of the ingredient that a step names, in either form; -1 if there is none. */
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
