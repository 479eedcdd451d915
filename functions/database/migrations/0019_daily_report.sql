CREATE TABLE `daily_reports` (
	`day` text PRIMARY KEY NOT NULL,
	`claimed_until` integer NOT NULL,
	`tries` integer NOT NULL,
	`sent` integer,
	`reason` text
);
--> statement-breakpoint
CREATE TABLE `job_findings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job` text NOT NULL,
	`part` text NOT NULL,
	`event` text NOT NULL,
	`about` text,
	`count` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_findings_at` ON `job_findings` (`at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`known` integer NOT NULL,
	`began` integer,
	`ended` integer
);
--> statement-breakpoint
ALTER TABLE `dead_conversions` ADD `told` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `closed` integer;--> statement-breakpoint
CREATE INDEX `mails_given_up` ON `mails` (`queued`) WHERE due IS NULL AND sent IS NULL AND closed IS NULL;