import { randomBytes, randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { hashSecret } from '../../../apps/server/src/kernel/ground/hash-secret.ts';
import type { App } from '../../support/app/app-process.ts';
import { requestOnce } from '../../support/app/http.ts';
import { siteHeaders } from '../bench-members.ts';

export const brand = 'harbour';
export const host = `${brand}.localhost`;

export interface BenchMember {
  id: string;
  cookies: Record<string, string>;
  place: number;
}

/** Confirmed members of the seeded brand with credits and a session each. */
export async function premiumMembers(databaseUrl: string): Promise<BenchMember[]> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT account.id FROM account
         JOIN profile ON profile.tenant_id = account.tenant_id AND profile.id = account.id AND profile.listed = 1
         JOIN ledger_account ON ledger_account.tenant_id = account.tenant_id
          AND ledger_account.member_id = account.id
        WHERE account.tenant_id = ? AND account.status = 'active' ORDER BY account.id`,
      [brand],
    );
    await connection.query(
      `UPDATE ledger_account SET balance = 1000000, paid_user = 1, paid_since = COALESCE(paid_since, NOW(3))
        WHERE tenant_id = ? AND member_id IS NOT NULL`,
      [brand],
    );
    const members = rows.map((row, index) => ({ id: String(row['id']), token: secret(), place: index }));
    for (const { id, token } of members)
      await connection.query(
        `INSERT INTO session (tenant_id, token_hash, member_id, family_id, created_at, expires_at, user_agent)
         VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) + INTERVAL 1 DAY, 'bench')`,
        [brand, hashSecret(token), id, id],
      );
    return members.map(({ token, ...member }) => ({ ...member, cookies: { kindling_member: token } }));
  } finally {
    await connection.end();
  }
}

const secret = () => randomBytes(32).toString('base64url');

/** A text that nobody sent before. Without digits: its sender would be asked about a telephone number. */
export const newText = (): string =>
  randomUUID().replaceAll(/[\d-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 64));

/** Sends a text. @returns whether it was stored */
export async function send(
  { port }: Pick<App, 'port'>,
  sender: BenchMember,
  receiver: BenchMember,
  text: string,
): Promise<boolean> {
  const answer = await requestOnce(port, host, {
    method: 'POST',
    path: '/api/messages',
    headers: { ...siteHeaders(sender.place), cookie: cookieOf(sender) },
    body: JSON.stringify({
      client_id: randomUUID(),
      profile_id: receiver.id,
      text,
      acknowledge_fictional: true,
    }),
  }).catch(() => undefined);
  return answer?.status === 200;
}

export const cookieOf = ({ cookies }: BenchMember): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
