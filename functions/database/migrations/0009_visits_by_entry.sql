CREATE TABLE `step_counts` (
	`day` text NOT NULL,
	`step` text NOT NULL,
	`language` text NOT NULL,
	`campaign` text NOT NULL,
	`landing` text NOT NULL,
	`entry` text NOT NULL,
	`device` text NOT NULL,
	`experiment` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `step`, `language`, `campaign`, `landing`, `entry`, `device`, `experiment`)
);
--> statement-breakpoint
INSERT INTO `step_counts` SELECT `day`, `step`, `language`, `campaign`, `landing`, '', '', '', `n` FROM `funnel_counts`;
