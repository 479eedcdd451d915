CREATE TRIGGER `consent_receipts_never_change` BEFORE UPDATE ON `consent_receipts`
BEGIN
	SELECT RAISE(ABORT, 'consent receipts are append-only');
END;
--> statement-breakpoint
-- A choice holds for a year; its receipt is kept for three years more, and then it may go.
CREATE TRIGGER `consent_receipts_stay` BEFORE DELETE ON `consent_receipts`
WHEN OLD.`at` > (unixepoch() - 1461 * 86400) * 1000
BEGIN
	SELECT RAISE(ABORT, 'consent receipts are append-only');
END;
