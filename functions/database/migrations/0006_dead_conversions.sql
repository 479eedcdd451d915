CREATE TABLE `dead_conversions` (
	`message` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`event_name` text,
	`event_id` text,
	`event_time` integer,
	`attempts` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_conversions_at` ON `dead_conversions` (`at`);