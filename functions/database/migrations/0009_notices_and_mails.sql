CREATE TABLE `mails` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`owed` integer NOT NULL,
	`due` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent` integer
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`contract` text NOT NULL,
	`order_typed` text,
	`manner` text,
	`reason` text,
	`wished` text,
	`received` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notices_of_address` ON `notices` (`email_key`,`received`);--> statement-breakpoint
CREATE TABLE `notice_outcomes` (
	`notice_id` text PRIMARY KEY NOT NULL,
	`outcome` text NOT NULL,
	`order_id` text,
	`ends_at` integer,
	`refunded_cents` integer,
	`at` integer NOT NULL,
	`closed` integer,
	FOREIGN KEY (`notice_id`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_outcomes_open` ON `notice_outcomes` (`closed`,`outcome`);--> statement-breakpoint
ALTER TABLE `orders` ADD `withdrawn` integer;