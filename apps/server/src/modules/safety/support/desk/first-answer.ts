/** Whether a message `m` (`support_message`) is the first answer to its complaint: a condition of SQL. */
export const isFirstAnswer = `m.kind = 'answer'
  AND NOT EXISTS (SELECT 1 FROM support_message b
                   WHERE b.tenant_id = m.tenant_id AND b.case_id = m.case_id AND b.kind = 'answer'
                     AND (b.written_at, b.id) < (m.written_at, m.id))`;
