import mysql from 'mysql2/promise';

/** Behind everything of the demo that has a reason to come first. */
const priority = 10_000;

/**
 * Lets so many approved photos of a seeded brand wait for their inspection again, on the desk, as they would just after
 * their upload. None of them is anybody's main photo, so that lists stay as they are.
 *
 * @returns the ids of the photos
 * @throws Error when the brand has fewer
 */
export async function leavePhotosWaiting(
  databaseUrl: string,
  brand: string,
  count: number,
): Promise<string[]> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT id FROM photo WHERE tenant_id = ? AND status = 'active' AND main_of IS NULL ORDER BY id LIMIT ?`,
      [brand, count],
    );
    const ids = rows.map(({ id }) => String(id));
    if (ids.length < count) throw new Error(`${brand} has only ${ids.length} such photos`);
    await connection.query(`UPDATE photo SET status = 'inspection' WHERE tenant_id = ? AND id IN (?)`, [
      brand,
      ids,
    ]);
    await connection.query(
      `INSERT INTO desk_item (tenant_id, id, kind, subject_id, open_key, member_id, state, priority, risks, escalated,
         barred, created_at)
       SELECT tenant_id, id, 'photo', id, CONCAT('photo:', id), member_id, 'open', ?, '[]', 0, '[]', NOW(3)
       FROM photo WHERE tenant_id = ? AND id IN (?)`,
      [priority, brand, ids],
    );
    return ids;
  } finally {
    await connection.end();
  }
}
