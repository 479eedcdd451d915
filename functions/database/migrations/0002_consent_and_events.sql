CREATE TABLE `consent_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`choice` text NOT NULL,
	`version` integer NOT NULL,
	`text_hash` text NOT NULL,
	`language` text NOT NULL,
	`replaces` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consent_receipts_replaced` ON `consent_receipts` (`replaces`);--> statement-breakpoint
CREATE INDEX `consent_receipts_at` ON `consent_receipts` (`at`);--> statement-breakpoint
CREATE TABLE `sent_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`claimed_until` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `sent_events_claimed` ON `sent_events` (`claimed_until`);