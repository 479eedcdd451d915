import type { Message } from '../message.ts';
/** Folders and files, before a word of the recipe is read. */
export const fileMessages = {
  'folder-name': ({ id }: { id: string }): Message => ({
    de: `Der Ordner heißt „${id}“. Nimm englische Kleinbuchstaben mit Bindestrichen, zum Beispiel: red-lentil-soup`,
    en: `The folder is called “${id}”. Use English lower-case words with hyphens, for example: red-lentil-soup`,
  }),
  'file-missing': ({ file, other }: { file: string; other: string }): Message => ({
    de: `Die Übersetzung fehlt. Leg ${file} neben ${other}; alles erscheint in beiden Sprachen.`,
    en: `The translation is missing. Put ${file} beside ${other}; everything appears in both languages.`,
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
    de: `Die Datei ist ${size} groß. Erlaubt sind höchstens 64 kB: Lösch, was nicht hineingehört.`,
    en: `The file is ${size}. At most 64 kB are allowed: remove what does not belong in it.`,
  }),
  'file-empty': (): Message => ({
    de: 'Die Datei ist leer. Kopier eine andere dieser Art als Vorlage; ein Rezept legt „npm run recipe:new“ an.',
    en: 'The file is empty. Copy another one of its kind to begin with; “npm run recipe:new” lays out a recipe.',
  }),
  'picture-missing': (): Message => ({
    de: 'Das Bild fehlt. Leg eins in den Ordner: picture.jpg, .png, .webp oder .avif, mindestens 1200 × 900 Pixel.',
    en: 'The picture is missing. Put one into the folder: picture.jpg, .png, .webp or .avif, at least 1200 × 900 pixels.',
  }),
  'picture-twice': ({ files }: { files: string }): Message => ({
    de: `Es gibt mehrere Bilder: ${files}. Behalte eins.`,
    en: `There is more than one picture: ${files}. Keep one.`,
  }),
};
