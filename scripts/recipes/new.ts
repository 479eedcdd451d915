import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from '../setup/options.ts';
import { recipePath } from '#i18n/recipe-routes.ts';
import { isTitle, layOut } from '../../src/content-check/recipes/new-recipe.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { toSlug } from '../../src/content-check/recipes/slug.ts';
import { recipesFolder } from '../../src/content-check/recipes/folder.ts';

const { values } = parseArgs({ options: { de: { type: 'string' }, en: { type: 'string' } } });

function stop(german: string, english: string): never {
  console.error(`\n  de  ${german}\n  en  ${english}\n`);
  process.exit(1);
}

const input = createInterface({ input: process.stdin });
const answers = input[Symbol.asyncIterator]();

async function answerTo(question: string): Promise<string> {
  process.stdout.write(question);
  const { value, done } = await answers.next();
  if (done) stop('Abgebrochen, nichts angelegt.', 'Cancelled, nothing was created.');
  return value.trim();
}

/** Asks until a title can be made into an address. */
async function ask(question: string, given: string | undefined): Promise<string> {
  const german = 'Ein Titel hat 1 bis 60 Zeichen, darunter Buchstaben.';
  const english = 'A title has 1 to 60 characters, some of them letters.';
  if (given !== undefined && !isTitle(given.trim())) stop(german, english);
  let title = given?.trim() ?? (await answerTo(question));
  while (!isTitle(title)) title = await answerTo(`${german} · ${english}\n${question}`);
  return title;
}

const de = await ask('Titel auf Deutsch · German title: ', values.de);
const en = await ask('Titel auf Englisch · English title: ', values.en);
input.close();

const recipes = join(process.cwd(), recipesFolder);
const { id, files } = layOut({ de, en, today: dayInGermany(new Date()) });
try {
  await mkdir(recipes, { recursive: true });
  await mkdir(join(recipes, id));
} catch {
  stop(
    `${recipesFolder}/${id} gibt es schon. Nimm einen anderen englischen Titel.`,
    `${recipesFolder}/${id} exists already. Choose another English title.`,
  );
}
for (const [file, text] of Object.entries(files)) await writeFile(join(recipes, id, file), text);

const site = 'http://localhost:4321';
const slugs = { de: toSlug(de), en: toSlug(en) };

console.log(`
  ${recipesFolder}/${id}/recipe.de.md
  ${recipesFolder}/${id}/recipe.en.md

  ${site}${recipePath({ slugs }, 'de')}
  ${site}${recipePath({ slugs }, 'en')}

  de  Leg das Bild als picture.jpg daneben und schreib los: docs/writing-recipes.md
      Vorschau:  npm run dev, dann die Adressen oben
      Nährwerte: npm run recipe -- nutrition --write ${id}
      Prüfen:    npm run recipe -- check
  en  Put the picture beside them as picture.jpg and start to write: docs/writing-recipes.md
      Preview:   npm run dev, then the addresses above
      Nutrition: npm run recipe -- nutrition --write ${id}
      Check:     npm run recipe -- check
`);
