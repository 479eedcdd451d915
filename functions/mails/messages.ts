import { fillFacts } from '#domain/placeholders.ts';
import de from '../../i18n/de/mails.json' with { type: 'json' };
import en from '../../i18n/en/mails.json' with { type: 'json' };
import type { Locale } from '#domain/locales.ts';

type Texts = typeof en;
interface Tree {
  [key: string]: string | Tree;
}

/** The keys of a catalogue with dots, and those alone. */
type KeyOf<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${KeyOf<Branch[Key]>}`;
}[keyof Branch & string];

type MailKey = KeyOf<Texts>;
export type Say = (key: MailKey, gaps?: Readonly<Record<string, string | number>>) => string;

// German has the same keys, or this line does not compile.
const catalogues: Record<Locale, { mails: Texts }> = { de: { mails: de }, en: { mails: en } };

function find(tree: Tree, key: string): string {
  let found: string | Tree | undefined = tree;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`The mails have no text for ${key}.`);
  return found;
}

/** The texts of our mails in one language; what stands in a gap is never read as a text again. */
export function messages(locale: Locale, screen: 'mails'): Say {
  return (key, gaps = {}) => {
    const parts = find(catalogues[locale][screen], key).split(/(\{\{\w+\}\})/);
    return parts
      .map((part) => {
        const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
        if (name === undefined) return part;
        return Object.hasOwn(gaps, name) ? String(gaps[name]) : fillFacts(part, locale);
      })
      .join('');
  };
}
