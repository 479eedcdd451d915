CREATE TABLE `declaration_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`declaration_id` text NOT NULL,
	`purpose` text NOT NULL,
	`order_id` text,
	`expires` integer NOT NULL,
	FOREIGN KEY (`declaration_id`) REFERENCES `declarations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `declaration_links_expire` ON `declaration_links` (`expires`);--> statement-breakpoint
CREATE TABLE `declaration_progress` (
	`declaration_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`carry_out_at` integer,
	`order_id` text,
	`identified_by` text,
	`member_id` text,
	FOREIGN KEY (`declaration_id`) REFERENCES `declarations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `declaration_progress_due` ON `declaration_progress` (`carry_out_at`);--> statement-breakpoint
CREATE INDEX `declaration_progress_of_order` ON `declaration_progress` (`order_id`,`state`);--> statement-breakpoint
ALTER TABLE `mails` ADD `mailbox` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `begun` integer;--> statement-breakpoint
CREATE INDEX `mails_of_mailbox` ON `mails` (`mailbox`,`begun`);--> statement-breakpoint
-- Declarations from before were carried out at once, or are still tried.
INSERT INTO `declaration_progress` (`declaration_id`, `state`, `carry_out_at`, `order_id`)
SELECT d.`id`, CASE WHEN r.`declaration_id` IS NULL THEN 'received' ELSE 'carried_out' END,
	CASE WHEN r.`declaration_id` IS NULL THEN d.`received` END, r.`order_id`
FROM `declarations` d LEFT JOIN `declaration_results` r ON r.`declaration_id` = d.`id`;
