import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInGermany, isDay, type Day } from '#domain/calendar.ts';

/**
 * When content last changed (`lastmod`, `dateModified`): a record beside the content, a line for each piece of it with
 * the day and the fingerprint of what it was then.
 *
 * The time of a file is that of its copy, and Git's history is missing in a shallow clone. A date typed by hand is
 * forgotten. Here a piece whose fingerprint is not on record counts as changed today, and `npm run codegen` notes it.
 */
interface Piece {
  /** `src/content/faq/food/01-forbidden-foods.de.md` */
  readonly name: string;
  readonly digest: string;
}

/** The record of the recipes lies beside them: a new recipe is no new code to the pages of all others. */
export const dateRecords = {
  pages: 'src/content/dates.txt',
  recipes: 'src/content/recipes/dates.txt',
} as const;
export type DateRecord = keyof typeof dateRecords;

const digestOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

const recipes = 'src/content/recipes';

/** The texts, and what the picture weighs: reading thousands of pictures would take longer than all the rest. */
function recipePiece(project: string, id: string): Piece {
  const folder = join(project, recipes, id);
  const parts = readdirSync(folder)
    .filter((file) => /^(recipe|picture)\./.test(file))
    .sort()
    .map((file) =>
      file.endsWith('.md')
        ? readFileSync(join(folder, file))
        : `${file} ${statSync(join(folder, file)).size}`,
    );
  return { name: `${recipes}/${id}`, digest: digestOf(...parts) };
}

const recipePieces = (project: string): Piece[] =>
  readdirSync(join(project, recipes), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => recipePiece(project, name));

const insurers = 'src/content/insurers/insurers.yaml';

/** A page each: one insurer's new figure changes nothing on the pages of the others. */
function insurerPieces(project: string): Piece[] {
  const entries: unknown = parse(readFileSync(join(project, insurers), 'utf8'));
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
      ? [{ name: `${insurers}#${entry.id}`, digest: digestOf(JSON.stringify(entry)) }]
      : [],
  );
}

/** Prices are content too, although they are checked like code. */
const catalogue = 'src/domain/shop/catalogue.ts';
const isOther = (name: string) => name === insurers || name === dateRecords.pages;
/** Recipes have a record of their own, and may be thousands: their folders are not even listed. */
const isElsewhere = (folder: string) => folder === 'recipes' || folder === 'foods';

function pagePieces(project: string): Piece[] {
  const below = (folder: string, ending: RegExp) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((name) => ending.test(name) && !isOther(name));
  const content = readdirSync(join(project, 'src/content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isElsewhere(entry.name))
    .map(({ name }) => `src/content/${name}`);
  const files = [
    ...content.flatMap((folder) => below(folder, /\.(md|yaml|vtt)$/)),
    ...below('i18n', /\/\w\w\/[\w-]+\.json$/),
    catalogue,
  ];
  const pieces = files.map((name) => ({ name, digest: digestOf(readFileSync(join(project, name))) }));
  return [...pieces, ...insurerPieces(project)];
}

const piecesOf = { pages: pagePieces, recipes: recipePieces } satisfies Record<
  DateRecord,
  (project: string) => Piece[]
>;

/** `2026-11-22 0123456789ab src/content/about/de.md`; whatever else a line holds counts for nothing. */
function readRecord(text: string): Map<string, Day> {
  const lines = text.split('\n').flatMap((line) => {
    const [day, digest = '', name = ''] = line.split(' ');
    return isDay(day) && name !== '' ? [[`${digest} ${name}`, day] as const] : [];
  });
  return new Map(lines);
}

interface Dated extends Piece {
  readonly day: Day;
}

/** Every piece with the day on which it became what it is. */
export function datesOf(project: string, which: DateRecord, today: Day): Dated[] {
  let text = '';
  try {
    text = readFileSync(join(project, dateRecords[which]), 'utf8');
  } catch {
    // Nothing is on record yet.
  }
  const known = readRecord(text);
  return piecesOf[which](project).map((piece) => ({
    ...piece,
    day: known.get(`${piece.digest} ${piece.name}`) ?? today,
  }));
}

/**
 * The record as it should be today. Lines, not JSON: changes on two branches are joined line by line
 * (`merge=union` in `.gitattributes`), and of two lines for a piece the one with its fingerprint counts.
 */
export const recordOf = (dated: readonly Dated[]): string =>
  dated
    .map(({ name, digest, day }) => ({ name, line: `${day} ${digest} ${name}\n` }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ line }) => line)
    .join('');

/** The day of each piece, by its path, for pages that are being built. */
export const contentDays = (project: string, which: DateRecord): ReadonlyMap<string, Day> =>
  new Map(datesOf(project, which, dayInGermany(new Date())).map(({ name, day }) => [name, day]));
