import mysql from 'mysql2/promise';

/** The brand with half of the members, and one of the others, which share the rest. */
export const bigBrand = 'vonk';
export const smallBrand = 'brand-0';
export const otherBrands = 49;

/** The id of the n-th member. */
export const memberId = (n: number): string => String(n).padStart(24, '0');

const columns = [
  ...[
    'tenant_id',
    'id',
    'name',
    'date_of_birth',
    'status',
    'unconfirmed',
    'invisible',
    'listed',
    'fictional',
    'gender',
  ],
  ...['country', 'region', 'city', 'place_id', 'latitude', 'longitude', 'cell', 'interests', 'interest_bits'],
  ...['seeking', 'about_me', 'main_photo', 'pictured', 'verified_photo_id', 'created_at', 'last_seen_at'],
  'account_id',
];

/**
 * Fills the table of profiles with so many, half of them one brand's. The database draws them itself from their numbers, so
 * they are the same in every run but for today's date, and its indexes are built at the end.
 */
export async function fillProfiles(databaseUrl: string, count: number): Promise<void> {
  const connection = await mysql.createConnection(databaseUrl);
  const run = (sql: string) => connection.query(sql);
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns
         FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND table_name = 'profile' AND non_unique = 1 GROUP BY index_name`,
    );
    const indexes = rows.filter(({ name }) => !String(name).startsWith('fk_'));
    await run('SET GLOBAL innodb_buffer_pool_size = 1536 * 1024 * 1024');
    await run('SET foreign_key_checks = 0, unique_checks = 0');
    await run(`ALTER TABLE profile ${indexes.map(({ name }) => `DROP INDEX ${name}`).join(', ')}`);
    const half = Math.floor(count / 2);
    const step = 100_000;
    for (let from = 1; from <= count; from += step)
      await run(profilesFrom(from, Math.min(count, from + step - 1), half));
    await run(
      `ALTER TABLE profile ${indexes.map(({ name, columns: of }) => `ADD INDEX ${name} (${of})`).join(', ')}`,
    );
    await run(
      `INSERT IGNORE INTO reply_count (tenant_id, member_id, within_hour, within_day, within_week, later)
       SELECT tenant_id, id, CRC32(CONCAT('h', id)) % 9, CRC32(CONCAT('d', id)) % 9, CRC32(CONCAT('w', id)) % 5, 1
         FROM profile WHERE CRC32(CONCAT('r', id)) % 4 = 0`,
    );
    await run('ANALYZE TABLE profile, reply_count, member_block');
  } finally {
    await connection.end();
  }
}

/** Blocks of a member, by and against them. */
export async function addBlocks(databaseUrl: string, brand: string, member: string): Promise<void> {
  const connection = await mysql.createConnection(databaseUrl);
  try {
    await connection.query(
      `INSERT INTO member_block (tenant_id, blocker_id, blocked_id, created_at)
       SELECT p.tenant_id, IF(p.id % 2, ?, p.id), IF(p.id % 2, p.id, ?), NOW(3)
         FROM profile p WHERE p.tenant_id = ? AND p.id <> ? ORDER BY p.id DESC LIMIT 40`,
      [member, member, brand, member],
    );
  } finally {
    await connection.end();
  }
}

function profilesFrom(first: number, last: number, half: number): string {
  const drawn = [...'abcdefghij'].map((name) => `CRC32(CONCAT('${name}', seq)) AS ${name}`).join(', ');
  const provinces = ['Noord-Holland', 'Zuid-Holland', 'Utrecht', 'Gelderland', 'Noord-Brabant', 'Overijssel'];
  const region = `ELT(1 + d % ${provinces.length}, ${provinces.map((name) => `'${name}'`).join(', ')})`;
  const bits = [...'abcde'].map((name) => `(CAST(1 AS UNSIGNED) << ((${name} DIV 7) % 50))`).join(' | ');
  const photo = `CONCAT('{"id":"', id, '","key":"aaaaaaaaaaaaaaaaaaaaaa","blurredKey":"bbbbbbbbbbbbbbbbbbbbbb","status":"active","widths":[240,480,960],"width":960,"height":1200,"placeholder":"#aabbcc"}')`;
  const sought = `CONCAT('{"gender":"', IF(gender = 'male', 'female', 'male'), '","min_age":', 20 + h % 15, ',"max_age":', 40 + h % 20, '}')`;
  return `INSERT INTO profile (${columns.join(', ')})
    SELECT tenant, id, CONCAT('Member ', seq), born, 'active', 0, 0, 1, i % 20 = 0, gender,
           IF(c % 10 < 9, 'NL', 'BE'), ${region}, 'Amersfoort', 2759821, north, east,
           ((north + 9000) DIV 10) * 3600 + ((east + 18000) DIV 10),
           '[]', IF(j % 10 < 6, ${bits}, 0), IF(h % 2, ${sought}, NULL),
           'A text about as long as people write about themselves when they are in a hurry, which they are.',
           IF(i % 3, ${photo}, NULL), i % 3 > 0, IF(i % 3 > 0 AND j % 20 = 0, id, NULL), joined,
           GREATEST(joined, FROM_UNIXTIME((UNIX_TIMESTAMP() - POW(g / 4294967296, 3) * 34560000) DIV 300 * 300)),
           IF(i % 20 = 0, NULL, id)
      FROM (SELECT seq, ${drawn},
                   IF(seq <= ${half}, '${bigBrand}', CONCAT('brand-', seq % ${otherBrands})) AS tenant,
                   LPAD(seq, 24, '0') AS id,
                   IF(CRC32(CONCAT('a', seq)) % 10 < 4, 'female', 'male') AS gender,
                   CURDATE() - INTERVAL (6700 + CRC32(CONCAT('b', seq)) % 16000) DAY AS born,
                   NOW() - INTERVAL CRC32(CONCAT('f', seq)) / 4294967296 * 86400000 SECOND AS joined,
                   IF(CRC32(CONCAT('e', seq)) % 2, 5200 + CRC32(CONCAT('k', seq)) % 60, 5080 + CRC32(CONCAT('k', seq)) % 260) AS north,
                   IF(CRC32(CONCAT('e', seq)) % 2, 430 + CRC32(CONCAT('l', seq)) % 80, 350 + CRC32(CONCAT('l', seq)) % 360) AS east
              FROM seq_${first}_to_${last}) drawn`;
}
