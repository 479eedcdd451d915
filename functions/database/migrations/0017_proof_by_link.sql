CREATE TABLE `email_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email_key` text NOT NULL,
	`locale` text NOT NULL,
	`asked` integer NOT NULL,
	`expires` integer NOT NULL,
	`token_hash` text,
	`used` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_checks_token` ON `email_checks` (`token_hash`);--> statement-breakpoint
CREATE INDEX `email_checks_of_user` ON `email_checks` (`user_id`,`asked`);--> statement-breakpoint
CREATE INDEX `email_checks_expire` ON `email_checks` (`expires`);--> statement-breakpoint
-- It hangs on no row, so that the proof outlives the account; but nobody without an account gives one.
CREATE TRIGGER `health_consents_need_an_account` BEFORE INSERT ON `health_consents`
WHEN NEW.`verb` = 'given' AND NOT EXISTS (SELECT 1 FROM `users` WHERE `firebase_uid` = NEW.`uid`)
BEGIN
	SELECT RAISE(ABORT, 'no health consent without account');
END;
