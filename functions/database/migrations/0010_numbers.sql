CREATE TABLE `course_counts` (
	`day` text NOT NULL,
	`course` text NOT NULL,
	`station` text NOT NULL,
	`weeks` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `course`, `station`, `weeks`)
);
--> statement-breakpoint
CREATE TABLE `sales` (
	`division` text NOT NULL,
	`day` text NOT NULL,
	`product` text NOT NULL,
	`part` text NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`gross_cents` integer DEFAULT 0 NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`withdrawals` integer DEFAULT 0 NOT NULL,
	`cancellations` integer DEFAULT 0 NOT NULL,
	`renewals` integer DEFAULT 0 NOT NULL,
	`renewed_cents` integer DEFAULT 0 NOT NULL,
	`failed_renewals` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`division`, `day`, `product`, `part`)
);
--> statement-breakpoint
CREATE TABLE `step_sums` (
	`division` text NOT NULL,
	`day` text NOT NULL,
	`step` text NOT NULL,
	`part` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`division`, `day`, `step`, `part`)
);
--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `renewed_by` text;--> statement-breakpoint
CREATE INDEX `subscriptions_renewing` ON `subscriptions` (`period_end`,`product`) WHERE state = 'live';--> statement-breakpoint
CREATE INDEX `access_ledger_of_owners` ON `access_ledger` (`user_id`,`id`) WHERE level = 'OWNER';
--> statement-breakpoint
INSERT INTO `step_sums` SELECT 'none', `day`, `step`, '', sum(`n`) FROM `step_counts` GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `step_sums` SELECT 'campaign', `day`, `step`, `campaign`, sum(`n`) FROM `step_counts` GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `step_sums` SELECT 'landing', `day`, `step`, `landing`, sum(`n`) FROM `step_counts` GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `step_sums` SELECT 'language', `day`, `step`, `language`, sum(`n`) FROM `step_counts` GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `step_sums` SELECT 'entry', `day`, `step`, `entry`, sum(`n`) FROM `step_counts` GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `step_sums` SELECT 'device', `day`, `step`, `device`, sum(`n`) FROM `step_counts` GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `sales` (`division`, `day`, `product`, `part`, `orders`, `gross_cents`, `refunded_cents`, `withdrawals`)
SELECT 'none', date(`paid` / 1000, 'unixepoch'), `product`, '', count(*), sum(`due_cents`), sum(`refunded_cents`), count(`withdrawn`)
FROM `orders` WHERE `paid` IS NOT NULL AND `refund_reason` IS NULL GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `sales` (`division`, `day`, `product`, `part`, `orders`, `gross_cents`, `refunded_cents`, `withdrawals`)
SELECT 'language', date(`paid` / 1000, 'unixepoch'), `product`, `locale`, count(*), sum(`due_cents`), 0, 0
FROM `orders` WHERE `paid` IS NOT NULL AND `refund_reason` IS NULL GROUP BY 2, 3, 4;
--> statement-breakpoint
INSERT INTO `course_counts` (`day`, `course`, `station`, `weeks`, `n`)
SELECT `day`, `product`, `station`, iif(`station` IN ('8', 'certificate'), `weeks`, 0), count(*) FROM (
  SELECT date(`paid` / 1000, 'unixepoch') AS `day`, `product`, 'booked' AS `station`, 0 AS `weeks` FROM `orders`
  WHERE `paid` IS NOT NULL AND `refund_reason` IS NULL
  UNION ALL
  SELECT date(o.`paid` / 1000, 'unixepoch'), o.`product`, 'withdrawn', (o.`withdrawn` - o.`paid`) / 604800000 FROM `orders` o
  WHERE o.`paid` IS NOT NULL AND o.`withdrawn` IS NOT NULL
  UNION ALL
  SELECT date(o.`paid` / 1000, 'unixepoch'), o.`product`, CAST(p.`module` AS text), (max(p.`heard_at`, p.`answered_at`) - o.`paid`) / 604800000
  FROM `course_progress` p JOIN `orders` o ON o.`id` = p.`order_id`
  WHERE p.`heard_at` IS NOT NULL AND p.`answered_at` IS NOT NULL AND o.`paid` IS NOT NULL
  UNION ALL
  SELECT date(o.`paid` / 1000, 'unixepoch'), o.`product`, 'certificate', (c.`issued` - o.`paid`) / 604800000
  FROM `certificates` c JOIN `orders` o ON o.`id` = c.`order_id` WHERE o.`paid` IS NOT NULL
) WHERE `product` IN ('zpp', 'zpp2') GROUP BY 1, 2, 3, 4;
