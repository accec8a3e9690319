import { PageReads } from './page-reads.js';

describe('reads of a page', () => {
  let asked: string[];
  const read = (key: string) =>
    PageReads.once(key, () => {
      asked.push(key);
      return Promise.resolve(`${key} ${asked.length}`);
    });
  beforeEach(() => (asked = []));

  it('happen once, also where two parts ask at the same time', async () => {
    const told = await PageReads.run(async () => [
      ...(await Promise.all([read('one'), read('one')])),
      await read('one'),
      await read('other'),
    ]);
    expect(told).toEqual(['one 1', 'one 1', 'one 1', 'other 2']);
  });

  it('are no other page’s', async () => {
    await PageReads.run(() => read('one'));
    await PageReads.run(() => read('one'));
    expect(asked).toEqual(['one', 'one']);
  });

  it('happen each time outside of pages', async () => {
    expect([await read('one'), await read('one')]).toEqual(['one 1', 'one 2']);
  });
});
