import { failAsGone, importOrReload } from './import-or-reload';

const gone = new Error('gone');
const failing = async () =>
  (await importOrReload('/assets/a.js', () => Promise.reject(gone))) as Record<
    'clientLoader' | 'default',
    () => Promise<never>
  >;

describe('a part of the site that the router imports', () => {
  it('is what was loaded', async () => {
    const part = { default: 1 };
    expect(await importOrReload('/assets/a.js', () => Promise.resolve(part))).toBe(part);
  });

  it('fails its page when it is gone and nobody loads the page anew, each time it is asked', async () => {
    const part = await failing();
    expect(() => part.clientLoader()).toThrow(gone);
    expect(() => part.default()).toThrow(gone);
    expect(() => failAsGone(gone)).toThrow(gone);
  });

  it('shows nothing more on a page that is about to be loaded anew', async () => {
    const told = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('vite:preloadError', told);
    const shown = (await failing()).clientLoader().then(
      () => 'shown',
      () => 'failed',
    );
    window.removeEventListener('vite:preloadError', told);
    expect(told).toHaveBeenCalledTimes(1);
    for (let step = 0; step < 10; step++) await null;
    expect(await Promise.race([shown, Promise.resolve('waiting')])).toBe('waiting');
  });
});
