import mysql from 'mysql2/promise';

/** A brand that takes nobody without an invitation, beside the demo's, which take everybody. */
export const invitingHost = 'salon.localhost';

/** Puts it into a prepared database: the first demo brand under another name and policy. */
export async function addInvitingBrand(databaseUrl: string): Promise<void> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    await connection.query(
      `INSERT INTO tenant (id, version, name, niche, settings, file_hash, file_version, conflict, changed_at)
       SELECT 'salon', 1, 'Salon', niche, JSON_SET(settings, '$.signups', 'invite', '$.name', 'Salon'),
              NULL, NULL, 0, changed_at FROM tenant WHERE id = 'vonk'`,
    );
    await connection.query("INSERT INTO tenant_host (host, tenant_id, position) VALUES (?, 'salon', 0)", [
      invitingHost,
    ]);
  } finally {
    await connection.end();
  }
}
