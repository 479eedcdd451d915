import { DatabaseSync } from 'node:sqlite';

interface Ordered {
  sql: string;
  rows: Readonly<Record<string, number>>;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * A restorable backup of D1. `wrangler d1 export` dumps tables in the order of their creation: a row may come before
 * the row that it refers to, so D1, which always checks foreign keys, refuses the file. Here all tables come first,
 * then rows in the order of their references, then indexes and triggers, which would refuse old rows.
 *
 * @see https://developers.cloudflare.com/d1/sql-api/foreign-keys/
 */
export function orderedDump(exported: string): Ordered {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  database.exec(exported);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const madeOf = (...types: string[]) =>
    database
      .prepare(
        `SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND type IN (SELECT value FROM json_each(?)) ORDER BY rowid`,
      )
      .all(JSON.stringify(types))
      .map((row) => ({ name: textOf(row['name']), sql: textOf(row['sql']) }));

  const tables = madeOf('table');
  const parentsOf = new Map(
    tables.map(({ name }) => [
      name,
      database
        .prepare(`PRAGMA foreign_key_list(${quoted(name)})`)
        .all()
        .map((row) => textOf(row['table'])),
    ]),
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const parent of parentsOf.get(name) ?? []) if (parent !== name) visit(parent);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name);

  const rows: Record<string, number> = {};
  const inserts = ordered.flatMap((name) => {
    const columns = database
      .prepare(`PRAGMA table_info(${quoted(name)})`)
      .all()
      .map((row) => quoted(textOf(row['name'])));
    const values = database
      .prepare(
        `SELECT ${columns.map((column) => `quote(${column})`).join(` || ',' || `)} AS row FROM ${quoted(name)}`,
      )
      .all();
    rows[name] = values.length;
    return values.map(
      (row) => `INSERT INTO ${quoted(name)} (${columns.join(',')}) VALUES (${textOf(row['row'])});`,
    );
  });
  const made = (list: readonly { sql: string }[]) => list.map(({ sql }) => `${sql};`);
  const sql = [...made(tables), ...inserts, ...made(madeOf('index', 'trigger'))].join('\n');
  database.close();
  return { sql: `${sql}\n`, rows };
}
