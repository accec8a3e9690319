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

  test('gives lanes their share of the turns, and all turns to the one where somebody waits', async () => {
    const turnstile = new Turnstile(1, [{ mayWait: 10, share: 3 }, { mayWait: 10 }]);
    const order: string[] = [];
    const { ended, open } = gate();
    const passes = [turnstile.pass(() => ended)];
    const enter = (lane: number, name: string) =>
      passes.push(turnstile.pass(async () => void order.push(name), { lane }));
    for (const name of ['a', 'b', 'c']) enter(1, name);
    for (const name of ['1', '2', '3', '4', '5']) enter(0, name);
    expect(turnstile.fill(1)).toBe(0.3);
    open();
    await Promise.all(passes);
    expect(order.join('')).toBe('123a45bc');
  });

  test('lets groups take turns, and has only some of each wait', async () => {
    const turnstile = new Turnstile(1, [{ mayWait: 10, ofOneGroup: 3 }]);
    const order: string[] = [];
    const { ended, open } = gate();
    const passes = [turnstile.pass(() => ended)];
    const enter = (group: string) => turnstile.pass(async () => void order.push(group), { group });
    for (const group of ['a', 'a', 'a', 'b', 'c', 'b']) passes.push(enter(group));
    await expect(enter('a')).rejects.toMatchObject({ ofGroup: true });
    open();
    await Promise.all(passes);
    expect(order.join('')).toBe('abcaba');
  });

  test('whoever gives up leaves the line at once and is never let in', async () => {
    const turnstile = new Turnstile(1, 1);
    const { ended, open } = gate();
    const first = turnstile.pass(() => ended);
    const gone = new AbortController();
    const task = jest.fn(() => Promise.resolve());
    const given = turnstile.pass(task, { signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    const next = turnstile.pass(async () => 'next');
    open();
    await first;
    await expect(next).resolves.toBe('next');
    await expect(turnstile.pass(task, { signal: gone.signal })).rejects.toThrow('gone');
    expect(task).not.toHaveBeenCalled();
  });
});
