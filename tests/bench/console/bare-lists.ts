import fs from 'node:fs';
import Fastify from 'fastify';
import mysql from 'mysql2/promise';

/**
 * The barest server of lists: Fastify, one statement through mysql2, its rows as JSON. Run as a process of its own:
 * `bare-lists.ts <file with the database and the statements>`; prints its port. `/3` answers with the third statement's rows.
 */
const { databaseUrl, statements } = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as {
  databaseUrl: string;
  statements: string[];
};
const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: 4, timezone: 'Z' });
const app = Fastify();
app.get<{ Params: { number: string } }>('/:number', async ({ params }) => {
  const [rows] = await pool.query(statements[Number(params.number)] ?? '');
  return rows;
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
