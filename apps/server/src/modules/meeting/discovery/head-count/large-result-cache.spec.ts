import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import type { Filters } from '../discovery-rules.js';
import type { Searcher } from '../search/searcher.js';
import { LargeResultCache } from './large-result-cache.js';

const amersfoort = { latitude: 52.155, longitude: 5.3875 };
const ghent = { latitude: 51.05, longitude: 3.7167 };
const from = (position: Searcher['position']): Searcher => ({ memberId: null, own: null, position });

describe('crowds that are known', () => {
  let now = 0;
  const crowds = new LargeResultCache({ now: () => new Date(now) });
  const on = <T>(brand: string, work: () => T): T => TenantContext.run({ id: brand } as never, work);
  const has = (filters: Filters, position: Searcher['position'] = null, brand = 'alpha') =>
    on(brand, () => crowds.has(filters, from(position)));

  it('are those of a selection on a brand, for five minutes, whoever asks', () => {
    on('alpha', () => crowds.note({ gender: 'female', min_age: 30 }, from(amersfoort)));
    expect(has({ min_age: 30, gender: 'female' }, ghent)).toBe(true);
    expect([has({ gender: 'female' }), has({ gender: 'female', min_age: 31 })]).toEqual([false, false]);
    expect(has({ gender: 'female', min_age: 30 }, null, 'beta')).toBe(false);
    now += 5 * 60_000;
    expect(has({ gender: 'female', min_age: 30 })).toBe(false);
  });

  it('are around one city where a radius counts', () => {
    on('alpha', () => crowds.note({ within_km: 25 }, from(amersfoort)));
    expect([has({ within_km: 25 }, amersfoort), has({ within_km: 25 }, ghent)]).toEqual([true, false]);
  });

  it('are so many at most that memory has an end', () => {
    on('alpha', () => {
      crowds.note({ gender: 'male' }, from(null));
      for (let age = 0; age < 5000; age++) crowds.note({ max_age: age }, from(null));
    });
    expect([has({ gender: 'male' }), has({ max_age: 4999 })]).toEqual([false, true]);
  });
});
