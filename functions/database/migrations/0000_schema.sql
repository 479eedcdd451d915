CREATE TABLE `access_ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`level` text NOT NULL,
	`verb` text NOT NULL,
	`source` text NOT NULL,
	`reason` text NOT NULL,
	`until` integer,
	`at` integer NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_ledger_key` ON `access_ledger` (`key`);--> statement-breakpoint
CREATE INDEX `access_ledger_of_user` ON `access_ledger` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `access_ledger_of_staff` ON `access_ledger` (`user_id`,`id`) WHERE level = 'COURSE_LEADER';--> statement-breakpoint
CREATE TABLE `deleted_sign_ins` (
	`uid_hash` text PRIMARY KEY NOT NULL,
	`deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_sign_ins_deleted` ON `deleted_sign_ins` (`deleted`);--> statement-breakpoint
CREATE TABLE `email_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email_key` text NOT NULL,
	`locale` text NOT NULL,
	`asked` integer NOT NULL,
	`expires` integer NOT NULL,
	`token_hash` text,
	`used` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_checks_token` ON `email_checks` (`token_hash`);--> statement-breakpoint
CREATE INDEX `email_checks_of_user` ON `email_checks` (`user_id`,`asked`);--> statement-breakpoint
CREATE INDEX `email_checks_expire` ON `email_checks` (`expires`);--> statement-breakpoint
CREATE TABLE `explicit_consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receipt` text NOT NULL,
	`uid` text NOT NULL,
	`purpose` text NOT NULL,
	`verb` text NOT NULL,
	`version` integer NOT NULL,
	`text_hash` text NOT NULL,
	`language` text NOT NULL,
	`said` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `explicit_consents_receipt` ON `explicit_consents` (`receipt`);--> statement-breakpoint
CREATE INDEX `explicit_consents_of_person` ON `explicit_consents` (`uid`,`purpose`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`firebase_uid` text NOT NULL,
	`email` text,
	`email_key` text,
	`email_verified` integer,
	`stripe_customer_id` text,
	`created` integer NOT NULL,
	`registered_to_order` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_firebase_uid` ON `users` (`firebase_uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_stripe_customer_id` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_verified_email` ON `users` (`email_key`) WHERE email_verified IS NOT NULL;--> statement-breakpoint
CREATE TABLE `certificate_openings` (
	`number` text NOT NULL,
	`downloaded` integer NOT NULL,
	`opened` integer NOT NULL,
	`name` text NOT NULL,
	`birthday` text NOT NULL,
	PRIMARY KEY(`number`, `downloaded`),
	FOREIGN KEY (`number`) REFERENCES `certificates`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`number` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`course` text NOT NULL,
	`name` text NOT NULL,
	`birthday` text NOT NULL,
	`about` text NOT NULL,
	`issued` integer NOT NULL,
	`corrected` integer,
	`downloaded` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_order` ON `certificates` (`order_id`);--> statement-breakpoint
CREATE INDEX `certificates_issued` ON `certificates` (`issued`);--> statement-breakpoint
CREATE TABLE `course_contact` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`minutes` integer NOT NULL,
	`day` text NOT NULL,
	`corrects` integer,
	`leader` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "course_contact_signs" CHECK((kind = 'correction') = (minutes < 0) AND minutes <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_contact_id` ON `course_contact` (`id`);--> statement-breakpoint
CREATE INDEX `course_contact_of_order` ON `course_contact` (`order_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_contact_corrected` ON `course_contact` (`corrects`) WHERE corrects IS NOT NULL;--> statement-breakpoint
CREATE TABLE `course_message_reads` (
	`order_id` text NOT NULL,
	`user_id` text NOT NULL,
	`leader` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`order_id`, `leader`, `day`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_message_reads_of_user` ON `course_message_reads` (`user_id`);--> statement-breakpoint
CREATE INDEX `course_message_reads_by_day` ON `course_message_reads` (`day`);--> statement-breakpoint
CREATE TABLE `course_messages` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`user_id` text NOT NULL,
	`writer` text NOT NULL,
	`text` text NOT NULL,
	`written` integer NOT NULL,
	`read` integer,
	`settled` integer,
	`consent` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_messages_id` ON `course_messages` (`id`);--> statement-breakpoint
CREATE INDEX `course_messages_of_order` ON `course_messages` (`order_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_messages_of_user` ON `course_messages` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_messages_waiting` ON `course_messages` (`order_id`,`written`) WHERE writer = 'participant' AND settled IS NULL;--> statement-breakpoint
CREATE TABLE `consent_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`choice` text NOT NULL,
	`version` integer NOT NULL,
	`text_hash` text NOT NULL,
	`language` text NOT NULL,
	`replaces` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consent_receipts_replaced` ON `consent_receipts` (`replaces`);--> statement-breakpoint
CREATE INDEX `consent_receipts_at` ON `consent_receipts` (`at`);--> statement-breakpoint
CREATE TABLE `conversion_outbox` (
	`key` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`queued` integer NOT NULL,
	`due` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `conversion_outbox_due` ON `conversion_outbox` (`due`);--> statement-breakpoint
CREATE TABLE `dead_conversions` (
	`message` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`event_name` text,
	`event_id` text,
	`event_time` integer,
	`attempts` integer NOT NULL,
	`at` integer NOT NULL,
	`told` integer
);
--> statement-breakpoint
CREATE INDEX `dead_conversions_at` ON `dead_conversions` (`at`);--> statement-breakpoint
CREATE TABLE `funnel_counts` (
	`day` text NOT NULL,
	`step` text NOT NULL,
	`language` text NOT NULL,
	`campaign` text NOT NULL,
	`landing` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `step`, `language`, `campaign`, `landing`)
);
--> statement-breakpoint
CREATE TABLE `search_misses` (
	`week` text NOT NULL,
	`language` text NOT NULL,
	`word` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`week`, `language`, `word`)
);
--> statement-breakpoint
CREATE TABLE `course_mail_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`off` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_mail_settings_token` ON `course_mail_settings` (`token`);--> statement-breakpoint
CREATE TABLE `course_progress` (
	`user_id` text NOT NULL,
	`order_id` text NOT NULL,
	`module` integer NOT NULL,
	`version` integer NOT NULL,
	`heard` text NOT NULL,
	`position` integer NOT NULL,
	`report` text,
	`reported` integer,
	`answers` text NOT NULL,
	`confirmed` text DEFAULT '[]' NOT NULL,
	`heard_at` integer,
	`answered_at` integer,
	PRIMARY KEY(`user_id`, `order_id`, `module`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_progress_of_order` ON `course_progress` (`order_id`);--> statement-breakpoint
CREATE TABLE `declaration_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`declaration_id` text NOT NULL,
	`order_id` text NOT NULL,
	`expires` integer NOT NULL,
	FOREIGN KEY (`declaration_id`) REFERENCES `declarations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `declaration_links_expire` ON `declaration_links` (`expires`);--> statement-breakpoint
CREATE TABLE `declaration_progress` (
	`declaration_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`due` integer,
	`order_id` text,
	`identified_by` text,
	`member_id` text,
	FOREIGN KEY (`declaration_id`) REFERENCES `declarations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `declaration_progress_due` ON `declaration_progress` (`due`);--> statement-breakpoint
CREATE INDEX `declaration_progress_of_order` ON `declaration_progress` (`order_id`,`state`);--> statement-breakpoint
CREATE INDEX `declaration_progress_of_member` ON `declaration_progress` (`member_id`);--> statement-breakpoint
CREATE INDEX `declaration_progress_unproved` ON `declaration_progress` (`declaration_id`) WHERE state = 'unproved';--> statement-breakpoint
CREATE TABLE `declaration_results` (
	`declaration_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`order_id` text,
	`ends_at` integer,
	`refunded_cents` integer,
	`at` integer NOT NULL,
	`closed` integer,
	FOREIGN KEY (`declaration_id`) REFERENCES `declarations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `declaration_results_open` ON `declaration_results` (`closed`,`code`);--> statement-breakpoint
CREATE TABLE `declaration_sources` (
	`source` text PRIMARY KEY NOT NULL,
	`hour` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `declaration_sources_of_hour` ON `declaration_sources` (`hour`);--> statement-breakpoint
CREATE TABLE `declarations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`contract` text NOT NULL,
	`order_typed` text,
	`manner` text,
	`reason` text,
	`end_day` text,
	`received` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `declarations_of_address` ON `declarations` (`email_key`,`received`);--> statement-breakpoint
CREATE TABLE `mail_salts` (
	`week` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`queued` integer NOT NULL,
	`due` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent` integer,
	`mailbox` text,
	`begun` integer,
	`closed` integer
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due`);--> statement-breakpoint
CREATE INDEX `mails_about` ON `mails` (`about`);--> statement-breakpoint
CREATE INDEX `mails_of_mailbox` ON `mails` (`mailbox`,`begun`);--> statement-breakpoint
CREATE INDEX `mails_given_up` ON `mails` (`queued`) WHERE due IS NULL AND sent IS NULL AND closed IS NULL;--> statement-breakpoint
CREATE TABLE `onboardings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`biological_gender` text NOT NULL,
	`birthday` text NOT NULL,
	`physical_activity_level` real NOT NULL,
	`height` integer NOT NULL,
	`weight` integer NOT NULL,
	`desired_weight` integer NOT NULL,
	`nutrition_concept` text NOT NULL,
	`portions_adults` integer NOT NULL,
	`portions_children` integer NOT NULL,
	`information` text,
	`completed` integer NOT NULL,
	`changed` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `weight_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`weight` integer NOT NULL,
	`weight_changed` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `weight_history_of_user` ON `weight_history` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `daily_reports` (
	`day` text PRIMARY KEY NOT NULL,
	`claimed_until` integer NOT NULL,
	`sent` integer
);
--> statement-breakpoint
CREATE TABLE `job_findings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job` text NOT NULL,
	`part` text NOT NULL,
	`event` text NOT NULL,
	`about` text,
	`count` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_findings_at` ON `job_findings` (`at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`known` integer NOT NULL,
	`began` integer,
	`ended` integer,
	`cursor` integer
);
--> statement-breakpoint
CREATE TABLE `comparisons` (
	`part` text PRIMARY KEY NOT NULL,
	`began` integer NOT NULL,
	`cursor` text,
	`finished` integer
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`product` text NOT NULL,
	`level` text NOT NULL,
	`locale` text NOT NULL,
	`list_cents` integer NOT NULL,
	`due_cents` integer NOT NULL,
	`discount` text,
	`reserved_code` text,
	`ordered` integer NOT NULL,
	`guarantee_days` integer DEFAULT 14 NOT NULL,
	`terms_version` integer NOT NULL,
	`withdrawal_version` integer NOT NULL,
	`early_start` integer NOT NULL,
	`early_start_version` integer,
	`dropped` integer,
	`requirements_version` integer,
	`requirements_confirmed` integer,
	`billing_address` text,
	`billing_address_before` text,
	`billing_address_corrected` integer,
	`invoice_number` text,
	`customer` text,
	`checkout_session` text,
	`checkout_url` text,
	`checkout_expires` integer NOT NULL,
	`asked` integer,
	`state` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`payment_id` text,
	`paid` integer,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer,
	`disputed` integer,
	`given_back_days` integer DEFAULT 0 NOT NULL,
	`refund_reason` text,
	`consent_receipt` text,
	`visitor` text,
	`via` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_checkout_session` ON `orders` (`checkout_session`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_unfinished` ON `orders` (`user_id`,`level`) WHERE state IN ('open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reserved_code` ON `orders` (`user_id`,`reserved_code`) WHERE reserved_code IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_of_user` ON `orders` (`user_id`,`ordered`);--> statement-breakpoint
CREATE INDEX `orders_of_address` ON `orders` (`email_key`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`ordered`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`user_id` text,
	`product` text NOT NULL,
	`state` text NOT NULL,
	`status` text NOT NULL,
	`paused` integer NOT NULL,
	`period_end` integer NOT NULL,
	`ends_at` integer,
	`access_until` integer,
	`compared` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_order` ON `subscriptions` (`order_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_of_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_running` ON `subscriptions` (`compared`) WHERE state <> 'ended';--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`order_id` text,
	`happened` integer NOT NULL,
	`stored` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_events_of_order` ON `webhook_events` (`order_id`);--> statement-breakpoint
CREATE INDEX `webhook_events_stored` ON `webhook_events` (`stored`);--> statement-breakpoint
CREATE TABLE `quiz_reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`email` text,
	`locale` text NOT NULL,
	`token` text NOT NULL,
	`asked` integer NOT NULL,
	`stopped` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_reminders_mailbox` ON `quiz_reminders` (`mailbox`);--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_reminders_token` ON `quiz_reminders` (`token`);--> statement-breakpoint
CREATE INDEX `quiz_reminders_asked` ON `quiz_reminders` (`asked`);--> statement-breakpoint
CREATE TABLE `course_workbooks` (
	`user_id` text NOT NULL,
	`course` text NOT NULL,
	`module` text NOT NULL,
	`entries` text NOT NULL,
	`changed` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course`, `module`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TRIGGER `access_ledger_never_changes` BEFORE UPDATE ON `access_ledger`
BEGIN
	SELECT RAISE(ABORT, 'the access ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `access_ledger_never_shrinks` BEFORE DELETE ON `access_ledger`
WHEN EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`user_id`)
BEGIN
	SELECT RAISE(ABORT, 'the access ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_receipts_never_change` BEFORE UPDATE ON `consent_receipts`
BEGIN
	SELECT RAISE(ABORT, 'consent receipts are append-only');
END;
--> statement-breakpoint
-- A choice is valid for a year. Its receipt can be deleted three years after that.
CREATE TRIGGER `consent_receipts_stay` BEFORE DELETE ON `consent_receipts`
WHEN OLD.`at` > (unixepoch() - 1461 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'consent receipts are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `explicit_consents_never_change` BEFORE UPDATE ON `explicit_consents`
BEGIN
	SELECT RAISE(ABORT, 'explicit consents are append-only');
END;
--> statement-breakpoint
-- The proof can be deleted three years after the consent has ended.
CREATE TRIGGER `explicit_consents_stay` BEFORE DELETE ON `explicit_consents`
WHEN NOT EXISTS (
	SELECT 1 FROM `explicit_consents` AS `end`
	WHERE `end`.`uid` = OLD.`uid` AND `end`.`purpose` = OLD.`purpose` AND `end`.`id` >= OLD.`id` AND `end`.`verb` = 'withdrawn'
		AND `end`.`at` < (unixepoch() - 1096 * 86400) * 1000
)
BEGIN
	SELECT RAISE(ABORT, 'explicit consents are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `onboardings_begin_with_consent` BEFORE INSERT ON `onboardings`
WHEN (
	SELECT `verb` FROM `explicit_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`) AND `purpose` = 'health'
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no health data without consent');
END;
--> statement-breakpoint
CREATE TRIGGER `onboardings_change_with_consent` BEFORE UPDATE ON `onboardings`
WHEN (
	SELECT `verb` FROM `explicit_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`) AND `purpose` = 'health'
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no health data without consent');
END;
--> statement-breakpoint
CREATE TRIGGER `declarations_never_change` BEFORE UPDATE ON `declarations`
BEGIN
	SELECT RAISE(ABORT, 'declarations are append-only');
END;
--> statement-breakpoint
-- Kept for six years from the end of the year; then it can be deleted together with its result.
CREATE TRIGGER `declarations_stay` BEFORE DELETE ON `declarations`
WHEN OLD.`received` > (unixepoch('now', 'start of year') - 2192 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'declarations are append-only');
END;
--> statement-breakpoint
-- No foreign key, because the proof outlives the account; but only an account can give a consent.
CREATE TRIGGER `explicit_consents_need_an_account` BEFORE INSERT ON `explicit_consents`
WHEN NEW.`verb` = 'given' AND NOT EXISTS (SELECT 1 FROM `users` WHERE `firebase_uid` = NEW.`uid`)
BEGIN
	SELECT RAISE(ABORT, 'no consent without account');
END;
--> statement-breakpoint
CREATE TRIGGER `course_workbooks_begin_with_consent` BEFORE INSERT ON `course_workbooks`
WHEN (
	SELECT `verb` FROM `explicit_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`) AND `purpose` = 'workbook'
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no workbook without consent');
END;
--> statement-breakpoint
CREATE TRIGGER `course_workbooks_change_with_consent` BEFORE UPDATE ON `course_workbooks`
WHEN (
	SELECT `verb` FROM `explicit_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`) AND `purpose` = 'workbook'
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no workbook without consent');
END;
--> statement-breakpoint
CREATE TRIGGER `course_contact_never_changes` BEFORE UPDATE ON `course_contact`
BEGIN
	SELECT RAISE(ABORT, 'the ledger of contact minutes is append-only');
END;
--> statement-breakpoint
-- The certifying body asks for four years; then it can be deleted.
CREATE TRIGGER `course_contact_stays` BEFORE DELETE ON `course_contact`
WHEN OLD.`at` > (unixepoch('now') - 1461 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'the ledger of contact minutes is append-only');
END;
--> statement-breakpoint
-- The certifying body asks for four years: from the end of the year, by the database's clock.
CREATE TRIGGER `certificates_stay` BEFORE DELETE ON `certificates`
WHEN OLD.`issued` > (unixepoch('now', 'start of year') - 1461 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'certificates stay');
END;
--> statement-breakpoint
-- Name and birthday can be corrected until the first download, and afterwards once per opening by an operator. Nothing else ever changes.
CREATE TRIGGER `certificates_never_change` BEFORE UPDATE ON `certificates`
WHEN NEW.`number` <> OLD.`number` OR NEW.`order_id` <> OLD.`order_id` OR NEW.`about` <> OLD.`about`
	OR NEW.`issued` <> OLD.`issued` OR NEW.`course` <> OLD.`course`
	OR (OLD.`downloaded` IS NOT NULL AND NOT (
		NEW.`downloaded` IS NULL AND NEW.`name` = OLD.`name` AND NEW.`birthday` = OLD.`birthday`
		AND EXISTS (SELECT 1 FROM `certificate_openings` WHERE `number` = OLD.`number` AND `downloaded` = OLD.`downloaded`)
	))
BEGIN
	SELECT RAISE(ABORT, 'certificates never change');
END;
--> statement-breakpoint
CREATE TRIGGER `certificate_openings_never_change` BEFORE UPDATE ON `certificate_openings`
BEGIN
	SELECT RAISE(ABORT, 'certificate openings never change');
END;
--> statement-breakpoint
-- Only deleted together with its certificate.
CREATE TRIGGER `certificate_openings_stay` BEFORE DELETE ON `certificate_openings`
WHEN EXISTS (SELECT 1 FROM `certificates` WHERE `number` = OLD.`number`)
BEGIN
	SELECT RAISE(ABORT, 'certificate openings stay');
END;
--> statement-breakpoint
CREATE TRIGGER `certificate_openings_open` AFTER INSERT ON `certificate_openings`
BEGIN
	UPDATE `certificates` SET `downloaded` = NULL WHERE `number` = NEW.`number` AND `downloaded` = NEW.`downloaded`;
END;
