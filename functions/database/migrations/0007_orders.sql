CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`product` text NOT NULL,
	`level` text NOT NULL,
	`locale` text NOT NULL,
	`list_cents` integer NOT NULL,
	`due_cents` integer NOT NULL,
	`discount` text,
	`ordered` integer NOT NULL,
	`terms_version` integer NOT NULL,
	`withdrawal_version` integer NOT NULL,
	`early_start` integer NOT NULL,
	`requirements_version` integer,
	`customer` text,
	`session` text,
	`url` text,
	`expires` integer NOT NULL,
	`state` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`payment_id` text,
	`paid` integer,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`receipt` text,
	`visitor` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_session` ON `orders` (`session`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_unfinished` ON `orders` (`user_id`,`level`) WHERE state IN ('open', 'processing');--> statement-breakpoint
CREATE INDEX `orders_of_user` ON `orders` (`user_id`,`ordered`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`ordered`);--> statement-breakpoint
CREATE TABLE `payment_news` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`order_id` text,
	`happened` integer NOT NULL,
	`stored` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_news_stored` ON `payment_news` (`stored`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`user_id` text,
	`product` text NOT NULL,
	`state` text NOT NULL,
	`status` text NOT NULL,
	`paused` integer NOT NULL,
	`period_end` integer NOT NULL,
	`ends_at` integer,
	`access_until` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_order` ON `subscriptions` (`order_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_of_user` ON `subscriptions` (`user_id`);