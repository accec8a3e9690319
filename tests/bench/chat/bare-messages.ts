import { randomBytes, randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { spendRows } from '../ledger/bare-spends.ts';
import { allAtOnce } from '../measure/all-at-once.ts';

/** A pair that has a conversation already. */
export interface Pair {
  senderId: string;
  recipientId: string;
}

/** What a message needs beside who writes to whom. */
export interface Known extends Pair {
  conversationId: string;
  walletId: string;
}

const id = (): string => randomBytes(12).toString('hex');

/** Writes the rows of a message with its charge and nothing else: prepared statements, one transaction, no checks. */
export class BareMessages {
  private readonly brand: string;
  private readonly connections: readonly mysql.Connection[];
  private readonly pairs: readonly Known[];

  private constructor(brand: string, connections: readonly mysql.Connection[], pairs: readonly Known[]) {
    this.brand = brand;
    this.connections = connections;
    this.pairs = pairs;
  }

  /** @param clients how many write at the same time, each on a connection of its own */
  static async open(databaseUrl: string, brand: string, pairs: readonly Pair[], clients: number) {
    const connections = await Promise.all(
      Array.from({ length: clients }, () => mysql.createConnection(databaseUrl)),
    );
    const known: Known[] = [];
    for (const pair of pairs) {
      const [rows] = await (connections[0] as mysql.Connection).query<mysql.RowDataPacket[]>(
        `SELECT one.conversation_id AS conversation, wallet.id AS wallet
           FROM conversation_member one
           JOIN ledger_account wallet ON wallet.tenant_id = one.tenant_id AND wallet.member_id = one.member_id
          WHERE one.tenant_id = ? AND one.member_id = ? AND one.other_id = ?`,
        [brand, pair.senderId, pair.recipientId],
      );
      const row = rows[0];
      if (!row) throw new Error('a pair has no conversation');
      known.push({ ...pair, conversationId: String(row['conversation']), walletId: String(row['wallet']) });
    }
    return new BareMessages(brand, connections, known);
  }

  /** @returns seconds that so many messages took, spread over all pairs */
  send(amount: number): Promise<number> {
    return allAtOnce(amount, this.connections.length, async (count, client) => {
      const [connection, pair] = [this.connections[client], this.pairs[count % this.pairs.length]];
      if (connection && pair) await writeMessage(connection, this.brand, pair, randomUUID());
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.end()));
  }
}

/** @throws Error when the wallet is empty */
export async function writeMessage(
  connection: mysql.Connection,
  brand: string,
  { senderId, recipientId, conversationId, walletId }: Known,
  text: string,
): Promise<void> {
  const [message, now] = [id(), new Date()];
  const run = (sql: string, values: (string | number | Date)[]) =>
    connection.execute<mysql.ResultSetHeader & mysql.RowDataPacket[]>(sql, values);
  await connection.beginTransaction();
  const [rows] = await run('SELECT last_seq FROM conversation WHERE tenant_id = ? AND id = ? FOR UPDATE', [
    brand,
    conversationId,
  ]);
  const seq = Number(rows[0]?.['last_seq']) + 1;
  await spendRows(connection, brand, { walletId, recipientId, messageId: message, now });
  await run(
    `INSERT INTO message (tenant_id, id, conversation_id, sender_id, client_id, body_hash, body, seq, credits_after, sent_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
    [brand, message, conversationId, senderId, randomUUID(), message.padEnd(64, '0'), text, seq, now],
  );
  await run('UPDATE conversation SET last_seq = ? WHERE tenant_id = ? AND id = ?', [
    ...[seq, brand, conversationId],
  ]);
  await run(
    `UPDATE conversation_member SET shown = 1, wrote = 1, awaiting_since = NULL, last_message_id = ?, last_at = ?
      WHERE tenant_id = ? AND conversation_id = ? AND member_id = ?`,
    [message, now, brand, conversationId, senderId],
  );
  await run(
    `UPDATE conversation_member SET shown = 1, unread = unread + 1, last_message_id = ?, last_at = ?,
            awaiting_since = COALESCE(awaiting_since, ?)
      WHERE tenant_id = ? AND conversation_id = ? AND member_id = ?`,
    [message, now, now, brand, conversationId, recipientId],
  );
  await run(
    `INSERT INTO notice (tenant_id, member_id, topic, other_id, kind, mutual, waiting, since, waiting_since)
     VALUES (?, ?, 'message', ?, 'new_messages', 0, 1, ?, ?) ON DUPLICATE KEY UPDATE waiting = waiting + 1`,
    [brand, recipientId, senderId, now, now],
  );
  await connection.commit();
}
