ALTER TABLE `declaration_progress` ADD `asked_with` text;--> statement-breakpoint
ALTER TABLE `declaration_progress` ADD `stopped_by` text;--> statement-breakpoint
CREATE INDEX `declaration_progress_asked` ON `declaration_progress` (`asked_with`);--> statement-breakpoint
CREATE INDEX `declaration_progress_stopped` ON `declaration_progress` (`stopped_by`);