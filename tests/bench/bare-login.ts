import { hash, verify } from '@node-rs/argon2';
import Fastify from 'fastify';

/**
 * The barest login: Fastify and one check of argon2id with the server's parameters, two at a time like there (the thread
 * pool is set from outside). Run as a process of its own; prints its port.
 */
const stored = await hash(process.argv[2] ?? '', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const app = Fastify();
app.post<{ Body: { password: string } }>('/*', async (request) => ({
  matches: await verify(stored, request.body.password),
}));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
