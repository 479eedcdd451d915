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
