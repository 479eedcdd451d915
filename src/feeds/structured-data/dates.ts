import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInGermany, isDay, type Day } from '#domain/calendar.ts';

/**
 * When content last changed (`lastmod`, `dateModified`): a record with day and fingerprint of each piece. File times
 * are those of the checkout, shallow clones have no history, and people forget to update typed dates. A piece with an
 * unrecorded fingerprint counts as changed today, and `npm run codegen` records it.
 */
interface Piece {
  readonly name: string;
  readonly digest: string;
}

/** Recipes have their own record, so that a new one does not change other pages' code. */
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

/** Texts and the size of the picture: reading thousands of pictures would take too long. */
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

/** One page each: a change at one insurer does not touch the others. */
function insurerPieces(project: string): Piece[] {
  const entries: unknown = parse(readFileSync(join(project, insurers), 'utf8'));
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
      ? [{ name: `${insurers}#${entry.id}`, digest: digestOf(JSON.stringify(entry)) }]
      : [],
  );
}

/** Prices are content, too. */
const catalogue = 'src/domain/shop/catalogue.ts';
const isOther = (name: string) => name === insurers || name === dateRecords.pages;
/** Recipes have their own record, and there may be thousands: their folders are not listed. */
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

/** `2026-11-22 0123456789ab src/content/about/de.md`; anything else on a line is ignored. */
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

export function datesOf(project: string, which: DateRecord, today: Day): Dated[] {
  let text = '';
  try {
    text = readFileSync(join(project, dateRecords[which]), 'utf8');
  } catch {
    // No record yet.
  }
  const known = readRecord(text);
  return piecesOf[which](project).map((piece) => ({
    ...piece,
    day: known.get(`${piece.digest} ${piece.name}`) ?? today,
  }));
}

/**
 * The updated record, in lines, which merge across branches (`merge=union` in `.gitattributes`); of two lines for a
 * piece, the one with its fingerprint counts.
 */
export const recordOf = (dated: readonly Dated[]): string =>
  dated
    .map(({ name, digest, day }) => ({ name, line: `${day} ${digest} ${name}\n` }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ line }) => line)
    .join('');

/** By path, for pages at build time. */
export const contentDays = (project: string, which: DateRecord): ReadonlyMap<string, Day> =>
  new Map(datesOf(project, which, dayInGermany(new Date())).map(({ name, day }) => [name, day]));
