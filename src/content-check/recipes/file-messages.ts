import type { Message } from '../message.ts';
/** Folders and files, before a word of the recipe is read. */
export const fileMessages = {
  'folder-name': ({ id }: { id: string }): Message => ({
    de: `Der Ordner heißt „${id}“. Nimm englische Kleinbuchstaben mit Bindestrichen, zum Beispiel: red-lentil-soup`,
    en: `The folder is called “${id}”. Use English lower-case words with hyphens, for example: red-lentil-soup`,
  }),
  'file-missing': ({ file, other }: { file: string; other: string }): Message => ({
    de: `Die Übersetzung fehlt. Leg ${file} neben ${other}; jedes Rezept erscheint in beiden Sprachen.`,
    en: `The translation is missing. Put ${file} beside ${other}; every recipe appears in both languages.`,
  }),
  'file-unexpected': ({ file }: { file: string }): Message => ({
    de: `„${file}“ gehört nicht hierher. Erlaubt sind recipe.de.md, recipe.en.md und ein Bild namens picture.`,
    en: `“${file}” does not belong here. Allowed are recipe.de.md, recipe.en.md and one image called picture.`,
  }),
  'file-unreadable': ({ file }: { file: string }): Message => ({
    de: `„${file}“ lässt sich nicht öffnen. Prüf, ob es wirklich eine Datei ist und du sie lesen darfst.`,
    en: `“${file}” cannot be opened. Check that it really is a file and that you may read it.`,
  }),
  'file-too-large': ({ size }: { size: string }): Message => ({
    de: `Die Datei ist ${size} groß. Ein Rezept braucht höchstens 64 kB: Lösch, was nicht zum Rezept gehört.`,
    en: `The file is ${size}. A recipe needs 64 kB at most: remove what is not part of the recipe.`,
  }),
  'file-empty': (): Message => ({
    de: 'Die Datei ist leer. Leg das Rezept mit „npm run recipe:new“ an oder kopier ein anderes als Vorlage.',
    en: 'The file is empty. Create the recipe with “npm run recipe:new”, or copy another one to begin with.',
  }),
  'picture-missing': (): Message => ({
    de: 'Das Bild fehlt. Leg eins in den Ordner: picture.jpg, .png, .webp oder .avif, mindestens 1200 × 900 Pixel.',
    en: 'The picture is missing. Put one into the folder: picture.jpg, .png, .webp or .avif, at least 1200 × 900 pixels.',
  }),
  'picture-twice': ({ files }: { files: string }): Message => ({
    de: `Es gibt mehrere Bilder: ${files}. Behalte eins.`,
    en: `There is more than one picture: ${files}. Keep one.`,
  }),
  'picture-unreadable': ({ file }: { file: string }): Message => ({
    de: `„${file}“ ist kein Bild, das sich öffnen lässt. Speicher es neu als JPEG, PNG, WebP oder AVIF.`,
    en: `“${file}” is not an image that can be opened. Save it again as JPEG, PNG, WebP or AVIF.`,
  }),
  'picture-small': ({ width, height }: { width: number; height: number }): Message => ({
    de: `Das Bild hat nur ${width} × ${height} Pixel. Nimm eins mit mindestens 1200 × 900.`,
    en: `The picture has only ${width} × ${height} pixels. Use one of at least 1200 × 900.`,
  }),
};
