import { startTestApp, type TestApp } from '../support/test-app.ts';

interface Found {
  country: string;
  region: string;
  city: string;
}

describe('places over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      settings: {
        alpha: { countries: ['NL', 'BE'] },
        beta: { countries: ['GB', 'IE', 'DE', 'FR', 'CH'] },
      },
    });
  });

  const ask = async (host: string, path: string) => {
    const answer = await app.request(host, { path });
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const cities = async (query: Record<string, string>, host = 'alpha.localhost') => {
    const path = `/api/cities?${new URLSearchParams(query).toString()}`;
    return ((await ask(host, path)) as { cities: Found[] }).cities;
  };
  const names = async (query: Record<string, string>, host?: string) =>
    (await cities(query, host)).map(({ city }) => city);
  const geocode = async (lat: string, lon: string, host = 'alpha.localhost') => {
    const path = `/api/geocode.php?${new URLSearchParams({ lat, lon }).toString()}`;
    return ((await ask(host, path)) as { place: Found | false }).place;
  };

  it('tells the regions of the brand’s countries as they are called there', async () => {
    const { regions } = (await ask('alpha.localhost', '/api/regions.php')) as {
      regions: Record<string, { label: string; names: string[] }>;
    };
    expect(Object.keys(regions)).toEqual(['NL', 'BE']);
    expect(regions.NL).toMatchObject({ label: 'province', names: expect.arrayContaining(['Noord-Holland']) });
    expect(regions.NL?.names).toHaveLength(12);
  });

  describe('cities', () => {
    it('are found by any word, accents and capitals aside', async () => {
      expect(await names({ country: 'DE', name: 'munchen' }, 'beta.localhost')).toContain('München');
      expect((await names({ country: 'DE', name: 'FRANKFURT AM' }, 'beta.localhost'))[0]).toBe(
        'Frankfurt am Main',
      );
      expect(await names({ country: 'NL', name: 'hertogenb' })).toEqual(["'s-Hertogenbosch"]);
    });

    it('are found by names that others have for them', async () => {
      expect(await names({ country: 'NL', name: 'den b' })).toContain("'s-Hertogenbosch");
      expect(await names({ country: 'NL', name: 'the hague' })).toEqual(['Den Haag']);
      expect(await names({ country: 'DE', name: 'Keulen' }, 'beta.localhost')).toEqual(['Köln']);
    });

    it('come with the largest first, ten at most', async () => {
      expect((await names({ country: 'NL', name: 'a' })).slice(0, 3)).toEqual([
        'Amsterdam',
        'Almere',
        'Arnhem',
      ]);
      expect(await names({ country: 'NL', name: 'a' })).toHaveLength(10);
    });

    it('keep to a region', async () => {
      const found = await cities({ country: 'NL', region: 'Limburg', name: 'v' });
      expect(found[0]).toEqual({ country: 'NL', region: 'Limburg', city: 'Venlo' });
      expect(new Set(found.map(({ region }) => region))).toEqual(new Set(['Limburg']));
    });

    it('are none in a country that the brand does not serve', async () => {
      expect(await cities({ country: 'DE', name: 'berlin' })).toEqual([]);
    });

    it('need a country and something typed', async () => {
      const path = '/api/cities?country=XX&name=%20';
      expect((await app.request('alpha.localhost', { path })).json).toMatchObject({
        error: { fields: { country: 'invalid', name: 'too_short' } },
      });
    });
  });

  describe('a position', () => {
    it('is in the nearest city', async () => {
      expect(await geocode('52.3791', '4.9003')).toEqual({
        country: 'NL',
        region: 'Noord-Holland',
        city: 'Amsterdam',
      });
      expect(await geocode('47.05', '8.31', 'beta.localhost')).toMatchObject({
        city: 'Luzern',
        country: 'CH',
      });
    });

    it('is in a country of the brand, also beyond its border', async () => {
      expect(await geocode('50.7753', '6.0839')).toMatchObject({ country: 'NL', city: 'Vaals' });
      expect(await geocode('50.7753', '6.0839', 'beta.localhost')).toMatchObject({ city: 'Aachen' });
    });

    it('is nowhere in the sea, far away or where no globe has it', async () => {
      expect(await geocode('56.5', '3.5')).toBe(false);
      expect(await geocode('-33.868', '151.207')).toBe(false);
      for (const [lat, lon] of [
        ['91', '4'],
        ['52', '181'],
        ['here', 'there'],
        ['', ''],
      ] as const)
        expect(await geocode(lat, lon)).toBe(false);
    });
  });

  it('are limited for who asks too much', async () => {
    const path = '/api/geocode.php?lat=52&lon=5';
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++) {
      statuses.push((await app.request('alpha.localhost', { path })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
