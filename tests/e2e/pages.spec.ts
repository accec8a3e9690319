import { expect, test } from '@playwright/test';
import { isPageName } from '../../packages/contract/src/pages.ts';
import { e2ePort, originOf } from '../support/browser/origin.ts';
import { requestOnce } from '../support/app/http.ts';

const host = 'vonk.localhost';
const get = (path: string, headers: Record<string, string> = {}, on = host) =>
  requestOnce(e2ePort(), on, { path, headers });

test.describe('pages over the wire', () => {
  test('a cached page is the same bytes for everyone, compressed as the browser takes it', async () => {
    const [first, second] = [await get('/'), await get('/')];
    expect(second.body.equals(first.body)).toBe(true);
    const compressed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body.length).toBeLessThan(first.body.length / 3);
  });

  test('the addresses at which browsers look for an icon lead to the brand’s', async () => {
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
      const asked = await get(path);
      expect([path, asked.status]).toEqual([path, 302]);
      const icon = await get(String(asked.headers.location));
      expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  test('another host of the brand names the primary one as home', async () => {
    const page = (await get('/inloggen', {}, 'localhost')).body.toString();
    expect(page).toContain(`<link rel="canonical" href="${originOf(host)}/inloggen"/>`);
  });

  test('an unchanged page keeps its content policy when it is only confirmed', async () => {
    const page = await get('/');
    for (const tag of [`W/${String(page.headers.etag)}`, `"other", ${String(page.headers.etag)}`, '*'])
      expect([tag, (await get('/', { 'if-none-match': tag })).status]).toEqual([tag, 304]);
    const again = await get('/', { 'if-none-match': String(page.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  const aboutMembers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };

  test('a page that is not kept carries a nonce of its own and is not stored', async () => {
    const nonce = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];
    const [profile = ''] = /\/leden\/[\w-]{10,}/.exec((await get('/leden')).body.toString()) ?? [];
    const [first, second] = [await get(profile), await get(profile)];
    expect(nonce(first.headers['content-security-policy'])).toBeDefined();
    expect(nonce(first.headers['content-security-policy'])).not.toBe(
      nonce(second.headers['content-security-policy']),
    );
    expect(first.headers).toMatchObject(aboutMembers);
  });

  test('visitors share the list of members of a search, which no browser stores', async () => {
    const [first, other, narrower] = [
      await get('/leden?gender=female&min_age=30'),
      await get('/leden?min_age=30&gender=female&utm_source=somewhere', { cookie: 'anything=1' }),
      await get('/leden?gender=female&min_age=40'),
    ];
    expect(first.headers).toMatchObject(aboutMembers);
    expect(other.body.equals(first.body)).toBe(true);
    expect(narrower.body.equals(first.body)).toBe(false);
  });

  test('the router is told the pages it asked for, in the language of the page alone', async () => {
    const page = (await get('/leden')).body.toString();
    const version = /"version":\s*"(\w+)"/.exec(page)?.[1] ?? '';
    const ask = (paths: readonly string[], of = version) =>
      get(`/__manifest?${new URLSearchParams({ paths: paths.join(','), version: of }).toString()}`);
    const answer = await ask(['/chats', '/instellingen', '/mitglieder', '/nothing']);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const told = JSON.parse(answer.body.toString()) as Record<string, { path?: string }>;
    expect(told).toMatchObject({ chats: { path: 'chats' }, settings: { path: 'instellingen' } });
    expect(Object.keys(told).filter(isPageName)).toEqual(['chats', 'settings']);
    for (const text of [page, answer.body.toString()]) expect(text).not.toMatch(/einstellungen|parametres/);

    // A page of an older build is loaded anew.
    const old = await ask(['/chats'], 'old');
    expect([old.status, old.headers['x-remix-reload-document']]).toEqual([204, 'true']);
    const many = await ask(Array.from({ length: 201 }, (_, index) => `/${index}`));
    expect([many.status, JSON.parse(many.body.toString())]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'malformed_request' }) as object },
    ]);
  });

  test("the specification's path leads to the language's own and keeps its query", async () => {
    const answer = await get('/members?min_age=30');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/leden?min_age=30');
  });

  test('the language that was chosen wins where the address names none', async () => {
    const answer = await get('/members', { cookie: 'kindling_language=fr' }, 'harbour.localhost');
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/fr/membres');
  });

  test('the company is told by the register and the tax of its country, in the words of the reader', async () => {
    const dutch = (await get('/')).body.toString();
    expect(dutch).toContain('KvK 00000000 · Btw NL000000000B00');
    const british = (await get('/de', {}, 'harbour.localhost')).body.toString();
    expect(british).toContain('Companies House 00000001 · USt-IdNr. GB000000000');
  });

  test('an unknown page is a 404 in the language of its brand, an unknown host one that names none', async () => {
    const page = await get('/no-such-page');
    expect(page.status).toBe(404);
    expect(page.body.toString()).toContain('lang="nl"');
    const nobody = await get('/', {}, 'nobody.example');
    expect(nobody.status).toBe(404);
    expect(nobody.body.toString()).toBe('Not found\n');
  });

  test('nothing of a visitor is in the page of all: their cookies change no byte', async () => {
    const plain = await get('/');
    const other = await get('/', { cookie: 'anything=1', 'user-agent': 'somebody', 'accept-language': 'fr' });
    expect(other.body.equals(plain.body)).toBe(true);
  });
});
