CREATE TABLE `refunds` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`cents` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`owed` integer NOT NULL,
	`due` integer,
	`attempt` integer DEFAULT 0 NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`failure` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `refunds_of_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`due`);--> statement-breakpoint
CREATE INDEX `refunds_given_up` ON `refunds` (`owed`) WHERE state = 'given_up';--> statement-breakpoint
ALTER TABLE `orders` ADD `notice_ends` integer;