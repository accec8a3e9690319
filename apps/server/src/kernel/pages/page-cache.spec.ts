import { PageCache, toCachedPage } from './page-cache.js';

const page = (tenantId: string, text: string) =>
  toCachedPage(tenantId, { status: 200, headers: {}, body: Buffer.from(text) });

describe('the page cache', () => {
  it('drops the pages of a brand that changed, and no other’s', async () => {
    const cache = new PageCache();
    for (const [key, tenantId] of [
      ['alpha /', 'alpha'],
      ['alpha /prijzen', 'alpha'],
      ['beta /', 'beta'],
    ] as const)
      await cache.fill(key, () => page(tenantId, key));
    cache.dropTenant('alpha');
    expect(cache.get('alpha /')).toBeUndefined();
    expect(cache.get('alpha /prijzen')).toBeUndefined();
    expect(String(cache.get('beta /')?.bodies.identity)).toBe('beta /');
  });

  it('renders a page once however many ask for it at the same time', async () => {
    const cache = new PageCache();
    const render = jest.fn(() => page('alpha', 'once'));
    const asked = await Promise.all([1, 2, 3].map(() => cache.fill('key', render)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(asked).size).toBe(1);
  });

  it('keeps nothing of a page that was not for everybody, nor of one that failed', async () => {
    const cache = new PageCache();
    expect(await cache.fill('key', () => Promise.resolve(undefined))).toBeUndefined();
    await expect(cache.fill('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache.get('key')).toBeUndefined();
    await cache.fill('key', () => page('alpha', 'at last'));
    expect(cache.get('key')).toBeDefined();
  });
});
