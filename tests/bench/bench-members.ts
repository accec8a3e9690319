import { hash } from '@node-rs/argon2';
import mysql from 'mysql2/promise';
import type { LoadRequest } from './measure/load.ts';

export const benchPassword = 'a password of benches only';

/** Gives so many confirmed members of a seeded brand a password that the bench knows. @returns their addresses */
export async function membersWithPassword(
  databaseUrl: string,
  brand: string,
  count: number,
): Promise<string[]> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      "SELECT id, email FROM account WHERE tenant_id = ? AND status = 'active' ORDER BY id LIMIT ?",
      [brand, count],
    );
    if (rows.length < count) throw new Error(`${brand} has only ${rows.length} members`);
    for (const { id } of rows) {
      const stored = await hash(benchPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      await connection.query('UPDATE account SET password_hash = ? WHERE tenant_id = ? AND id = ?', [
        stored,
        brand,
        id,
      ]);
    }
    return rows.map(({ email }) => String(email));
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
