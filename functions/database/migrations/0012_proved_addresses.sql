CREATE TABLE `deleted_sign_ins` (
	`uid_hash` text PRIMARY KEY NOT NULL,
	`deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_sign_ins_deleted` ON `deleted_sign_ins` (`deleted`);--> statement-breakpoint
DROP INDEX `users_email_key`;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `users_verified_email` ON `users` (`email_key`) WHERE email_verified IS NOT NULL;