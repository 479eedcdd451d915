CREATE TABLE `conversion_outbox` (
	`key` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`queued` integer NOT NULL,
	`due` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `conversion_outbox_due` ON `conversion_outbox` (`due`);--> statement-breakpoint
CREATE TABLE `comparisons` (
	`part` text PRIMARY KEY NOT NULL,
	`began` integer NOT NULL,
	`cursor` text,
	`finished` integer
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `reserved_code` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_reason` text;--> statement-breakpoint
-- Of what was used twice before, the earliest use holds the code.
UPDATE `orders` SET `reserved_code` = `discount` WHERE `discount` IS NOT NULL AND `user_id` IS NOT NULL
AND (`paid` IS NOT NULL OR `state` IN ('open', 'processing'))
AND `id` = (
	SELECT `other`.`id` FROM `orders` AS `other`
	WHERE `other`.`user_id` = `orders`.`user_id` AND `other`.`discount` = `orders`.`discount`
	AND (`other`.`paid` IS NOT NULL OR `other`.`state` IN ('open', 'processing'))
	ORDER BY `other`.`paid` IS NULL, `other`.`ordered`, `other`.`id` LIMIT 1
);--> statement-breakpoint
-- Purchases that have not been reported yet.
INSERT INTO `conversion_outbox` (`key`, `order_id`, `queued`, `due`)
SELECT CASE WHEN `level` = 'VALEA_APP' THEN 'Subscribe ' ELSE 'Purchase ' END || coalesce(`payment_id`, `id`), `id`, `paid`, `paid`
FROM `orders` WHERE `paid` IS NOT NULL AND `consent_receipt` IS NOT NULL AND `visitor` IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reserved_code` ON `orders` (`user_id`,`reserved_code`) WHERE reserved_code IS NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `compared` integer;--> statement-breakpoint
CREATE INDEX `subscriptions_running` ON `subscriptions` (`compared`) WHERE state <> 'ended';