CREATE TABLE `speed_counts` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`device` text NOT NULL,
	`metric` text NOT NULL,
	`rating` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `page`, `device`, `metric`, `rating`)
);
