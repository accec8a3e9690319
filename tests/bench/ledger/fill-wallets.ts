import type mysql from 'mysql2/promise';
import type { Payer } from './bare-spends.ts';

/** More than is ever spent here. */
const credits = 1_000_000;

/** Gives so many members of a brand a wallet with more than they can spend, and the postings that it rests on. */
export async function fillWallets(
  connection: mysql.Connection,
  brand: string,
  wallets: number,
): Promise<Payer[]> {
  const run = (sql: string, values: (string | number)[]) => connection.query(sql, values);
  await run(
    `INSERT IGNORE INTO ledger_account (tenant_id, id, kind, created_at)
     SELECT ?, kind, kind, NOW(3) FROM (SELECT 'sales' AS kind UNION SELECT 'usage' UNION SELECT 'grants') kinds`,
    [brand],
  );
  await run(
    `INSERT INTO ledger_account (tenant_id, id, kind, member_id, balance, created_at)
     SELECT tenant_id, CONCAT('w', RIGHT(id, 23)), 'member', id, ?, NOW(3) FROM profile
      WHERE tenant_id = ? AND fictional = 0 ORDER BY id LIMIT ?`,
    [credits, brand, wallets],
  );
  await run(
    `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key, cause, created_at)
     SELECT tenant_id, LEFT(SHA2(CONCAT('fill', id), 256), 24), 'grants', id, ?, CONCAT('fill:', id), 'correction', NOW(3)
       FROM ledger_account WHERE tenant_id = ? AND kind = 'member'`,
    [credits, brand],
  );
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    "SELECT id, member_id FROM ledger_account WHERE tenant_id = ? AND kind = 'member' ORDER BY id",
    [brand],
  );
  const members = rows.map((row) => ({
    walletId: String(row['id']),
    memberId: String(row['member_id']),
  }));
  return members.map((payer, index) => ({
    ...payer,
    recipientId: members[(index + 1) % members.length]?.memberId ?? '',
  }));
}

/** So many postings that balance: gifts of one credit, spread over the wallets. */
export async function addPostings(
  connection: mysql.Connection,
  brand: string,
  payers: readonly Payer[],
  postings: number,
): Promise<void> {
  const share = Math.ceil(postings / payers.length);
  await connection.query('SET unique_checks = 0, foreign_key_checks = 0');
  for (const { walletId } of payers) {
    await connection.query(
      `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key, cause, created_at)
       SELECT ?, LEFT(SHA2(CONCAT(?, seq), 256), 24), 'grants', ?, 1, CONCAT('many:', ?, seq), 'correction', NOW(3)
         FROM seq_1_to_${share}`,
      [brand, walletId, walletId, walletId],
    );
    await connection.query('UPDATE ledger_account SET balance = balance + ? WHERE tenant_id = ? AND id = ?', [
      share,
      brand,
      walletId,
    ]);
  }
  await connection.query('ANALYZE TABLE ledger_posting, ledger_account, message_charge');
}
