import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hash, verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { eventLoopResolutionMs, eventLoopText } from './measure/event-loop.ts';

/**
 * The barest login: Fastify and one check of argon2id with the server's parameters, two at a time like there (the thread
 * pool is set from outside). Run as a process of its own; prints its port. Tells how late its event loop was since it was
 * last asked, measured like the server's.
 */
const stored = await hash(process.argv[2] ?? '', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const app = Fastify();
app.post<{ Body: { password: string } }>('/*', async (request) => ({
  matches: await verify(stored, request.body.password),
}));
const delay = monitorEventLoopDelay({ resolution: eventLoopResolutionMs });
delay.enable();
app.get('/event-loop', () => {
  const of = {
    p50: delay.percentile(50),
    p90: delay.percentile(90),
    p99: delay.percentile(99),
    max: delay.max,
  };
  delay.reset();
  return Object.entries(of)
    .map(([name, nanoseconds]) => eventLoopText(name, nanoseconds / 1e6))
    .join(', ');
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
