CREATE TABLE `insurer_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`insurer` text NOT NULL,
	`course_year` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`paid_cents` integer NOT NULL,
	`received` integer NOT NULL,
	`closed` integer,
	`accepted` integer,
	CONSTRAINT "insurer_reports_amounts" CHECK(paid_cents BETWEEN 0 AND fee_cents)
);
--> statement-breakpoint
CREATE INDEX `insurer_reports_waiting` ON `insurer_reports` (`received`) WHERE closed IS NULL;