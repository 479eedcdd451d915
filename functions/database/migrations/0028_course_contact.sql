CREATE TABLE `course_contact` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`minutes` integer NOT NULL,
	`day` text NOT NULL,
	`corrects` integer,
	`leader` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "course_contact_signs" CHECK((kind = 'correction') = (minutes < 0) AND minutes <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_contact_id` ON `course_contact` (`id`);--> statement-breakpoint
CREATE INDEX `course_contact_of_order` ON `course_contact` (`order_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_contact_corrected` ON `course_contact` (`corrects`) WHERE corrects IS NOT NULL;--> statement-breakpoint
CREATE TABLE `course_messages` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`user_id` text NOT NULL,
	`writer` text NOT NULL,
	`text` text NOT NULL,
	`written` integer NOT NULL,
	`read` integer,
	`settled` integer,
	`consent` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_messages_id` ON `course_messages` (`id`);--> statement-breakpoint
CREATE INDEX `course_messages_of_order` ON `course_messages` (`order_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_messages_of_user` ON `course_messages` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_messages_waiting` ON `course_messages` (`order_id`,`written`) WHERE writer = 'participant' AND settled IS NULL;--> statement-breakpoint
CREATE TRIGGER `course_contact_never_changes` BEFORE UPDATE ON `course_contact`
BEGIN
	SELECT RAISE(ABORT, 'the ledger of contact minutes is append-only');
END;
--> statement-breakpoint
-- Four years at least, for the body that certifies the course; then it may go.
CREATE TRIGGER `course_contact_stays` BEFORE DELETE ON `course_contact`
WHEN OLD.`at` > (unixepoch('now') - 1461 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'the ledger of contact minutes is append-only');
END;
