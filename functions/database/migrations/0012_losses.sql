CREATE TABLE `renewal_losses` (
	`payment_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`refunded_cents` integer NOT NULL,
	`disputed_cents` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `renewal_losses_of_order` ON `renewal_losses` (`order_id`);--> statement-breakpoint
ALTER TABLE `sales` ADD `disputed_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `disputed_cents` integer DEFAULT 0 NOT NULL;