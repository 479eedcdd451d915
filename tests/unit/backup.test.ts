import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { orderedDump } from '../../scripts/ops/ordered-dump.ts';

/** As the platform exports it: a table may precede the one it references, and triggers come last. */
const exported = `
PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE answers (id INTEGER PRIMARY KEY AUTOINCREMENT, person TEXT REFERENCES people(id), words TEXT, much REAL, data BLOB);
INSERT INTO answers VALUES(7,'p1','it''s; here' || char(10) || 'INSERT INTO people',1.5,x'00ff');
INSERT INTO answers VALUES(8,NULL,NULL,NULL,NULL);
CREATE TABLE people (id TEXT PRIMARY KEY, consent INTEGER);
INSERT INTO people VALUES('p1',0);
CREATE INDEX answers_of_person ON answers (person);
CREATE TRIGGER only_with_consent BEFORE INSERT ON answers WHEN NEW.person IS NOT NULL AND NOT EXISTS
  (SELECT 1 FROM people WHERE id = NEW.person AND consent = 1)
BEGIN SELECT RAISE(ABORT, 'no consent'); END;
`;

const all = (database: DatabaseSync) => database.prepare('SELECT * FROM answers ORDER BY id').all();

it('backup: an export that cannot be restored as it is restores completely once its statements are sorted', () => {
  const strict = () => new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  expect(() => strict().exec(exported)).toThrow('no such table: main.people');
  const { sql, rows } = orderedDump(exported);
  const restored = strict();
  restored.exec(sql);
  const before = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  before.exec(exported);
  expect(all(restored)).toEqual(all(before));
  expect(rows).toEqual({ people: 1, answers: 2 });
  expect(() => restored.exec("INSERT INTO answers (person) VALUES ('p1')")).toThrow('no consent');
  expect(orderedDump(sql).rows).toEqual(rows);
});
