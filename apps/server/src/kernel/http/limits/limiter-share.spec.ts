import { LimiterShare } from './limiter-share.js';

const key = 'somebody';

/** How many events of one key a process lets through. */
async function admitted(points: number, processes: number): Promise<number> {
  const share = new LimiterShare({ points, duration: 60 }, processes);
  for (let event = 0; ; event++) {
    const isAdmitted = await share.consume(key).then(
      () => true,
      () => false,
    );
    if (!isAdmitted) return event;
  }
}

test('all processes together let through what one of them would', async () => {
  expect(await admitted(60, 1)).toBe(60);
  expect(await admitted(60, 4)).toBe(15);
  expect(await admitted(10, 4)).toBe(3);
});

test('a key that is used once is used once in each', async () => {
  expect(await admitted(1, 8)).toBe(1);
});

test('an event counts as often as there are processes, the first once', async () => {
  const share = new LimiterShare({ points: 100, duration: 60 }, 4);
  const counts: (number | undefined)[] = [];
  for (let event = 0; event < 3; event++) counts.push((await share.penalty(key)).consumedPoints);
  expect(counts).toEqual([1, 5, 9]);
  expect((await share.reward(key)).consumedPoints).toBe(5);
  expect((await share.get(key))?.consumedPoints).toBe(5);
  await share.reward(key);
  expect((await share.reward(key)).consumedPoints).toBe(0);
});

test('of one process it is an ordinary limiter', async () => {
  const share = new LimiterShare({ points: 2, duration: 60 }, 1);
  expect((await share.consume(key)).consumedPoints).toBe(1);
  expect((await share.penalty(key)).consumedPoints).toBe(2);
  await expect(share.consume(key)).rejects.toMatchObject({ consumedPoints: 3 });
});
