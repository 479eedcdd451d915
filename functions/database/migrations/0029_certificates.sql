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
-- Name and day of birth can be mended until it is downloaded; nothing else ever changes.
CREATE TRIGGER `certificates_never_change` BEFORE UPDATE ON `certificates`
WHEN OLD.`downloaded` IS NOT NULL OR NEW.`number` <> OLD.`number` OR NEW.`order_id` <> OLD.`order_id`
	OR NEW.`about` <> OLD.`about` OR NEW.`issued` <> OLD.`issued` OR NEW.`course` <> OLD.`course`
BEGIN
	SELECT RAISE(ABORT, 'certificates never change');
END;
