import { Redis } from 'ioredis';
import { z } from 'zod';
import { Broadcast, defineChannel } from '../../apps/server/src/kernel/broadcast/broadcast.ts';
import { LOG } from '../../apps/server/src/kernel/ground/log.ts';
import { noOnesRedisUrl } from '../support/database/redis-database.ts';
import { RedisGate } from '../support/database/redis-gate.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { until } from '../support/app/until.ts';

/** Nothing listens there. */
const NO_REDIS = 'redis://127.0.0.1:1';
const rang = defineChannel('test-rang', z.object({ times: z.number() }));

describe('what server processes tell each other', () => {
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    here = await startTestApp();
    there = await startTestApp();
  });

  function heardBy(app: TestApp): number[] {
    const heard: number[] = [];
    app.nest.get(Broadcast).subscribe(rang, ({ times }) => void heard.push(times));
    return heard;
  }
  const tell = (app: TestApp, times: number) => app.nest.get(Broadcast).publish(rang, { times });

  it('is heard once in each, and where it was told before telling is over', async () => {
    const [own, other] = [heardBy(here), heardBy(there)];
    // The subscription is under way: tell until it is there.
    let told = 0;
    await until('the other process', async () => {
      await tell(here, ++told);
      return other.length > 0;
    });
    const before = told;
    await tell(here, 1001);
    expect(own).toEqual([...Array.from({ length: before }, (_, index) => index + 1), 1001]);
    await tell(there, 1002);
    await until('the way back', () => own.includes(1002));
    await until('the last of here', () => other.includes(1001));
    expect(own.filter((times) => times > 1000)).toEqual([1001, 1002]);
    expect(other.filter((times) => times > 1000).sort()).toEqual([1001, 1002]);
  });

  it('is heard by nobody who cannot read it', async () => {
    const other = heardBy(there);
    const warned = jest.spyOn(there.nest.get(Broadcast)['log'], 'warn').mockReturnValue(undefined);
    const redis = new Redis(here.environment.REDIS_URL);
    const [name] = (await redis.pubsub('CHANNELS', '*test-rang')) as string[];
    await redis.publish(name ?? '', JSON.stringify({ from: 'an older release', message: { rings: 1 } }));
    redis.disconnect();
    await tell(here, 2001);
    await until('what can be read', () => other.includes(2001));
    expect(other).toEqual([2001]);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('stays in an installation, and in a process without Redis', async () => {
    const other = heardBy(there);
    const elsewhere = await startTestApp({ env: { REDIS_URL: noOnesRedisUrl() } });
    const alone = await startTestApp({ env: { REDIS_URL: NO_REDIS } });
    const own = heardBy(alone);
    await tell(elsewhere, 3001);
    await tell(alone, 3002);
    expect(own).toEqual([3002]);
    await tell(here, 3003);
    await until('what was told here', () => other.includes(3003));
    expect(other).toEqual([3003]);
  });

  it('ends no process when Redis goes away while it is listened to again', async () => {
    const gate = new RedisGate();
    const environment = { REDIS_URL: await gate.open() };
    const broadcast = new Broadcast(environment, there.nest.get(LOG));
    broadcast.subscribe(rang, () => undefined);
    broadcast.onApplicationBootstrap();
    const { subscriber } = broadcast as unknown as { subscriber: Redis };
    await until('the first connection', () => Boolean(subscriber.condition?.subscriber));
    // A failure that nobody catches would end a server; here it fails the test.
    await gate.cutUntilGoneAt('subscribe');
    await until(
      'two connections that failed',
      () => (subscriber as unknown as { retryAttempts: number }).retryAttempts > 2,
    );
    broadcast.onApplicationShutdown();
  });
});
