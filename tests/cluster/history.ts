import type mysql from 'mysql2/promise';
import type { Acknowledged } from './traffic.ts';

type Row = Record<string, unknown>;

export interface Verdict {
  /** What is wrong; empty when all is well. */
  faults: string[];
  messages: number;
  payments: number;
  likes: number;
  photos: number;
  reads: number;
  /** Reads that showed less than an earlier one of the same member, shortly after a failover. */
  staleReads: number;
}

/** Compares what clients were told with what the database holds when all is quiet. */
export async function verify(connection: mysql.Connection, told: Acknowledged): Promise<Verdict> {
  const rows = async (sql: string) => (await connection.query(sql))[0] as Row[];
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault));

  const stored = await rows(
    'SELECT id, conversation_id, sender_id, client_id, seq FROM message ORDER BY conversation_id, seq',
  );
  const place = new Map(stored.map((row) => [String(row['id']), Number(row['seq'])]));
  const acknowledged = [...told.messages.values()].flat();
  check(new Set(acknowledged).size === acknowledged.length, 'a message was acknowledged twice');
  const lost = acknowledged.filter((id) => !place.has(id));
  check(lost.length === 0, `${lost.length} acknowledged messages lost`);
  check(
    stored.length === acknowledged.length,
    `${stored.length - acknowledged.length} messages nobody was told of`,
  );
  for (const [conversation, messages] of Map.groupBy(stored, (row) => row['conversation_id'])) {
    const gapless = messages.every((row, index) => Number(row['seq']) === index + 1);
    check(gapless, `conversation ${String(conversation)} has a hole or a doubled place`);
  }
  for (const [sender, ids] of told.messages) {
    const places = ids.map((id) => place.get(id) ?? 0);
    const inOrder = places.every((seq, index) => index === 0 || seq > (places[index - 1] ?? 0));
    check(inOrder, `messages of ${sender} are not in the order of their sending`);
  }
  // List-append: whatever was read once is a part of the final list, at the same places.
  const last = new Map<string, number>();
  let staleReads = 0;
  for (const { reader, places } of told.seen) {
    const moved = places.find(([seq, id]) => place.get(id) !== seq);
    check(moved === undefined, `${reader} read ${moved?.[1]} at ${moved?.[0]}, where it is not`);
    const newest = Math.max(0, ...places.map(([seq]) => seq));
    if (newest < (last.get(reader) ?? 0)) staleReads++;
    last.set(reader, Math.max(newest, last.get(reader) ?? 0));
  }

  const payments = [...told.payments.values()].flat();
  const paid = await rows('SELECT id, status FROM payment');
  check(paid.length === payments.length, `${paid.length} payments, ${payments.length} acknowledged`);
  const done = new Set(paid.filter((row) => row['status'] === 'completed').map((row) => row['id']));
  check(
    payments.every((id) => done.has(id)),
    'an acknowledged payment is not completed',
  );
  const credited = await rows("SELECT cause_id FROM ledger_posting WHERE cause = 'purchase'");
  check(credited.length === payments.length, `${credited.length} purchases credited of ${payments.length}`);

  const charges = await rows("SELECT message_id FROM ledger_posting WHERE cause = 'message'");
  check(
    new Set(charges.map((row) => row['message_id'])).size === charges.length,
    'a message was charged twice',
  );
  check(
    charges.every((row) => place.has(String(row['message_id']))),
    'a charge without its message',
  );
  const wallets = await rows(
    `SELECT a.id FROM ledger_account a
       JOIN ledger_posting p ON p.tenant_id = a.tenant_id AND a.id IN (p.debit_account, p.credit_account)
      WHERE a.member_id IS NOT NULL GROUP BY a.id, a.balance
     HAVING a.balance <> SUM(IF(p.cause = 'message', -p.amount, p.amount))`,
  );
  check(wallets.length === 0, `${wallets.length} wallets differ from their postings`);

  const likes = await rows('SELECT liker_id, liked_id FROM member_like');
  const expected = [...told.likes]
    .flatMap(([liker, liked]) => [...liked].map((id) => `${liker} ${id}`))
    .sort();
  const found = likes.map((row) => `${String(row['liker_id'])} ${String(row['liked_id'])}`).sort();
  check(
    JSON.stringify(found) === JSON.stringify(expected),
    `${found.length} likes, ${expected.length} acknowledged`,
  );

  const photos = await rows('SELECT id, member_id FROM photo');
  const shown = new Set([...told.photos.values()].flatMap((ids) => [...ids]));
  check(
    [...shown].every((id) => photos.some((row) => row['id'] === id)),
    'an acknowledged photo is lost',
  );
  check(photos.length === shown.size, `${photos.length} photos, ${shown.size} acknowledged`);
  return {
    faults,
    messages: acknowledged.length,
    payments: payments.length,
    likes: told.likeCalls,
    photos: shown.size,
    reads: told.seen.length,
    staleReads,
  };
}
