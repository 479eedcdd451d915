CREATE TRIGGER `health_consents_never_change` BEFORE UPDATE ON `health_consents`
BEGIN
	SELECT RAISE(ABORT, 'health consents are append-only');
END;
--> statement-breakpoint
-- The proof is kept for three years after the consent has ended, and then it may go.
CREATE TRIGGER `health_consents_stay` BEFORE DELETE ON `health_consents`
WHEN NOT EXISTS (
	SELECT 1 FROM `health_consents` AS `end`
	WHERE `end`.`uid` = OLD.`uid` AND `end`.`id` >= OLD.`id` AND `end`.`verb` = 'withdrawn'
		AND `end`.`at` < (unixepoch() - 1096 * 86400) * 1000
)
BEGIN
	SELECT RAISE(ABORT, 'health consents are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `onboardings_begin_with_consent` BEFORE INSERT ON `onboardings`
WHEN (
	SELECT `verb` FROM `health_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`)
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no health data without consent');
END;
--> statement-breakpoint
CREATE TRIGGER `onboardings_change_with_consent` BEFORE UPDATE ON `onboardings`
WHEN (
	SELECT `verb` FROM `health_consents`
	WHERE `uid` = (SELECT `firebase_uid` FROM `users` WHERE `id` = NEW.`user_id`)
	ORDER BY `id` DESC LIMIT 1
) IS NOT 'given'
BEGIN
	SELECT RAISE(ABORT, 'no health data without consent');
END;
