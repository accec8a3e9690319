import { randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';
import { allAtOnce } from '../measure/all-at-once.ts';

export interface Payer {
  memberId: string;
  walletId: string;
  /** Whom they write to. */
  recipientId: string;
}

const id = (): string => randomBytes(12).toString('hex');

/** Writes the rows of a spend and nothing else: prepared statements, one transaction, no checks beyond the balance. */
export class BareSpends {
  private readonly brand: string;
  private readonly connections: readonly mysql.Connection[];

  private constructor(brand: string, connections: readonly mysql.Connection[]) {
    this.brand = brand;
    this.connections = connections;
  }

  static async open(databaseUrl: string, brand: string, clients: number): Promise<BareSpends> {
    const connections = Array.from({ length: clients }, () => mysql.createConnection(databaseUrl));
    return new BareSpends(brand, await Promise.all(connections));
  }

  /** @returns seconds that so many took, spread over the payers */
  spend(amount: number, payers: readonly Payer[]): Promise<number> {
    return allAtOnce(amount, this.connections.length, async (count, client) => {
      const [connection, payer] = [this.connections[client], payers[count % payers.length]];
      if (connection && payer) await this.write(connection, payer);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.end()));
  }

  private async write(connection: mysql.Connection, { walletId, recipientId }: Payer): Promise<void> {
    await connection.beginTransaction();
    await spendRows(connection, this.brand, { walletId, recipientId, messageId: id(), now: new Date() });
    await connection.commit();
  }
}

/**
 * Debits a wallet for a message, in the connection's transaction.
 *
 * @throws Error when the wallet is empty
 */
export async function spendRows(
  connection: mysql.Connection,
  brand: string,
  spend: { walletId: string; recipientId: string; messageId: string; now: Date },
): Promise<void> {
  const { walletId, recipientId, messageId, now } = spend;
  const run = (sql: string, values: (string | number | Date)[]) =>
    connection.execute<mysql.ResultSetHeader>(sql, values);
  const [debit] = await run(
    'UPDATE ledger_account SET balance = balance - 1 WHERE tenant_id = ? AND id = ? AND balance >= 1',
    [brand, walletId],
  );
  if (debit.affectedRows !== 1) throw new Error('a wallet is empty');
  await run(
    `INSERT INTO message_charge (tenant_id, message_id, sender_wallet_id, recipient_id, recipient_fictional, created_at)
     VALUES (?, ?, ?, ?, 0, ?)`,
    [brand, messageId, walletId, recipientId, now],
  );
  await run(
    `INSERT INTO ledger_posting (tenant_id, id, debit_account, credit_account, amount, idempotency_key, cause, cause_id, message_id, created_at)
     VALUES (?, ?, ?, 'usage', 1, ?, 'message', ?, ?, ?)`,
    [brand, id(), walletId, `bench:${messageId}`, messageId, messageId, now],
  );
}
