import mysql from 'mysql2/promise';

/** Brands beside the demo's, which take everybody: the first of them under other names, with policies of their own. */
const brands = [
  { id: 'salon', name: 'Salon', settings: { signups: 'invite' } },
  { id: 'veer', name: 'Veer', settings: { signups: 'with_trafficsource' } },
] as const;

/** Takes nobody without an invitation. */
export const invitingHost = 'salon.localhost';
/** Takes who comes from a traffic source. */
export const partneredHost = 'veer.localhost';

/** Puts them into a prepared database. */
export async function addChoosyBrands(databaseUrl: string): Promise<void> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    for (const { id, name, settings } of brands) {
      await connection.query(
        `INSERT INTO tenant (id, version, name, niche, settings, file_hash, file_version, conflict, changed_at)
         SELECT ?, 1, ?, niche, JSON_MERGE_PATCH(settings, ?), NULL, NULL, 0, changed_at
         FROM tenant WHERE id = 'vonk'`,
        [id, name, JSON.stringify({ ...settings, name })],
      );
      await connection.query('INSERT INTO tenant_host (host, tenant_id, position) VALUES (?, ?, 0)', [
        `${id}.localhost`,
        id,
      ]);
    }
  } finally {
    await connection.end();
  }
}
