import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import {
  closeDeclaration,
  closeStrangers,
  declarationsNamed,
  declarationsOfStrangers,
  openDeclarations,
} from '../../../scripts/ops/statements.ts';

const migrations = 'functions/database/migrations';

function database() {
  const db = new DatabaseSync(':memory:');
  for (const name of globSync('*.sql', { cwd: migrations }).sort())
    db.exec(readFileSync(`${migrations}/${name}`, 'utf8').replaceAll('--> statement-breakpoint', ''));
  const keep = (id: string, sender: string, order: string | null, received: number) => {
    db.prepare(
      `INSERT INTO declarations (id, kind, locale, name, email, email_key, contract, received)
       VALUES (?1, 'cancel', 'de', 'x', ?1, ?1, 'app', ?2)`,
    ).run(id, received);
    db.prepare(
      "INSERT INTO declaration_progress (declaration_id, state, sender, order_id) VALUES (?, 'carried_out', ?, ?)",
    ).run(id, sender, order);
    db.prepare("INSERT INTO declaration_results (declaration_id, code, at) VALUES (?, 'late', 1)").run(id);
  };
  const ids = (statement: string) =>
    db
      .prepare(statement)
      .all()
      .map((row) => row['id'] ?? row['declaration_id']);
  return { keep, ids };
}

it('operator’s list: members first, then one declaration for each contract, strangers in a list of their own', () => {
  const { keep, ids } = database();
  for (let count = 0; count < 600; count += 1) keep(`flood ${count}`, 'buyer', 'flooded', count);
  keep('quiet', 'buyer', 'other', 900);
  keep('signed in', 'member', 'third', 950);
  keep('nobody', 'stranger', null, 1);
  expect(ids(openDeclarations).slice(0, 3)).toEqual(['signed in', 'flood 0', 'quiet']);
  expect(ids(declarationsOfStrangers)).toEqual(['nobody']);
});

it('operator’s commands: an id closes one declaration, those of strangers are closed a hundred at a time', () => {
  const { keep, ids } = database();
  keep('abcdef120', 'buyer', 'one', 1);
  keep('abcdef121', 'buyer', 'two', 2);
  for (let count = 0; count < 130; count += 1) keep(`stranger ${count}`, 'stranger', null, count);
  expect(ids(declarationsNamed('abcdef12'))).toEqual(['abcdef120', 'abcdef121']);
  expect(ids(closeDeclaration('abcdef12'))).toEqual([]);
  expect(ids(closeDeclaration('abcdef120'))).toEqual(['abcdef120']);
  expect(ids(closeStrangers)).toHaveLength(100);
  expect(ids(closeStrangers)).toHaveLength(30);
});
