ALTER TABLE `orders` ADD `early_start_version` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `dropped` integer;--> statement-breakpoint
UPDATE `orders` SET `early_start_version` = 1 WHERE `early_start` = 1;
