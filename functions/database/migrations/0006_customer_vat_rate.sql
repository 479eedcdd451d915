ALTER TABLE `users` ADD `customer_vat_rate` integer;--> statement-breakpoint
CREATE INDEX `users_customer_due` ON `users` (`customer_vat_rate`,`stripe_customer_id`);