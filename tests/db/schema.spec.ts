import { Redis } from 'ioredis';
import mysql from 'mysql2/promise';
import { testRedisUrl } from '../support/database/redis-database.ts';
import { testSchema } from '../support/database/schema.ts';

describe('the tests’ own schema', () => {
  it('is one per test file, in UTF-8, on a server that reports snapshot conflicts', async () => {
    const schema = await testSchema();
    expect(await testSchema()).toBe(schema);
    const connection = await mysql.createConnection(schema.url);
    try {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(
        'SELECT DATABASE() AS name, @@character_set_database AS charset, @@innodb_snapshot_isolation AS snapshot',
      );
      expect(rows).toEqual([{ name: schema.name, charset: 'utf8mb4', snapshot: 1 }]);
    } finally {
      await connection.end();
    }
  });

  it('has an empty Redis database beside it', async () => {
    const url = await testRedisUrl();
    const client = new Redis(url);
    try {
      await client.set('left-over', 'by an earlier test');
      expect(await testRedisUrl()).toBe(url);
      expect(await client.dbsize()).toBe(0);
    } finally {
      client.disconnect();
    }
  });
});
