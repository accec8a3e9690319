import mysql from 'mysql2/promise';

/** What a table holds in the bench, drawn from the filled profiles or from plain numbers. */
interface Filling {
  table: string;
  /** Statement for the numbers `:from` to `:to`. */
  insert: string;
  rows: number;
}

/** A text of 24 signs that differs for each number. */
const id = (kind: string) => `CONCAT('${kind}', LPAD(seq, 23, '0'))`;
const brandOf = "IF(seq % 2, 'vonk', CONCAT('brand-', seq % 49))";
/** Spread over two years, as the profiles over a thousand days. */
const at = "NOW(3) - INTERVAL CRC32(CONCAT('t', seq)) / 4294967296 * 63072000 SECOND";
const numbers = 'FROM (SELECT seq FROM seq_:from_to_:to) n';
const profiles = `FROM (SELECT seq, LPAD(seq, 24, '0') AS member FROM seq_:from_to_:to) n
  JOIN profile p ON p.tenant_id = IF(seq <= :half, 'vonk', CONCAT('brand-', seq % 49)) AND p.id = n.member`;

/** @param members those of `fillProfiles` */
function fillings(members: number, messages: number): Filling[] {
  return [
    {
      table: 'account',
      rows: members,
      insert: `INSERT INTO account (tenant_id, id, email, claimed_email, status, password_hash, language, signup_date, confirmed_at)
        SELECT p.tenant_id, p.id, CONCAT('m', seq, '@example.test'), CONCAT('m', seq, '@example.test'), 'active', '-', 'nl',
               p.created_at, p.created_at ${profiles}`,
    },
    {
      table: 'ledger_account',
      rows: members,
      insert: `INSERT INTO ledger_account (tenant_id, id, kind, member_id, balance, created_at)
        SELECT p.tenant_id, ${id('w')}, 'member', p.id, 10, p.created_at ${profiles}`,
    },
    {
      table: 'ledger_posting',
      rows: members,
      insert: `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key, cause, cause_id, created_at)
        SELECT p.tenant_id, ${id('p')}, IF(seq % 3, 'sales', 'grants'), ${id('w')}, 10, ${id('k')}, IF(seq % 3, 'purchase', 'signup'),
               IF(seq % 3, p.id, NULL), ${at} ${profiles}`,
    },
    {
      table: 'payment',
      rows: members,
      insert: `INSERT INTO payment (tenant_id, id, member_id, client_id, bundle, credits, amount_cents, currency, payment_method, language,
          status, provider, provider_reference, redirect_url, created_at, completed_at)
        SELECT tenant_id, id, id, id, 'starter', 100, 999, 'EUR', IF(seq % 4, 'ideal', 'creditcard'), 'nl',
               IF(seq % 5, 'completed', ELT(1 + seq % 3, 'failed', 'expired', 'cancelled')), 'sandbox', id, '/', at, IF(seq % 5, at, NULL)
          FROM (SELECT seq, p.tenant_id, p.id, ${at} AS at ${profiles}) drawn`,
    },
    {
      table: 'refund',
      rows: members / 5,
      insert: `INSERT INTO refund (tenant_id, id, payment_id, asked_by, kind, amount_cents, credits, used_credits, status, requested_at,
          settled_at, failure)
        SELECT p.tenant_id, p.id, p.id, 'member', 'full', 999, 0, 100,
               IF(seq % 100, 'completed', 'failed'), ${at}, NOW(3), IF(seq % 100, NULL, 'refused') ${profiles}`,
    },
    {
      table: 'support_case',
      rows: members / 5,
      insert: `INSERT INTO support_case (tenant_id, id, number, topic, state, language, email, opened_at, due_at, changed_at,
          priority, barred)
        SELECT tenant, ${id('c')}, LPAD(seq, 9, '0'), IF(seq % 3, 'payment', 'site'), IF(seq % 50, 'closed', 'open'), 'nl',
               CONCAT('m', seq, '@example.test'), at, at + INTERVAL 7 DAY, at,
               1, '[]'
          FROM (SELECT seq, ${brandOf} AS tenant, ${at} AS at ${numbers}) drawn`,
    },
    {
      table: 'promotion_code',
      rows: members / 5,
      insert: `INSERT INTO promotion_code (tenant_id, id, code, percentage, status, validity, created_by, created_at)
        SELECT ${brandOf}, ${id('d')}, UPPER(LEFT(SHA2(seq, 256), 12)), 25, IF(seq % 10, 'active', 'disabled'), 'once',
               ${id('s')}, ${at} ${numbers}`,
    },
    {
      table: 'audit_entry',
      rows: members,
      insert: `INSERT INTO audit_entry (id, at, staff_id, number, tenant_id, action, subjects, changes)
        SELECT ${id('a')}, ${at}, CONCAT('s', LPAD(seq % 40, 23, '0')), seq DIV 40 + 1, ${brandOf},
               IF(seq % 3, 'member.seen', IF(seq % 500, 'members.searched', 'tenant.edited')), '[]', '[]' ${numbers}`,
    },
    {
      table: 'conversation',
      rows: messages / 20,
      insert: `INSERT INTO conversation (tenant_id, id, low_id, high_id, last_seq, last_held_no, created_at)
        SELECT 'vonk', ${id('v')}, LPAD(1 + seq % (:half DIV 2), 24, '0'), LPAD(:half DIV 2 + 1 + seq DIV (:half DIV 2), 24, '0'),
               20, 0, NOW(3) ${numbers}`,
    },
    {
      table: 'message',
      rows: messages,
      insert: `INSERT INTO message (tenant_id, id, conversation_id, sender_id, body_hash, body, seq, credits_after, sent_at)
        SELECT 'vonk', ${id('m')}, CONCAT('v', LPAD(1 + (seq - 1) DIV 20, 23, '0')), LPAD(1 + seq % :half, 24, '0'), '-',
               'Shall we go for a walk along the canal on Sunday?', 1 + (seq - 1) % 20, 0, NOW(3) ${numbers}`,
    },
  ];
}

/** Fills what the console lists, and the messages beside it, from the filled profiles. @returns how many rows of each */
export async function fillDesks(
  databaseUrl: string,
  members: number,
  messages: number,
): Promise<Record<string, number>> {
  const connection = await mysql.createConnection(databaseUrl);
  const half = Math.floor(members / 2);
  const step = 100_000;
  try {
    await connection.query('SET foreign_key_checks = 0, unique_checks = 0');
    await connection.query(
      `INSERT IGNORE INTO ledger_account (tenant_id, id, kind, created_at)
       SELECT t.id, kind, kind, NOW(3) FROM tenant t JOIN (SELECT 'sales' AS kind UNION SELECT 'grants') kinds`,
    );
    const all = fillings(members, messages);
    for (const { insert, rows } of all)
      for (let from = 1; from <= rows; from += step)
        await connection.query(
          insert
            .replaceAll(':from', String(from))
            .replaceAll(':to', String(Math.min(rows, from + step - 1)))
            .replaceAll(':half', String(half)),
        );
    await connection.query(`ANALYZE TABLE ${all.map(({ table }) => table).join(', ')}`);
    return Object.fromEntries(all.map(({ table, rows }) => [table, rows]));
  } finally {
    await connection.end();
  }
}
