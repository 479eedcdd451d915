CREATE TABLE `funnel_counts` (
	`day` text NOT NULL,
	`step` text NOT NULL,
	`language` text NOT NULL,
	`campaign` text NOT NULL,
	`landing` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `step`, `language`, `campaign`, `landing`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_misses` (
	`week` text NOT NULL,
	`language` text NOT NULL,
	`word` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`week`, `language`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `orders` ADD `via` text;
