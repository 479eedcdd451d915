import { quote, type Message } from '../../message.ts';

/** Addresses: what a slug may look like, and what becomes of an old one. */
export const slugMessages = {
  'slug-shape': ({ value, better }: { value: string; better: string }): Message => ({
    de: `slug: „${quote(value)}“ taugt nicht als Adresse. Schreib zum Beispiel: slug: ${better}`,
    en: `slug: “${quote(value)}” does not work as an address. Write for example: slug: ${better}`,
  }),
  'slug-reserved': ({ value }: { value: string }): Message => ({
    de: `slug: „${value}“ ist schon für eine andere Seite vergeben. Häng ein Wort an: slug: ${value}-rezept`,
    en: `slug: “${value}” is taken by another page. Add a word: slug: ${value}-recipe`,
  }),
  'slug-taken': ({ value, file }: { value: string; file: string }): Message => ({
    de: `slug: „${value}“ hat schon ${file}. Jede Adresse gibt es nur einmal: Wähl eine andere.`,
    en: `slug: ${file} has “${value}” already. An address exists only once: choose another one.`,
  }),
  'slug-changed': ({ was, now, locale }: { was: string; now: string; locale: string }): Message => ({
    de: `slug: Das Rezept war schon unter „${was}“ zu finden. Nimm wieder „${was}“, oder trag in redirects.json unter "${locale}" ein: "${was}": "${now}"`,
    en: `slug: the recipe was published as “${was}”. Use “${was}” again, or add to "${locale}" in redirects.json: "${was}": "${now}"`,
  }),
  'recipe-gone': ({ id, slug, locale }: { id: string; slug: string; locale: string }): Message => ({
    de: `Das veröffentlichte Rezept „${id}“ fehlt. Hol den Ordner zurück, oder leite in redirects.json unter "${locale}" weiter: "${slug}": "ein-anderes-rezept"`,
    en: `The published recipe “${id}” is missing. Bring its folder back, or redirect under "${locale}" in redirects.json: "${slug}": "another-recipe"`,
  }),
  'redirect-shape': (): Message => ({
    de: 'Weiterleitungen haben diese Form: { "de": { "alte-adresse": "neue-adresse" }, "en": {} }',
    en: 'Redirects have this form: { "de": { "old-address": "new-address" }, "en": {} }',
  }),
  'redirect-nowhere': ({ target, meant }: { target: string; meant: string | undefined }): Message => ({
    de: `Die Weiterleitung führt zu „${quote(target)}“, das es nicht gibt. Nimm die Adresse eines Rezepts${meant ? `, vielleicht „${meant}“` : ''}.`,
    en: `The redirect leads to “${quote(target)}”, which does not exist. Use the address of a recipe${meant ? `, perhaps “${meant}”` : ''}.`,
  }),
  'redirect-hides': ({ slug }: { slug: string }): Message => ({
    de: `„${slug}“ ist die Adresse eines Rezepts und darf nicht weiterleiten. Lösch die Zeile.`,
    en: `“${slug}” is the address of a recipe and must not redirect. Remove the line.`,
  }),
  'record-shape': (): Message => ({
    de: 'slugs.json lässt sich nicht lesen. Stell die letzte Fassung der Datei wieder her; sie wird nie von Hand geändert.',
    en: 'slugs.json cannot be read. Restore the last version of the file; it is never changed by hand.',
  }),
};
