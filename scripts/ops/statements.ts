/** SQL of operators' commands, which validate what is interpolated. */
import { jobs } from '#functions/operator/jobs.ts';
import type { StaffLevel } from '#domain/shop/access.ts';

export interface Opening {
  number: string;
  /** In milliseconds. */
  opened: number;
}

export const certificateOpenings =
  'SELECT number, opened FROM certificate_openings ORDER BY opened DESC LIMIT 500';

/** The log entry opens the certificate by a trigger. `number`: from `readCertificateNumber`. */
export const openCertificate = (number: string) =>
  `INSERT INTO certificate_openings (number, downloaded, opened, name, birthday)
   SELECT number, downloaded, unixepoch() * 1000, name, birthday FROM certificates
   WHERE number = '${number}' AND downloaded IS NOT NULL RETURNING number, opened`;

const byCommand = { COURSE_LEADER: 'course-leader', OWNER: 'owner' } as const satisfies Record<
  StaffLevel,
  string
>;

const ofStaff = (level: StaffLevel) => `level = '${level}' AND source = 'support'`;

const last = (level: StaffLevel, column: string) =>
  `(SELECT l.${column} FROM access_ledger l WHERE l.user_id = u.id AND ${ofStaff(level)} ORDER BY l.id DESC LIMIT 1)`;

export interface StaffMember {
  email: string | null;
  /** In milliseconds. */
  since: number;
}

export const staff = (level: StaffLevel) =>
  `SELECT u.email, ${last(level, 'at')} AS since FROM users u WHERE ${last(level, 'verb')} = 'grant' ORDER BY since`;

/**
 * Gives or takes a role; a no-op if nothing changes. The address must be verified: anybody can type one. The access
 * ledger is append-only.
 */
export const appoint = (level: StaffLevel, verb: 'grant' | 'revoke', emailKey: string) => `
  INSERT INTO access_ledger (user_id, level, verb, source, reason, until, at, key)
  SELECT u.id, '${level}', '${verb}', 'support', 'npm run ops -- ${byCommand[level]}', NULL, unixepoch() * 1000,
    '${byCommand[level]} ' || u.id || ' ' || (SELECT count(*) FROM access_ledger l WHERE l.user_id = u.id AND ${ofStaff(level)})
  FROM users u
  WHERE u.email_key = '${emailKey.replaceAll("'", "''")}' AND u.email_verified IS NOT NULL
    AND coalesce(${last(level, 'verb')}, 'revoke') <> '${verb}'
  RETURNING user_id`;

/** The account of this machine's owner, with the role; a no-op once it exists. */
export const ownerHere = ({ uid, email }: { uid: string; email: string }) => [
  `INSERT INTO users (id, firebase_uid, email, email_key, email_verified, created)
   SELECT '${uid}', '${uid}', '${email}', '${email}', unixepoch() * 1000, unixepoch() * 1000 WHERE TRUE ON CONFLICT DO NOTHING`,
  appoint('OWNER', 'grant', email),
];

/** `digits`, also below, are hexadecimal. */
const declarationRows = (where: string, order: string) => `
  SELECT d.id, d.kind, d.received, d.name, d.email, d.contract, d.order_typed, d.reason, d.end_day,
    p.state, p.sender, r.code, coalesce(r.order_id, p.order_id) AS order_id,
    o.email AS order_email, o.product, o.ordered, o.due_cents, o.refunded_cents,
    (SELECT max(m.sent) FROM mails m WHERE m.key IN ('acknowledgement ' || d.id, 'declaration_check ' || d.id)) AS asked
  FROM declarations d JOIN declaration_progress p ON p.declaration_id = d.id
    LEFT JOIN declaration_results r ON r.declaration_id = d.id
    LEFT JOIN orders o ON o.id = coalesce(r.order_id, p.order_id)
  WHERE ${where} ORDER BY ${order} LIMIT 500`;

const waits = "r.closed IS NULL AND p.state <> 'dismissed'";

/** Members first, then one declaration per contract before the rest, so that a flood about one hides no other. */
export const openDeclarations = declarationRows(
  `${waits} AND p.sender <> 'stranger'`,
  `p.sender <> 'member', row_number() OVER (
    PARTITION BY coalesce(p.order_id, d.email_key), d.kind ORDER BY d.order_typed IS NULL, d.received), d.received`,
);
export const declarationsOfStrangers = declarationRows(`${waits} AND p.sender = 'stranger'`, 'd.received');
export const declarationsNamed = (digits: string) => declarationRows(`d.id LIKE '${digits}%'`, 'd.received');

export const orderNamed = (id: string) =>
  `SELECT id, email, product, ordered, due_cents, refunded_cents FROM orders WHERE id = '${id}'`;

/** Marks a result as done. `id`, also below, is the whole id of a declaration. */
export const closeDeclaration = (id: string): string => `
  UPDATE declaration_results SET closed = unixepoch() * 1000
  WHERE closed IS NULL AND declaration_id = '${id}' RETURNING declaration_id`;

/** Dismisses an unverified one. The buyer's link still works afterwards. */
export const dismissDeclaration = (id: string): string => `
  UPDATE declaration_progress SET state = 'dismissed'
  WHERE state = 'unproved' AND declaration_id = '${id}' RETURNING declaration_id`;

/** The oldest hundred by strangers, which match no contract. */
export const closeStrangers = `
  UPDATE declaration_results SET closed = unixepoch() * 1000
  WHERE closed IS NULL AND declaration_id IN (
    SELECT r.declaration_id FROM declaration_results r JOIN declaration_progress p ON p.declaration_id = r.declaration_id
    WHERE r.closed IS NULL AND p.sender = 'stranger' ORDER BY r.at LIMIT 100)
  RETURNING declaration_id`;

/** Only while unverified, and only for a known or given contract. */
export const carryOutDeclaration = (id: string, order = ''): string => `
  UPDATE declaration_progress SET state = 'due', identified_by = 'person', due = unixepoch() * 1000,
    order_id = coalesce(order_id, (SELECT id FROM orders WHERE id = '${order}'))
  WHERE state IN ('unproved', 'dismissed') AND declaration_id = '${id}'
    AND coalesce(order_id, (SELECT id FROM orders WHERE id = '${order}')) IS NOT NULL
  RETURNING declaration_id`;

const isGivenUp = 'due IS NULL AND sent IS NULL AND closed IS NULL';

export interface GivenUpMail {
  key: string;
  queued: number;
  tries: number;
}

export const givenUpMails = `SELECT key, queued, tries FROM mails WHERE ${isGivenUp} ORDER BY queued LIMIT 500`;

/** Has the Worker retry in its next run, or drops the mail. `all`: every mail. */
export const changeMail = (change: 'again' | 'close', key: string) => `
  UPDATE mails SET ${change === 'again' ? 'due = unixepoch() * 1000, tries = 0' : 'closed = unixepoch() * 1000'}
  WHERE ${isGivenUp}${key === 'all' ? '' : ` AND key = '${key}'`} RETURNING key, queued, tries`;

/** Jobs that have not finished within 26 hours, as in the Worker's own health check, or that have never started. */
export const lateJobs = `
  SELECT job, coalesce(ended, known) AS last FROM job_runs
  WHERE job IN (${Object.keys(jobs)
    .map((job) => `'${job}'`)
    .join(', ')}) AND coalesce(ended, known) < (unixepoch() - 93600) * 1000
  UNION ALL SELECT 'every job', NULL WHERE NOT EXISTS (SELECT 1 FROM job_runs)`;

export interface LateJob {
  job: string;
  /** In milliseconds. Null: never. */
  last: number | null;
}
