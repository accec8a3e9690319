import fs from 'node:fs';
import Fastify from 'fastify';
import mysql from 'mysql2/promise';
import { hashSecret } from '../../../apps/server/src/kernel/ground/hash-secret.ts';
import { writeMessage } from './bare-messages.ts';

/**
 * The barest server of messages that still knows who asks and whether they may: Fastify, the session and all preconditions in
 * one joined read, then the rows of a message with its charge in one durable transaction. Nothing is checked of the text, and
 * nobody is told. Run as a process of its own: `bare-chat.ts <file with the database and the brand>`; prints its port.
 */
const { databaseUrl, brand } = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as {
  databaseUrl: string;
  brand: string;
};
const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: 16, timezone: 'Z' });

interface Asked {
  profile_id: string;
  text: string;
}

const preconditions = `
  SELECT session.member_id AS sender, wallet.id AS wallet, mine.conversation_id AS conversation
    FROM session
    JOIN account ON account.tenant_id = session.tenant_id AND account.id = session.member_id AND account.status = 'active'
    JOIN profile me ON me.tenant_id = session.tenant_id AND me.id = session.member_id AND me.restricted_by IS NULL
    JOIN ledger_account wallet ON wallet.tenant_id = session.tenant_id AND wallet.member_id = session.member_id
    JOIN profile other ON other.tenant_id = session.tenant_id AND other.id = ? AND other.listed = 1 AND other.fictional = 0
    JOIN conversation_member mine ON mine.tenant_id = session.tenant_id AND mine.member_id = session.member_id
     AND mine.other_id = other.id
    JOIN conversation_member theirs ON theirs.tenant_id = session.tenant_id AND theirs.member_id = other.id
     AND theirs.conversation_id = mine.conversation_id
    LEFT JOIN member_block given ON given.tenant_id = session.tenant_id AND given.blocker_id = session.member_id
     AND given.blocked_id = other.id
    LEFT JOIN member_block taken ON taken.tenant_id = session.tenant_id AND taken.blocker_id = other.id
     AND taken.blocked_id = session.member_id
   WHERE session.tenant_id = ? AND session.token_hash = ? AND session.expires_at > UTC_TIMESTAMP(3)
     AND wallet.balance >= 1 AND given.blocker_id IS NULL AND taken.blocker_id IS NULL`;

const app = Fastify();
app.post<{ Body: Asked }>('/*', async ({ headers, body }, reply) => {
  const token = /(?:^|; )kindling_member=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const connection = await pool.getConnection();
  try {
    const [rows] = await connection.execute<mysql.RowDataPacket[]>(preconditions, [
      ...[body.profile_id, brand, hashSecret(token)],
    ]);
    const found = rows[0];
    if (!found) return await reply.code(403).send({});
    const pair = {
      senderId: String(found['sender']),
      recipientId: body.profile_id,
      conversationId: String(found['conversation']),
      walletId: String(found['wallet']),
    };
    await writeMessage(connection, brand, pair, body.text);
    return { conversation: pair.conversationId, text: body.text };
  } finally {
    connection.release();
  }
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
