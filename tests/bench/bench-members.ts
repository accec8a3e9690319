import { hash } from '@node-rs/argon2';
import mysql from 'mysql2/promise';
import { deviceCookieName } from '../../apps/server/src/kernel/http/cookies.ts';
import { requestOnce, type HttpAnswer } from '../support/app/http.ts';
import type { LoadRequest } from './measure/load.ts';

export const benchPassword = 'a password of benches only';

/**
 * Gives so many confirmed members of a seeded brand a password that the bench knows, those in conversations first.
 * @returns their addresses
 */
export async function membersWithPassword(
  databaseUrl: string,
  brand: string,
  count: number,
): Promise<string[]> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT id FROM account WHERE tenant_id = ? AND status = 'active' ORDER BY EXISTS (
         SELECT * FROM conversation_member AS chatting
         WHERE chatting.tenant_id = account.tenant_id AND chatting.member_id = account.id
       ) DESC, id LIMIT ?`,
      [brand, count],
    );
    if (rows.length < count) throw new Error(`${brand} has only ${rows.length} members`);
    // The demo's own addresses can receive no mail, so no signup takes them.
    const emails = rows.map((_, index) => `known-${index}@example.test`);
    for (const [index, { id }] of rows.entries()) {
      const stored = await hash(benchPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      await connection.query(
        'UPDATE account SET password_hash = ?, email = ?, claimed_email = email WHERE tenant_id = ? AND id = ?',
        [stored, emails[index], brand, id],
      );
    }
    return emails;
  } finally {
    await connection.end();
  }
}

/** As if these members had bought credits once. */
export async function makePremium(
  databaseUrl: string,
  brand: string,
  emails: readonly string[],
): Promise<void> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    await connection.query(
      `UPDATE ledger_account JOIN account ON account.tenant_id = ledger_account.tenant_id
         AND account.id = ledger_account.member_id
       SET paid_user = 1, paid_since = COALESCE(paid_since, NOW(3)) WHERE account.tenant_id = ? AND account.email IN (?)`,
      [brand, emails],
    );
  } finally {
    await connection.end();
  }
}

/** Adds so many staff members of a role that sees no brand. @returns their addresses */
export async function staffWithPassword(databaseUrl: string, count: number): Promise<string[]> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const stored = await hash(benchPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const emails = Array.from({ length: count }, (_, index) => `staff-${index}@bench.test`);
    for (const [index, email] of emails.entries()) {
      await connection.query(
        `INSERT INTO staff (id, email, name, role, password_hash, created_at) VALUES (?, ?, 'Bench', 'support', ?, NOW(3))`,
        [String(index).padStart(24, 'b'), email, stored],
      );
    }
    return emails;
  } finally {
    await connection.end();
  }
}

/**
 * Makes so many more members of a brand, each a copy of one seeded member with a profile and a wallet: signing them up
 * would take longer than what a bench measures.
 */
export async function copyMembers(databaseUrl: string, brand: string, count: number): Promise<void> {
  if (count <= 0) return;
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [found] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT account.id FROM account
         JOIN profile ON profile.tenant_id = account.tenant_id AND profile.id = account.id AND profile.listed = 1
         JOIN ledger_account ON ledger_account.tenant_id = account.tenant_id
          AND ledger_account.member_id = account.id
        WHERE account.tenant_id = ? AND account.status = 'active' ORDER BY account.id LIMIT 1`,
      [brand],
    );
    const id = String(found[0]?.['id']);
    const member = "CONCAT('bench', LPAD(seq, 19, '0'))";
    const copy = async (table: string, key: string, changed: Readonly<Record<string, string>>) => {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(
        `SELECT column_name AS name FROM information_schema.columns
          WHERE table_schema = DATABASE() AND table_name = ? AND is_generated = 'NEVER'`,
        [table],
      );
      const names = rows.map(({ name }) => String(name));
      await connection.query(
        `INSERT INTO ${table} (${names.join(', ')})
         SELECT ${names.map((name) => changed[name] ?? `${table}.${name}`).join(', ')}
           FROM ${table} JOIN seq_1_to_${count} WHERE tenant_id = ? AND ${key} = ?`,
        [brand, id],
      );
    };
    const email = "CONCAT('copy-', seq, '@bench.test')";
    await copy('account', 'id', { id: member, email, claimed_email: email });
    await copy('profile', 'id', { id: member, account_id: member, verified_photo_id: 'NULL' });
    await copy('ledger_account', 'member_id', {
      id: "CONCAT('purse', LPAD(seq, 19, '0'))",
      member_id: member,
    });
  } finally {
    await connection.end();
  }
}

/** Headers of a call of the site from the n-th place of the network, behind a proxy that says so. */
export function siteHeaders(place: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-request-type': 'client',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
  };
}

/** A login as the site sends it. */
export function loginRequest(host: string, email: string, password: string, place: number): LoadRequest {
  return {
    host,
    path: '/api/user.php',
    method: 'POST',
    headers: siteHeaders(place),
    body: JSON.stringify({ email, password }),
  };
}

/** A member in a browser of their own, somewhere in the network. */
export interface LoggedIn {
  email: string;
  /** All cookies of the browser. */
  cookie: string;
  /** The one that stays when they log out: their account knows this device. */
  device: string;
  place: number;
}

/** @throws Error when the login is refused */
export async function logIn(port: number, host: string, email: string, place: number): Promise<LoggedIn> {
  const answer = await requestOnce(port, host, loginRequest(host, email, benchPassword, place));
  if (!isLogin(answer)) throw new Error(`no login: ${answer.status} ${answer.body.toString()}`);
  const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
  const device = cookies.find((cookie) => cookie.startsWith(`${deviceCookieName(false)}=`));
  if (!device) throw new Error('the device is not known');
  return { email, cookie: cookies.join('; '), device, place };
}

export const isLogin = ({ status, body }: HttpAnswer): boolean =>
  status === 200 && body.toString().includes('"user":{');

/** Headers of a call by this member. */
export const headersOf = ({ cookie, place }: LoggedIn): Record<string, string> => ({
  ...siteHeaders(place),
  cookie,
});
