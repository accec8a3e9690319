import type { TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';

interface Found {
  country: string;
  region: string;
  city: string;
}

describe('places over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({
      alpha: { countries: ['NL', 'BE'] },
      beta: { countries: ['GB', 'IE', 'DE', 'FR', 'CH'] },
    });
  });

  const ask = async (host: string, path: string) => {
    const answer = await app.request(host, { path });
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const cities = async (name: string, host = 'alpha.localhost', headers: Record<string, string> = {}) => {
    const path = `/api/cities?${new URLSearchParams({ name }).toString()}`;
    const answer = await app.request(host, { path, headers });
    expect(answer.status).toBe(200);
    return (answer.json as { cities: Found[] }).cities;
  };
  const names = async (name: string, host?: string) => (await cities(name, host)).map(({ city }) => city);
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
      expect(await names('munchen', 'beta.localhost')).toContain('München');
      expect(await names('FRANKFURT AM', 'beta.localhost')).toContain('Frankfurt am Main');
      expect(await names('hertogenb')).toEqual(["'s-Hertogenbosch"]);
    });

    it('are found by names that others have for them', async () => {
      expect(await names('den b')).toContain("'s-Hertogenbosch");
      expect(await names('the hague')).toEqual(['Den Haag']);
      expect(await names('Keulen', 'beta.localhost')).toEqual(['Köln']);
    });

    it('are found as people shorten them', async () => {
      const first = async (name: string, host = 'beta.localhost') => (await names(name, host))[0];
      for (const short of ['Frankfurt/Main', 'Frankfurt a.M.', 'frankfurt a. main'])
        expect([short, await first(short)]).toEqual([short, 'Frankfurt am Main']);
      expect(await first('Frankfurt/Oder')).toBe('Frankfurt (Oder)');
      expect(await first('St. Gallen')).toBe('St. Gallen');
      expect(await first('St. Ingbert')).toBe('Sankt Ingbert');
      expect(await names('St Denis', 'beta.localhost')).toContain('Saint-Denis');
      expect(await first('Limburg/Lahn')).toBe('Limburg an der Lahn');
      expect(await first('Bad Homburg v.d.H.')).toBe('Bad Homburg vor der Höhe');
      expect(await first('Den Bosch', 'alpha.localhost')).toBe("'s-Hertogenbosch");
      expect(await first('Alphen a/d Rijn', 'alpha.localhost')).toBe('Alphen aan den Rijn');
    });

    it('come with the largest first, ten at most', async () => {
      expect((await names('a')).slice(0, 3)).toEqual(['Amsterdam', 'Almere', 'Arnhem']);
      expect(await names('a')).toHaveLength(10);
    });

    it('are those of all the brand’s countries and of no other', async () => {
      expect(new Set((await cities('a')).map(({ country }) => country))).toEqual(new Set(['NL', 'BE']));
      expect((await cities('antwerp'))[0]).toEqual({ country: 'BE', region: 'Antwerpen', city: 'Antwerpen' });
      expect(await cities('berlin')).not.toContainEqual(expect.objectContaining({ city: 'Berlin' }));
    });

    it('begin with those of the visitor’s country', async () => {
      const leading = async (address: string) =>
        (await cities('a', 'alpha.localhost', { 'x-forwarded-for': address }))[0];
      expect(await leading('193.0.6.139')).toMatchObject({ country: 'NL', city: 'Amsterdam' });
      expect(await leading('193.190.198.27')).toMatchObject({ country: 'BE', city: 'Antwerpen' });
      expect(await leading('8.8.8.8')).toMatchObject({ country: 'NL', city: 'Amsterdam' });
    });

    it('need something typed', async () => {
      const path = '/api/cities?name=%20';
      expect((await app.request('alpha.localhost', { path })).json).toMatchObject({
        error: { fields: { name: 'too_short' } },
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

describe('the country of a visitor', () => {
  const dutch = { 'x-forwarded-for': '193.0.6.139' };
  const american = { 'x-forwarded-for': '8.8.8.8' };
  let app: TestApp;
  beforeAll(async () => {
    app = await newBrands({ alpha: { countries: ['NL', 'BE'] } });
  });

  const settings = async (headers: Record<string, string>, chosen?: string) => {
    const cookies: Record<string, string> = chosen === undefined ? {} : { kindling_country: chosen };
    const answer = await app.request('alpha.localhost', { path: '/api/settings.php', headers, cookies });
    const { geoip_country, geoip_selected_country } = answer.json as Record<string, unknown>;
    return { geoip_country, geoip_selected_country };
  };

  it('is what the address says, through a trusted proxy only', async () => {
    expect(await settings(dutch)).toEqual({ geoip_country: 'NL', geoip_selected_country: null });
    expect(await settings(american)).toMatchObject({ geoip_country: 'US' });
    const wary = await startTestApp({ env: { TRUSTED_PROXIES: '' } });
    const answer = await wary.request('alpha.localhost', { path: '/api/settings.php', headers: dutch });
    expect(answer.json).toMatchObject({ geoip_country: null });
  });

  it('is not known of a network that is nowhere', async () => {
    expect(await settings({ 'x-forwarded-for': '192.168.1.20' })).toMatchObject({ geoip_country: null });
    expect(await settings({})).toMatchObject({ geoip_country: null });
  });

  it('is chosen among the brand’s, anything else is no choice', async () => {
    expect(await settings(dutch, 'BE')).toEqual({ geoip_country: 'NL', geoip_selected_country: 'BE' });
    for (const nonsense of ['DE', 'XX', 'be', 'BE%0a', ''])
      expect(await settings(dutch, nonsense)).toMatchObject({ geoip_selected_country: null });
  });
});

describe('ways to pay', () => {
  it('are those of the country that the payer chose, else lives in, else is in', async () => {
    const app = await newBrands({
      alpha: { countries: ['NL', 'BE'], payment_methods: ['ideal', 'bancontact', 'creditcard'] },
    });
    const methods = async (address: string, cookies: Record<string, string> = {}) => {
      const headers = { 'x-forwarded-for': address };
      const { json } = await app.request('alpha.localhost', { path: '/api/bundles', headers, cookies });
      return (json as { payment_methods: string[] }).payment_methods;
    };
    expect(await methods('193.0.6.139')).toEqual(['ideal', 'creditcard']);
    expect(await methods('193.0.6.139', { kindling_country: 'BE' })).toEqual(['bancontact', 'creditcard']);
    expect(await methods('192.168.0.1')).toEqual(['ideal', 'bancontact', 'creditcard']);

    const { cookies } = await joinConfirmed(app, 'alpha');
    expect(await methods('193.0.6.139', cookies)).toEqual(['ideal', 'creditcard']);
    const lives = { method: 'PUT' as const, path: '/api/profile', cookies, body: { country: 'BE' } };
    expect((await app.request('alpha.localhost', lives)).status).toBe(200);
    expect(await methods('193.0.6.139', cookies)).toEqual(['bancontact', 'creditcard']);
    expect(await methods('193.0.6.139', { ...cookies, kindling_country: 'NL' })).toEqual([
      'ideal',
      'creditcard',
    ]);
  });
});

describe('the place of one’s own profile', () => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await newBrands({ alpha: { countries: ['NL', 'BE'] } });
    member = await joinConfirmed(app, 'alpha');
  });

  const save = (body: object) =>
    app.request('alpha.localhost', { method: 'PUT', path: '/api/profile', body, cookies: member.cookies });
  const saved = async (body: object) => {
    const answer = await save(body);
    expect(answer.status).toBe(200);
    const { country, region, city } = (answer.json as { profile: Found }).profile;
    return [country, region, city];
  };
  const refused = async (body: object) => {
    const answer = await save(body);
    expect(answer.status).toBe(400);
    return (answer.json as { error: { fields: unknown } }).error.fields;
  };
  const storedPlace = () =>
    app.inTenant('alpha', async () => {
      const rows = await app.database.select<{ placeId: number | null }>(
        'SELECT place_id AS placeId FROM profile WHERE tenant_id = :tenant AND id = :id',
        { id: member.id },
      );
      return rows[0]?.placeId;
    });

  it('is a known city, which brings its region along', async () => {
    expect(await saved({ country: 'NL', city: 'Venlo' })).toEqual(['NL', 'Limburg', 'Venlo']);
    expect(await storedPlace()).toBe(2745641);
    expect(await saved({ city: 'rotterdam' })).toEqual(['NL', 'Zuid-Holland', 'Rotterdam']);
  });

  it('may be a region or a country alone', async () => {
    expect(await saved({ country: 'BE', region: 'Antwerpen', city: null })).toEqual([
      'BE',
      'Antwerpen',
      null,
    ]);
    expect(await storedPlace()).toBeNull();
    expect(await saved({ region: null })).toEqual(['BE', null, null]);
    expect(await saved({ country: null })).toEqual([null, null, null]);
  });

  it('is refused on the field that names no place, and nothing is changed', async () => {
    await saved({ country: 'NL', region: 'Utrecht', city: 'Zeist' });
    expect(await refused({ country: 'DE' })).toEqual({ country: 'unknown_place' });
    expect(await refused({ region: 'Atlantis' })).toEqual({ region: 'unknown_place' });
    expect(await refused({ city: 'Atlantis' })).toEqual({ city: 'unknown_place' });
    expect(await refused({ region: 'Limburg', city: 'Zeist' })).toEqual({ city: 'unknown_place' });
    expect(await refused({ country: null, city: 'Zeist' })).toEqual({ country: 'required' });
    expect(await refused({ city: 'Atlantis', about_me: 'changed' })).toBeDefined();
    expect(await saved({ about_me: 'Hi' })).toEqual(['NL', 'Utrecht', 'Zeist']);
  });
});
