CREATE TABLE `certificates` (
	`number` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`course` text NOT NULL,
	`name` text NOT NULL,
	`birthday` text NOT NULL,
	`about` text NOT NULL,
	`issued` integer NOT NULL,
	`downloaded` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_order` ON `certificates` (`order_id`);--> statement-breakpoint
CREATE INDEX `certificates_issued` ON `certificates` (`issued`);
--> statement-breakpoint
-- The certifying body asks for four years: from the end of the year, by the database's own clock.
CREATE TRIGGER `certificates_stay` BEFORE DELETE ON `certificates`
WHEN OLD.`issued` > (unixepoch('now', 'start of year') - 1461 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'certificates stay');
END;
--> statement-breakpoint
CREATE TABLE `certificate_openings` (
	`number` text NOT NULL,
	`downloaded` integer NOT NULL,
	`opened` integer NOT NULL,
	`name` text NOT NULL,
	`birthday` text NOT NULL,
	PRIMARY KEY(`number`, `downloaded`),
	FOREIGN KEY (`number`) REFERENCES `certificates`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Name and day of birth can be mended until it is downloaded, and after that once for each entry of the log; nothing else ever changes.
CREATE TRIGGER `certificates_never_change` BEFORE UPDATE ON `certificates`
WHEN NEW.`number` <> OLD.`number` OR NEW.`order_id` <> OLD.`order_id` OR NEW.`about` <> OLD.`about`
	OR NEW.`issued` <> OLD.`issued` OR NEW.`course` <> OLD.`course`
	OR (OLD.`downloaded` IS NOT NULL AND NOT (
		NEW.`downloaded` IS NULL AND NEW.`name` = OLD.`name` AND NEW.`birthday` = OLD.`birthday`
		AND EXISTS (SELECT 1 FROM `certificate_openings` WHERE `number` = OLD.`number` AND `downloaded` = OLD.`downloaded`)
	))
BEGIN
	SELECT RAISE(ABORT, 'certificates never change');
END;
--> statement-breakpoint
CREATE TRIGGER `certificate_openings_never_change` BEFORE UPDATE ON `certificate_openings`
BEGIN
	SELECT RAISE(ABORT, 'certificate openings never change');
END;
--> statement-breakpoint
-- It goes with its certificate and not before.
CREATE TRIGGER `certificate_openings_stay` BEFORE DELETE ON `certificate_openings`
WHEN EXISTS (SELECT 1 FROM `certificates` WHERE `number` = OLD.`number`)
BEGIN
	SELECT RAISE(ABORT, 'certificate openings stay');
END;
--> statement-breakpoint
CREATE TRIGGER `certificate_openings_open` AFTER INSERT ON `certificate_openings`
BEGIN
	UPDATE `certificates` SET `downloaded` = NULL WHERE `number` = NEW.`number` AND `downloaded` = NEW.`downloaded`;
END;
