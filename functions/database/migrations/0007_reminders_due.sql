ALTER TABLE `orders` ADD `reminders_due` integer;--> statement-breakpoint
CREATE INDEX `orders_reminders_due` ON `orders` (`reminders_due`) WHERE reminders_due IS NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `reminders_due` = 0 WHERE `state` = 'paid' AND `product` IN ('zpp', 'zpp2');
