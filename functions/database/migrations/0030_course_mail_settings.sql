CREATE TABLE `course_mail_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`module_open_off` integer DEFAULT false NOT NULL,
	`month_left_off` integer DEFAULT false NOT NULL,
	`week_left_off` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_mail_settings_token` ON `course_mail_settings` (`token`);