import { performance } from 'node:perf_hooks';

/** Does something so many times, by so many clients that each begin the next when theirs is done. @returns seconds */
export async function allAtOnce(
  amount: number,
  clients: number,
  work: (count: number, client: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = next++; count < amount; count = next++) await work(count, client);
    }),
  );
  return (performance.now() - start) / 1000;
}
