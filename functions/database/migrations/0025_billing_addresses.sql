ALTER TABLE `orders` ADD `billing_address` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `billing_address_before` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `billing_address_corrected` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `invoice_number` text;