import { pageReader } from './list-pages';

/** A server with these many rows, whose cursors are the numbers of the rows before. */
function serverOf(count: number) {
  const asked: string[] = [];
  const read = pageReader('/api', (address) => {
    asked.push(address);
    const query = new URL(address, 'http://console.test').searchParams;
    const start = Number(query.get('after') ?? 0);
    const end = Math.min(count, start + Number(query.get('limit')));
    const headers = new Headers({ 'content-range': `people ${start}-${end - 1}/${count}` });
    if (end < count) headers.set('next-page', String(end));
    const json = Array.from({ length: end - start }, (_, index) => ({ id: start + index }));
    return Promise.resolve({ headers, json });
  });
  const page = (number: number, more: { perPage?: number; field?: string; filter?: object } = {}) =>
    read('people', {
      pagination: { page: number, perPage: more.perPage ?? 2 },
      sort: { field: more.field ?? 'name', order: 'ASC' },
      filter: more.filter ?? {},
    });
  return { asked, page };
}

describe('the pages of a list', () => {
  it('go on where the one before ended, and back', async () => {
    const { page } = serverOf(5);
    const ids: unknown[] = [];
    for (const number of [1, 2, 3, 2]) ids.push((await page(number)).data.map(({ id }) => id as unknown));
    expect(ids).toEqual([[0, 1], [2, 3], [4], [2, 3]]);
  });

  it('tell the count, and whether another follows', async () => {
    const { page } = serverOf(3);
    expect(await page(1)).toMatchObject({
      total: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(await page(2)).toMatchObject({
      total: 3,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('that nobody came to are empty, and are not asked for', async () => {
    const { asked, page } = serverOf(9);
    expect(await page(3)).toEqual({ data: [], total: 0 });
    await page(1);
    expect((await page(3)).data).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('belong to one filter, sort and length', async () => {
    const { page } = serverOf(9);
    await page(1);
    for (const other of [{ perPage: 3 }, { field: 'id' }, { filter: { q: 'x' } }])
      expect((await page(2, other)).data).toEqual([]);
    expect((await page(2)).data).toHaveLength(2);
  });
});

describe('what a member is known by', () => {
  const ann = 'ann@example.test';
  const asked: { address: string; body: string | undefined }[] = [];
  const read = pageReader('/api', (address, options) => {
    asked.push({ address, body: options?.body });
    const headers = new Headers({ 'content-range': 'members 0-0/2', 'next-page': 'further' });
    return Promise.resolve({ headers, json: [{ id: 1 }] });
  });
  const page = (resource: string, number: number, filter: object) =>
    read(resource, { pagination: { page: number, perPage: 1 }, filter });
  beforeEach(() => asked.splice(0));

  it('is asked in the body, from the first page to the last', async () => {
    for (const resource of ['members', 'profiles'])
      for (const number of [1, 2]) await page(resource, number, { q: ann });
    expect(asked.map(({ address }) => address)).toEqual([
      ...['/api/members/search', '/api/members/search'],
      ...['/api/profiles/search', '/api/profiles/search'],
    ]);
    expect(asked.map(({ body }) => JSON.parse(body ?? '{}') as object)).toMatchObject([
      { filter: JSON.stringify({ q: ann }), limit: '1' },
      { after: 'further' },
      {},
      { after: 'further' },
    ]);
  });

  it('is asked of no list that has no such way', async () => {
    expect(await page('payments', 1, { q: ann })).toEqual({ data: [], total: 0 });
    expect(asked).toEqual([]);
    await page('profiles', 1, {});
    expect(asked).toEqual([
      { address: expect.stringContaining('/api/profiles?') as string, body: undefined },
    ]);
  });
});
