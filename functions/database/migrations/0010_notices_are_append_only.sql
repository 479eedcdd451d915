CREATE TRIGGER `notices_never_change` BEFORE UPDATE ON `notices`
BEGIN
	SELECT RAISE(ABORT, 'notices are append-only');
END;
--> statement-breakpoint
-- Six years from the end of the year, at least; then it may go, and its outcome with it.
CREATE TRIGGER `notices_stay` BEFORE DELETE ON `notices`
WHEN OLD.`received` > (unixepoch('now', 'start of year') - 2192 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'notices are append-only');
END;
