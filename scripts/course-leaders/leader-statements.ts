/** The statements behind `npm run course-leader`: entries of the access ledger, which nobody can change afterwards. */
const ofLeaders = "level = 'COURSE_LEADER' AND source = 'support'";

const last = (column: string) =>
  `(SELECT l.${column} FROM access_ledger l WHERE l.user_id = u.id AND ${ofLeaders} ORDER BY l.id DESC LIMIT 1)`;

export interface Leader {
  email: string | null;
  /** Since when, in milliseconds. */
  since: number;
}

/** Who is a course leader today. */
export const leaders = `SELECT u.email, ${last('at')} AS since FROM users u WHERE ${last('verb')} = 'grant' ORDER BY since`;

/**
 * Makes the member with a proved address a course leader, or takes it back. Nothing where it is so already, and nothing
 * for an address that anybody may have typed.
 */
export const appointment = (verb: 'grant' | 'revoke', emailKey: string) => `
  INSERT INTO access_ledger (user_id, level, verb, source, reason, until, at, key)
  SELECT u.id, 'COURSE_LEADER', '${verb}', 'support', 'npm run course-leader', NULL, unixepoch() * 1000,
    'course-leader ' || u.id || ' ' || (SELECT count(*) FROM access_ledger l WHERE l.user_id = u.id AND ${ofLeaders})
  FROM users u
  WHERE u.email_key = '${emailKey.replaceAll("'", "''")}' AND u.email_verified IS NOT NULL
    AND coalesce(${last('verb')}, 'revoke') <> '${verb}'
  RETURNING user_id`;
