CREATE TABLE `access_ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`level` text NOT NULL,
	`verb` text NOT NULL,
	`source` text NOT NULL,
	`reason` text NOT NULL,
	`until` integer,
	`at` integer NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_ledger_key` ON `access_ledger` (`key`);--> statement-breakpoint
CREATE INDEX `access_ledger_of_user` ON `access_ledger` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `onboardings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`biological_gender` text NOT NULL,
	`birthday` text NOT NULL,
	`physical_activity_level` real NOT NULL,
	`height` integer NOT NULL,
	`weight` integer NOT NULL,
	`desired_weight` integer NOT NULL,
	`nutrition_concept` text NOT NULL,
	`portions_adults` integer NOT NULL,
	`portions_children` integer NOT NULL,
	`information` text,
	`completed` integer NOT NULL,
	`changed` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`firebase_uid` text NOT NULL,
	`email` text,
	`email_key` text,
	`stripe_customer_id` text,
	`created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_firebase_uid` ON `users` (`firebase_uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_stripe_customer_id` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE TABLE `weight_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`weight` integer NOT NULL,
	`weight_changed` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `weight_history_of_user` ON `weight_history` (`user_id`,`id`);