CREATE TABLE `course_progress` (
	`user_id` text NOT NULL,
	`order_id` text NOT NULL,
	`module` integer NOT NULL,
	`version` integer NOT NULL,
	`heard` text NOT NULL,
	`position` integer NOT NULL,
	`report` text,
	`reported` integer,
	`answers` text NOT NULL,
	`heard_at` integer,
	`answered_at` integer,
	PRIMARY KEY(`user_id`, `order_id`, `module`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `orders` ADD `disputed` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `given_back_days` integer DEFAULT 0 NOT NULL;