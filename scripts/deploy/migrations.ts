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

export function notAdditive(sql: string): string[] {
  const tables = new Set<string>();
  /** Columns added by this migration, by table; `empty` if existing rows have NULL in it. */
  const columns = new Map<string, 'empty' | 'filled'>();

  const isAdditive = (statement: string): boolean => {
    const table = createTable.exec(statement)?.[1];
    if (table !== undefined) {
      tables.add(table);
      return true;
    }
    const index = createIndex.exec(statement);
    if (index) {
      const [, unique, , of = '', listed = ''] = index;
      const indexed = listed.split(',').map((one) => one.replace(/[`"[\]]/g, '').trim());
      // NULLs never collide: https://www.sqlite.org/lang_createindex.html#unique_indexes
      const isFree = indexed.some((column) => columns.get(`${of}.${column}`) === 'empty');
      return unique === undefined || tables.has(of) || isFree;
    }
    const trigger = createTrigger.exec(statement);
    if (trigger) return tables.has(trigger[2] ?? '');
    const added = addColumn.exec(statement);
    if (added) {
      const [, of = '', column = '', kind = ''] = added;
      const hasDefault = /\bDEFAULT\b/i.test(kind);
      columns.set(`${of}.${column}`, hasDefault ? 'filled' : 'empty');
      return (
        !/\b(?:UNIQUE|PRIMARY KEY|GENERATED)\b/i.test(kind) && (hasDefault || !/\bNOT NULL\b/i.test(kind))
      );
    }
    const into = insert.exec(statement)?.[1];
    if (into !== undefined) return tables.has(into);
    const [, of = '', assignments = ''] = update.exec(statement) ?? [];
    return of !== '' && columnsSet(assignments).every((column) => columns.has(`${of}.${column}`));
  };
  return statementsOf(sql).filter((statement) => !isAdditive(statement));
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
