ALTER TABLE `users` ADD `registered_to_order` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `guarantee_days` integer DEFAULT 14 NOT NULL;--> statement-breakpoint
-- Orders from before: thirty days for whoever had done the quiz by then, or had been registered for a day.
UPDATE `orders` SET `guarantee_days` = 30 WHERE EXISTS (
	SELECT 1 FROM `users` u LEFT JOIN `onboardings` o ON o.`user_id` = u.`id`
	WHERE u.`id` = `orders`.`user_id` AND (o.`completed` <= `orders`.`ordered` OR u.`created` <= `orders`.`ordered` - 86400000)
);
