CREATE TABLE `upstreams` (
	`name` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`since` integer NOT NULL,
	`seen` integer NOT NULL
);
