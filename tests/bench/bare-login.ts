import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hash, verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { eventLoopResolutionMs, type EventLoopDelay } from './measure/event-loop.ts';

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
app.get('/event-loop', (): EventLoopDelay => {
  const milliseconds = (nanoseconds: number) => nanoseconds / 1e6;
  const figures = {
    p50: milliseconds(delay.percentile(50)),
    p90: milliseconds(delay.percentile(90)),
    p99: milliseconds(delay.percentile(99)),
    max: milliseconds(delay.max),
  };
  delay.reset();
  return figures;
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
