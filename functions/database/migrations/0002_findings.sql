CREATE TABLE `findings` (
	`kind` text NOT NULL,
	`place` text NOT NULL,
	`about` text NOT NULL,
	`count` integer NOT NULL,
	`told` integer NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`request_id` text,
	PRIMARY KEY(`kind`, `place`, `about`)
);
