import { Turnstile, TurnstileFull } from './turnstile.js';

/** A task that ends when the test says so. */
function gate() {
  let open: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (open = resolve));
  return { ended, open };
}

describe('turnstile', () => {
  test('runs no more than it may at once, lets the next in by turn and refuses whom it cannot keep', async () => {
    const turnstile = new Turnstile(2, 2);
    const gates = [gate(), gate(), gate(), gate()];
    const order: number[] = [];
    const passes = gates.map(({ ended }, index) =>
      turnstile.pass(async () => {
        order.push(index);
        await ended;
      }),
    );
    await expect(turnstile.pass(async () => undefined)).rejects.toThrow(TurnstileFull);
    expect(order).toEqual([0, 1]);
    gates[1]?.open();
    await passes[1];
    gates[2]?.open();
    await passes[2];
    expect(order).toEqual([0, 1, 2, 3]);
    gates[0]?.open();
    gates[3]?.open();
    await Promise.all(passes);
    await expect(turnstile.pass(async () => 'free again')).resolves.toBe('free again');
  });

  test('a task that fails frees its place', async () => {
    const turnstile = new Turnstile(1, 0);
    await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turnstile.pass(async () => 'next')).resolves.toBe('next');
  });

  test('lets some leave together while others wait, and nobody wait for those that never come', async () => {
    const turnstile = new Turnstile(1, 10, 3);
    const left: number[] = [];
    const gates = [gate(), gate(), gate(), gate(), gate()];
    const passes = gates.map(({ ended }, index) =>
      turnstile
        .pass(async () => {
          await ended;
          if (index === 4) throw new Error('broken');
        })
        .catch(() => undefined)
        .then(() => left.push(index)),
    );
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    const seen: number[] = [];
    for (const { open } of gates) {
      open();
      await settle();
      seen.push(left.length);
    }
    await Promise.all(passes);
    expect(seen).toEqual([0, 0, 3, 3, 5]);
    expect(left.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});
