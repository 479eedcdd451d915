import { expect, it } from 'vitest';
import { notAdditive, refusedMigrations } from '../../scripts/deploy/migrations.ts';

const directory = 'functions/database/migrations';

it.each([
  'CREATE TABLE `a` (`id` text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX `a_id` ON `a` (`id`);',
  'CREATE INDEX `orders_by_day` ON `orders` (`ordered`);',
  'ALTER TABLE `orders` ADD `note` text;',
  'ALTER TABLE orders ADD COLUMN note text DEFAULT 0 NOT NULL',
  'ALTER TABLE `orders` ADD `code` text; CREATE UNIQUE INDEX `codes` ON `orders` (`user_id`, `code`);',
  "ALTER TABLE `orders` ADD `kind` text; UPDATE `orders` SET `kind` = CASE WHEN (`a`, 1) = 2 THEN 'x; DROP TABLE y' END WHERE `b` = 1;",
  'CREATE TABLE a (b text); INSERT INTO a SELECT id FROM users; CREATE TRIGGER c BEFORE UPDATE ON a BEGIN DELETE FROM a; END;',
  '-- DROP TABLE orders;\n/* ALTER TABLE a RENAME TO b; */',
])('migrations: additive: %s', (sql) => {
  expect(notAdditive(sql)).toEqual([]);
});

it.each([
  ['DROP TABLE `orders`;', 'DROP TABLE `orders`'],
  ['DROP INDEX a', 'DROP INDEX a'],
  ['ALTER TABLE `a` RENAME TO `b`', 'ALTER TABLE `a` RENAME TO `b`'],
  ['ALTER TABLE `a` RENAME COLUMN `b` TO `c`', 'ALTER TABLE `a` RENAME COLUMN `b` TO `c`'],
  ['ALTER TABLE `a` DROP COLUMN `b`', 'ALTER TABLE `a` DROP COLUMN `b`'],
  ['ALTER TABLE `a` ADD `b` text NOT NULL', 'ALTER TABLE `a` ADD `b` text NOT NULL'],
  ['CREATE UNIQUE INDEX `b` ON `orders` (`email`)', 'CREATE UNIQUE INDEX `b` ON `orders` (`email`)'],
  [
    'CREATE TRIGGER c BEFORE UPDATE ON orders BEGIN SELECT 1; SELECT 2; END;',
    'CREATE TRIGGER c BEFORE UPDATE ON orders BEGIN SELECT 1; SELECT 2; END',
  ],
  ['DELETE FROM `orders`', 'DELETE FROM `orders`'],
  ["UPDATE `orders` SET `state` = 'paid'", "UPDATE `orders` SET `state` = ''"],
  ['ALTER TABLE a ADD b text; UPDATE a SET b = 1, c = 2', 'UPDATE a SET b = 1, c = 2'],
  ['INSERT INTO `users` (`id`) VALUES (1)', 'INSERT INTO `users` (`id`) VALUES (1)'],
  ['PRAGMA foreign_keys=OFF;', 'PRAGMA foreign_keys=OFF'],
])('migrations: refused as not additive: %s', (sql, statement) => {
  expect(notAdditive(sql)).toEqual([statement]);
});

it('migrations: all of ours are additive', async () => {
  expect(await refusedMigrations(directory)).toEqual([]);
});
