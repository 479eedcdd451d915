CREATE TABLE `health_consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receipt` text NOT NULL,
	`uid` text NOT NULL,
	`verb` text NOT NULL,
	`version` integer NOT NULL,
	`text_hash` text NOT NULL,
	`language` text NOT NULL,
	`said` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `health_consents_receipt` ON `health_consents` (`receipt`);--> statement-breakpoint
CREATE INDEX `health_consents_of_person` ON `health_consents` (`uid`,`id`);