CREATE TABLE `course_workbooks` (
	`user_id` text NOT NULL,
	`course` text NOT NULL,
	`module` text NOT NULL,
	`entries` text NOT NULL,
	`changed` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course`, `module`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `workbook_consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receipt` text NOT NULL,
	`uid` text NOT NULL,
	`verb` text NOT NULL,
	`version` integer NOT NULL,
	`text_hash` text NOT NULL,
	`said` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workbook_consents_receipt` ON `workbook_consents` (`receipt`);--> statement-breakpoint
CREATE INDEX `workbook_consents_of_person` ON `workbook_consents` (`uid`,`id`);--> statement-breakpoint
CREATE TRIGGER `workbook_consents_never_change` BEFORE UPDATE ON `workbook_consents`
BEGIN
	SELECT RAISE(ABORT, 'workbook consents are append-only');
END;
--> statement-breakpoint
-- The proof is kept for three years after the consent has ended, and then it may go.
CREATE TRIGGER `workbook_consents_stay` BEFORE DELETE ON `workbook_consents`
WHEN NOT EXISTS (
	SELECT 1 FROM `workbook_consents` AS `end`
	WHERE `end`.`uid` = OLD.`uid` AND `end`.`id` >= OLD.`id` AND `end`.`verb` = 'withdrawn'
		AND `end`.`at` < (unixepoch() - 1096 * 86400) * 1000
)
BEGIN
	SELECT RAISE(ABORT, 'workbook consents are append-only');
END;
--> statement-breakpoint
-- It hangs on no row, so that the proof outlives the account; but nobody without an account gives one.
CREATE TRIGGER `workbook_consents_need_an_account` BEFORE INSERT ON `workbook_consents`
WHEN NEW.`verb` = 'given' AND NOT EXISTS (SELECT 1 FROM `users` WHERE `firebase_uid` = NEW.`uid`)
BEGIN
	SELECT RAISE(ABORT, 'no workbook consent without account');
END;
--> statement-breakpoint
CREATE TRIGGER `course_workbooks_begin_with_consent` BEFORE INSERT ON `course_workbooks`
WHEN (
	SELECT `verb` FROM `workbook_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`)
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no workbook without consent');
END;
--> statement-breakpoint
CREATE TRIGGER `course_workbooks_change_with_consent` BEFORE UPDATE ON `course_workbooks`
WHEN (
	SELECT `verb` FROM `workbook_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`)
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no workbook without consent');
END;
