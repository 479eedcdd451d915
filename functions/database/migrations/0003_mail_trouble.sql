ALTER TABLE `users` ADD `mail_trouble` text;--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`email_key`);