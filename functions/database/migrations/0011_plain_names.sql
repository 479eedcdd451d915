DROP TRIGGER `notices_never_change`;--> statement-breakpoint
DROP TRIGGER `notices_stay`;--> statement-breakpoint
ALTER TABLE `notices` RENAME TO `declarations`;--> statement-breakpoint
ALTER TABLE `declarations` RENAME COLUMN `wished` TO `end_day`;--> statement-breakpoint
DROP INDEX `notices_of_address`;--> statement-breakpoint
CREATE INDEX `declarations_of_address` ON `declarations` (`email_key`,`received`);--> statement-breakpoint
CREATE TRIGGER `declarations_never_change` BEFORE UPDATE ON `declarations`
BEGIN
	SELECT RAISE(ABORT, 'declarations are append-only');
END;
--> statement-breakpoint
-- Six years from the end of the year, at least; then it may go, and its result with it.
CREATE TRIGGER `declarations_stay` BEFORE DELETE ON `declarations`
WHEN OLD.`received` > (unixepoch('now', 'start of year') - 2192 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'declarations are append-only');
END;
--> statement-breakpoint
ALTER TABLE `notice_outcomes` RENAME TO `declaration_results`;--> statement-breakpoint
ALTER TABLE `declaration_results` RENAME COLUMN `notice_id` TO `declaration_id`;--> statement-breakpoint
ALTER TABLE `declaration_results` RENAME COLUMN `outcome` TO `code`;--> statement-breakpoint
DROP INDEX `notice_outcomes_open`;--> statement-breakpoint
CREATE INDEX `declaration_results_open` ON `declaration_results` (`closed`,`code`);--> statement-breakpoint
ALTER TABLE `payment_news` RENAME TO `webhook_events`;--> statement-breakpoint
DROP INDEX `payment_news_stored`;--> statement-breakpoint
CREATE INDEX `webhook_events_stored` ON `webhook_events` (`stored`);--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `session` TO `checkout_session`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `url` TO `checkout_url`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `expires` TO `checkout_expires`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `receipt` TO `consent_receipt`;--> statement-breakpoint
DROP INDEX `orders_session`;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_checkout_session` ON `orders` (`checkout_session`);--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN `owed` TO `queued`;--> statement-breakpoint
UPDATE `mails` SET `kind` = 'order_confirmation', `key` = 'order_confirmation ' || `about` WHERE `kind` = 'confirmation';--> statement-breakpoint
UPDATE `mails` SET `kind` = 'acknowledgement', `key` = 'acknowledgement ' || `about` WHERE `kind` = 'receipt';--> statement-breakpoint
UPDATE `mails` SET `kind` = 'declaration_result', `key` = 'declaration_result ' || `about` WHERE `kind` = 'outcome';
