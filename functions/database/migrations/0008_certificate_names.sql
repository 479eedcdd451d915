CREATE TABLE `certificate_names` (
	`order_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`birthday` text NOT NULL,
	`asked` integer NOT NULL,
	`decided` integer,
	`is_approved` integer,
	`leader` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `certificate_names_of_user` ON `certificate_names` (`user_id`);