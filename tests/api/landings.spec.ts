import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import type { PhotoRecord } from '../../apps/server/src/modules/pictures/pictures.api.ts';
import { TrafficApi } from '../../apps/server/src/modules/brands/traffic/traffic.api.ts';
import { encodeTrafficSource } from '../../apps/server/src/modules/brands/traffic/traffic-source.ts';
import { landingNames } from '../../packages/contract/src/brands/landings.ts';
import type { Crowd } from '../../packages/contract/src/meeting/calls/head-count.ts';
import { confirmEmail, joinConfirmed } from '../support/members/members.ts';
import { addProfile, setProfile, someId } from '../support/members/profiles.ts';
import { memberPassword } from '../support/members/draft.ts';
import { challengeOfAMinuteAgo } from '../support/members/signup-patience.ts';
import { startApp, type App } from '../support/app/app-process.ts';
import { requestOnce } from '../support/app/http.ts';
import { testSchema } from '../support/database/schema.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const day = 86_400_000;
const source = encodeTrafficSource({ network: 'summer', ref: '', sub1: '', sub2: '', sub3: '' });
const fromCampaign = { [TrafficApi.cookie]: source };
const name = 'Wilhelmina';

const picture = (): PhotoRecord => ({
  ...{ id: someId(), key: 'a'.repeat(22), blurredKey: 'b'.repeat(22), status: 'active' },
  ...{ widths: [320], width: 320, height: 400, placeholder: '#aabbcc' },
});

let app: TestApp;
/** Pages come from a process of their own, on the same brands. */
let serving: App | undefined;
let shown: string;
afterAll(() => serving?.stop());
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      alpha: { logged_out_search: 'all', logged_out_search_trafficsource: 'none', niche: 2 },
      beta: {
        ...{ logged_out_search: 'none', logged_out_search_trafficsource: 'preview', niche: 1 },
        countries: ['NL', 'GB', 'IE', 'DE', 'FR', 'ES'],
      },
    },
  });
  const yesterday = new Date(app.clock.now().getTime() - day);
  for (const brand of ['alpha', 'beta']) {
    const id = await addProfile(app, brand, { name, mainPhoto: picture(), createdAt: yesterday });
    if (brand === 'alpha') shown = id;
    for (let count = 0; count < 6; count++)
      await addProfile(app, brand, { createdAt: yesterday, lastSeenAt: yesterday });
    await addProfile(app, brand, { createdAt: yesterday, region: 'Zeeland' });
    for (let count = 0; count < 6; count++)
      await addProfile(app, brand, { createdAt: yesterday, region: 'Drenthe', fictional: true });
  }
  serving = await startApp({
    databaseUrl: (await testSchema()).url,
    redisUrl: app.environment.REDIS_URL,
    worker: false,
    env: { LOG_LEVEL: 'error' },
  });
});

const ask = (brand: string, path: string, cookies: Record<string, string> = {}) =>
  app.request(`${brand}.localhost`, { path, cookies });
/** What the process that serves pages answers. */
async function get(brand: string, path: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers: Record<string, string> = cookie === '' ? {} : { cookie };
  const { body, ...answer } = await requestOnce(serving?.port ?? 0, `${brand}.localhost`, { path, headers });
  return { ...answer, body, text: body.toString() };
}
/** Follows the way to an address in the reader's language. */
async function page(brand: string, path: string, cookies: Record<string, string> = {}) {
  const answer = await get(brand, path, cookies);
  const { location } = answer.headers;
  return location === undefined ? answer : get(brand, location, cookies);
}

describe('what landing pages show', () => {
  const withMembers = ['tinderswipe', 'collagelanding', 'gallery'];
  const withCounts = ['maplanding', 'socialnetwork'];
  it.each([
    ['alpha', 'all', {}, true],
    ['alpha', 'none, by a traffic source', fromCampaign, false],
    ['beta', 'none', {}, false],
    ['beta', 'a preview, by a traffic source', fromCampaign, true],
  ] as const)('on %s, whose visitor may see %s', async (brand, _allowed, cookies, seesMembers) => {
    for (const landing of landingNames) {
      const { status, text, headers } = await page(brand, `/landers/${landing}`, cookies);
      expect([landing, status]).toEqual([landing, 200]);
      expect([landing, text.includes(name)]).toEqual([landing, seesMembers && withMembers.includes(landing)]);
      const counted = /<strong[^>]*>\d+\+<\/strong>/.test(text);
      expect([landing, counted]).toEqual([landing, seesMembers && withCounts.includes(landing)]);
      // The signup is told which page the visit began on.
      expect(text).toMatch(new RegExp(`href="[^"]*/(aanmelden|signup)\\?entry=landers-${landing}"`));
      // Neither React nor the router come along: what there is of script stands in the page.
      expect(text).not.toMatch(/<script[^>]* src=|modulepreload|type="module"/);
      expect(headers['x-robots-tag']).toBeUndefined();
    }
  });

  it('is a count only where there are five, never of fictional profiles', async () => {
    const { json } = await ask('alpha', '/api/crowd');
    expect(json).toEqual({
      joined: 5,
      active: 5,
      regions: [{ country: 'NL', region: 'Utrecht', members: 5, joined: 5 }],
    } satisfies Crowd);
    expect((await ask('beta', '/api/crowd')).json).toEqual({ joined: null, active: null, regions: [] });
  });

  it('is the same until the day is over', async () => {
    const before = (await ask('alpha', '/api/crowd')).text;
    for (let count = 0; count < 6; count++) await addProfile(app, 'alpha', { createdAt: app.clock.now() });
    expect((await ask('alpha', '/api/crowd')).text).toBe(before);
    app.clock.advance(day);
    expect((await ask('alpha', '/api/crowd')).json).toMatchObject({ joined: 10 });
  });

  it('about one member is that member, or a drawing where nobody is to be seen; never for a crawler', async () => {
    for (const landing of ['landing', 'landing2', 'landing3']) {
      const open = await page('alpha', `/members/${shown}/${landing}`);
      expect([landing, open.status, open.text.includes(name)]).toEqual([landing, 200, true]);
      expect(open.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      expect(open.text).not.toMatch(/ld\+json|og:|rel="canonical"/);
      const closed = await page('alpha', `/members/${shown}/${landing}`, fromCampaign);
      expect([landing, closed.status, closed.text.includes(name)]).toEqual([landing, 200, false]);
      expect((await page('alpha', `/members/${someId()}/${landing}`)).status).toBe(404);
    }
  });

  it('says of a fictional profile that it is one', async () => {
    const id = await addProfile(app, 'alpha', { name: 'Made up', fictional: true, mainPhoto: picture() });
    for (const landing of ['landing', 'landing2', 'landing3'])
      expect((await page('alpha', `/members/${id}/${landing}`)).text).toContain(
        'fysiek contact niet mogelijk',
      );
  });
});

describe('the addresses of landing pages', () => {
  it('take the slugs of their own brand alone', async () => {
    for (const path of ['/landers/gallery', `/members/${shown}/landing2`]) {
      expect((await page('alpha', `${path}/she-nl`)).status).toBe(200);
      for (const slug of ['nl', 'bdsm-nl', 'she-eng', 'she-xx', 'other'])
        expect([slug, (await get('alpha', `${path}/${slug}`)).status]).toEqual([slug, 404]);
    }
    expect((await get('beta', '/landers/gallery/she-eng')).status).toBe(404);
    expect((await get('alpha', '/landers/tinderswipe/she-nl')).status).toBe(404);
    expect((await get('alpha', '/landers/nothing')).status).toBe(404);
  });

  it('lead to the language that the slug names, with the query, and name one canonical address', async () => {
    expect((await get('alpha', '/landers/gallery/she-nl?network=n')).headers['location']).toBe(
      '/ontdek/galerij/she-nl?network=n',
    );
    expect((await get('beta', '/landers/gallery/nl')).headers['location']).toBe('/nl/ontdek/galerij/nl');
    const { text } = await get('beta', '/nl/ontdek/galerij/nl');
    expect(text).toMatch(/rel="canonical" href="http:\/\/beta\.localhost[^/]*\/nl\/ontdek\/galerij"/);
    expect(text).toMatch(/hrefLang="en" href="http:\/\/beta\.localhost[^/]*\/landers\/gallery"/);
  });

  it('stand in the sitemap, each in every language, and are open to crawlers', async () => {
    const { text: map } = await get('alpha', '/sitemap.xml');
    const { text: robots } = await get('alpha', '/robots.txt');
    expect(map).toMatch(/<loc>http:\/\/alpha\.localhost[^/]*\/ontdek\/stapel<\/loc>/);
    expect(map.match(/<loc>[^<]*\/ontdek\//g)).toHaveLength(landingNames.length);
    expect(map).not.toMatch(/welkom|ansichtkaart|eerste-zin/);
    expect(robots).not.toContain('/ontdek');
  });
});

describe('the niche of a brand', () => {
  it('gives the first screen its picture and the last line its words, where the theme is drawn for another', async () => {
    const { text: alpha } = await page('alpha', '/');
    expect(alpha).toContain('src="/themes/ember/pictures/niche-she.svg"');
    expect(alpha).toContain('Misschien zoekt ze jou');
    const { text: beta } = await page('beta', '/');
    expect(beta).toContain('src="/themes/tide/pictures/niche-general.svg"');
    expect(beta).toContain('Who knows who’s waiting');
  });

  it('has a picture in the colours of each theme', async () => {
    const [ember, tide] = await Promise.all(
      ['ember', 'tide'].map((theme) => get('alpha', `/themes/${theme}/pictures/niche-she.svg`)),
    );
    expect([ember?.status, tide?.status]).toEqual([200, 200]);
    expect(ember?.text).toContain('#e8411c');
    expect(tide?.text).not.toContain('#e8411c');
    expect(tide?.text).toContain('#0b6b75');
  });

  it('is sent compressed to a browser, and whole to a client that reads no such bytes', async () => {
    const path = '/themes/ember/pictures/niche-she.svg';
    const headers = { 'accept-encoding': 'gzip, br' };
    const packed = await requestOnce(serving?.port ?? 0, 'alpha.localhost', { path, headers });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const whole = await get('alpha', path);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.body).toString()).toBe(whole.text);
  });

  it('goes before the evenings that suit everybody, on a landing page that may show no members', async () => {
    const { text } = await page('beta', '/landers/gallery');
    expect(text).not.toContain('pictures/niche-');
    expect(text).toContain('The sea, out of season');
  });
});

describe('what is told of a landing page', () => {
  it('are structured data and a card of the brand, and nobody’s name', async () => {
    const { text } = await page('alpha', '/landers/gallery');
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(text) ?? [];
    const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string; name: string }[] };
    expect(graph.map((node) => [node['@type'], node.name])).toEqual([
      ['Organization', 'Alpha'],
      ['WebSite', 'Alpha'],
      ['WebPage', 'Net opgehangen'],
    ]);
    expect(data).not.toContain(name);
    const [, card = ''] = /property="og:image" content="([^"]*)"/.exec(text) ?? [];
    expect(new URL(card).pathname).toBe('/themes/ember/card.png');
  });

  it('a card is drawn, as a picture of the usual size', async () => {
    const card = '/themes/ember/card.png';
    for (const { status, headers, body } of await Promise.all([1, 2].map(() => get('alpha', card)))) {
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(body.length).toBeLessThan(300_000);
      expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    expect((await get('alpha', '/themes/nothing/card.png')).status).toBe(404);
  });
});

describe('whom a visitor liked before the signup', () => {
  const signUp = async (email: string, liked: unknown) =>
    app.request('alpha.localhost', {
      ...{ method: 'POST', path: '/api/signup' },
      body: {
        ...{ email, name: 'Adam Zwart', date_of_birth: '1990-05-17', password: memberPassword, liked },
        challenge: await challengeOfAMinuteAgo(app, 'alpha'),
      },
    });
  const likersOf = async (cookies: Record<string, string>) =>
    ((await ask('alpha', '/api/likes.php', cookies)).json as { liked_by: { id: string }[] }).liked_by;

  it('is liked once the address is confirmed, in their order, within the four of the day', async () => {
    const liked = await Promise.all([1, 2, 3].map(() => joinConfirmed(app, 'alpha')));
    const [first, second, third] = liked.map(({ id }) => id);
    const gone = someId();
    const { status, json, cookies } = await signUp('adam@example.test', [first, second, gone, third]);
    expect(status).toBe(200);
    const { user } = json as { user: { profile: { id: string } } };
    for (const member of liked) expect(await likersOf(member.cookies)).toEqual([]);

    await setProfile(app, 'alpha', second ?? '', { status: 'disabled', invisible: false });
    await confirmEmail(app, 'alpha', user.profile.id);
    expect(await likersOf(liked[0]?.cookies ?? {})).toMatchObject([{ id: user.profile.id }]);
    expect(await likersOf(liked[2]?.cookies ?? {})).toMatchObject([{ id: user.profile.id }]);
    const given = (await ask('alpha', '/api/likes.php', cookies)).json as { allowance: { left: number } };
    expect(given.allowance.left).toBe(2);
    const left = await app.inTenant('alpha', () =>
      app.database.number('SELECT COUNT(*) FROM signup_like WHERE tenant_id = :tenant'),
    );
    expect(left).toBe(0);
  });

  it('are four at most, and ids', async () => {
    expect(
      (
        await signUp(
          'many@example.test',
          Array.from({ length: 5 }, () => someId()),
        )
      ).status,
    ).toBe(400);
    expect((await signUp('none@example.test', ['no id'])).status).toBe(400);
  });
});
