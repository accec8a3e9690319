import fs from 'node:fs';
import Fastify from 'fastify';

/**
 * The barest server that sends the same bytes: Fastify, one route, prepared headers, the body from memory.
 * Run as a process of its own: `bare-server.ts <file with headers and body>`; prints its port.
 */
const { headers, body } = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
