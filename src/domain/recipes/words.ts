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
  const indexes = new Map<string, number>();
  names.forEach((words, index) => {
    for (const form of words ? [words.one, words.many] : []) {
      if (!indexes.has(plain(form))) indexes.set(plain(form), index);
    }
  });
  return (text) => {
    const { one, many } = readWords(text);
    return indexes.get(plain(one)) ?? indexes.get(plain(many)) ?? -1;
  };
}
