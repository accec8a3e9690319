import v8 from 'node:v8';
import { collectGarbage } from '../support/app/garbage.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await newBrands();
});

/** Bytes of V8's old objects, which only full collections look at. */
function oldBytes(): number {
  const spaces = v8.getHeapSpaceStatistics();
  return spaces.find((space) => space.space_name === 'old_space')?.space_used_size ?? NaN;
}

test('what a statement was given goes with the next collection of young objects', async () => {
  const statement = async () => {
    const kept = Array.from({ length: 1000 }, (_, index) => ({ index }));
    await app.database.select('SELECT :value AS value', { value: 1, kept });
  };
  const many = async () => {
    for (let round = 0; round < 50; round++) {
      await Promise.all([statement(), statement(), statement(), statement()]);
      collectGarbage({ type: 'minor' });
    }
  };
  // Connections are opened and code is compiled.
  await many();
  collectGarbage();
  const before = oldBytes();
  await many();
  // 200 statements were given 30 kB each.
  expect(oldBytes() - before).toBeLessThan(1_000_000);
});
