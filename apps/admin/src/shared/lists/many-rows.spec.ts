import { manyReader } from './many-rows';

function readerOf() {
  const asked: string[] = [];
  const read = manyReader(
    (resource, { filter }) => {
      const { id } = filter as { id: string[] };
      asked.push(`${resource} ${id.length}`);
      return Promise.resolve({ data: id.map((one) => ({ id: one })) as never[], total: id.length });
    },
    (resource, id) => {
      asked.push(`${resource}/${id}`);
      return Promise.resolve({ data: { id } });
    },
  );
  return { asked, read };
}

describe('rows by their ids', () => {
  it('come in one request where their list can be asked for them', async () => {
    const { asked, read } = readerOf();
    const ids = Array.from({ length: 45 }, (_, index) => `brand-${index}`);
    expect((await read('tenants', { ids })).data.map(({ id }) => id as unknown)).toEqual(ids);
    expect(asked).toEqual(['tenants 40', 'tenants 5']);
  });

  it('come one by one elsewhere', async () => {
    const { asked, read } = readerOf();
    await read('staff', { ids: ['a', 'b'] });
    expect(asked).toEqual(['staff/a', 'staff/b']);
  });
});
