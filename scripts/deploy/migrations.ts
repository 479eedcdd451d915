import { readdir, readFile } from 'node:fs/promises';

/**
 * Only additive migrations may go live. They are applied before the new version is promoted, so the old version runs on the
 * new schema for a while, and again after a rollback. Statements that are not known to be harmless are refused.
 * https://martinfowler.com/bliki/ParallelChange.html
 */

const name = '[`"[]?(\\w+)[`"\\]]?';
const sentence = (pattern: string) => new RegExp(`^${pattern.replaceAll('NAME', name)}`, 'is');

const createTable = sentence('CREATE TABLE (?:IF NOT EXISTS )?NAME ?\\(');
const createIndex = sentence('CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?NAME ON NAME ?\\(([^)]*)\\)');
const createTrigger = sentence('CREATE TRIGGER (?:IF NOT EXISTS )?NAME .*? ON NAME');
const addColumn = sentence('ALTER TABLE NAME ADD (?:COLUMN )?NAME (.*)');
const insert = sentence('INSERT (?:OR \\w+ )?INTO NAME');
const update = sentence('UPDATE (?:OR \\w+ )?NAME SET (.*)');

/** Strips comments and string contents, and collapses white space. A trigger's body ends with END. */
function statementsOf(sql: string): string[] {
  const plain = sql
    .replace(/'(?:[^']|'')*'|--[^\n]*|\/\*.*?\*\//gs, (found) => (found.startsWith("'") ? "''" : ' '))
    .replace(/\s+/g, ' ');
  const statement = / ?(CREATE (?:TEMP(?:ORARY)? )?TRIGGER .*? END|[^;]+)(?:;|$)/gis;
  return [...plain.matchAll(statement)].map(([, found = '']) => found.trim()).filter((found) => found !== '');
}

/** The columns that an UPDATE sets: before `=`, outside of parentheses. */
function columnsSet(assignments: string): string[] {
  let flat = assignments;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/\([^()]*\)/g, '');
  }
  const [set = ''] = flat.split(/ (?:WHERE|FROM|RETURNING) /i);
  return set.split(',').map(
    (one) =>
      one
        .split('=')[0]
        ?.replace(/[`"[\]]/g, '')
        .trim() ?? '',
  );
}

/** What this migration has made so far. */
interface Made {
  tables: Set<string>;
  /** Columns added by this migration, by table; `empty` if existing rows have NULL in it. */
  columns: Map<string, 'empty' | 'filled'>;
}

const unquoted = (listed: string) => listed.split(',').map((one) => one.replace(/[`"[\]]/g, '').trim());

/** Each kind of statement, and whether it is harmless. */
const kinds: readonly [pattern: RegExp, isAdditive: (made: Made, ...found: string[]) => boolean][] = [
  [
    createTable,
    ({ tables }, table = '') => {
      tables.add(table);
      return true;
    },
  ],
  [
    createIndex,
    ({ tables, columns }, unique, _, of = '', indexed = '') =>
      unique === '' ||
      tables.has(of) ||
      // NULLs never collide: https://www.sqlite.org/lang_createindex.html#unique_indexes
      unquoted(indexed).some((column) => columns.get(`${of}.${column}`) === 'empty'),
  ],
  [createTrigger, ({ tables }, _, table = '') => tables.has(table)],
  [
    addColumn,
    ({ columns }, of = '', column = '', kind = '') => {
      const hasDefault = /\bDEFAULT\b/i.test(kind);
      columns.set(`${of}.${column}`, hasDefault ? 'filled' : 'empty');
      const isFilled = hasDefault || !/\bNOT NULL\b/i.test(kind);
      return isFilled && !/\b(?:UNIQUE|PRIMARY KEY|GENERATED)\b/i.test(kind);
    },
  ],
  [insert, ({ tables }, table = '') => tables.has(table)],
  [
    update,
    ({ columns }, of = '', assignments = '') =>
      columnsSet(assignments).every((column) => columns.has(`${of}.${column}`)),
  ],
];

function isAdditive(statement: string, made: Made): boolean {
  for (const [pattern, isHarmless] of kinds) {
    const [all, ...found] = pattern.exec(statement) ?? [];
    if (all !== undefined) return isHarmless(made, ...found.map((one: string | undefined) => one ?? ''));
  }
  return false;
}

export function notAdditive(sql: string): string[] {
  const made: Made = { tables: new Set(), columns: new Map() };
  return statementsOf(sql).filter((statement) => !isAdditive(statement, made));
}

export interface RefusedMigration {
  file: string;
  statement: string;
}

export async function refusedMigrations(directory: string): Promise<RefusedMigration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql'));
  const refused = await Promise.all(
    files.sort().map(async (file) => {
      const statements = notAdditive(await readFile(`${directory}/${file}`, 'utf8'));
      return statements.map((statement) => ({ file, statement: statement.slice(0, 100) }));
    }),
  );
  return refused.flat();
}
