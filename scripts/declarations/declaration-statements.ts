/** What a person asks of the database about declarations; `digits` begin a declaration's id. All is checked before. */
export const openDeclarations = `
  SELECT d.id, d.kind, d.received, d.name, d.email, d.contract, d.order_typed, d.reason, d.end_day,
    p.state, r.code, coalesce(r.order_id, p.order_id) AS order_id
  FROM declarations d JOIN declaration_progress p ON p.declaration_id = d.id
    LEFT JOIN declaration_results r ON r.declaration_id = d.id
  WHERE r.closed IS NULL AND (r.code IS NOT NULL OR p.state NOT IN ('objected', 'taken_back'))
  ORDER BY d.received LIMIT 500`;

export const closeDeclaration = (digits: string): string => `
  UPDATE declaration_results SET closed = unixepoch() * 1000
  WHERE closed IS NULL AND declaration_id LIKE '${digits}%' RETURNING declaration_id`;

/** Only while it waits for an answer, and only for a contract that is known or named. */
export const carryOutDeclaration = (digits: string, order = ''): string => `
  UPDATE declaration_progress SET state = 'due', identified_by = 'person', carry_out_at = unixepoch() * 1000,
    order_id = coalesce(order_id, (SELECT id FROM orders WHERE id = '${order}'))
  WHERE state IN ('waiting_for_objection', 'needs_contract') AND declaration_id LIKE '${digits}%'
    AND coalesce(order_id, (SELECT id FROM orders WHERE id = '${order}')) IS NOT NULL
  RETURNING declaration_id`;
