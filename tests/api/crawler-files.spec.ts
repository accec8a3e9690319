import { startTestApp, type TestApp } from '../support/app/test-app.ts';

describe('what each host tells crawlers and browsers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });

  it('is a sitemap of its own brand, in its languages and on its own address', async () => {
    const alpha = await app.request('alpha.localhost', { path: '/sitemap.xml' });
    expect(alpha).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
    });
    expect(alpha.text).toContain('<loc>http://alpha.localhost/inloggen</loc>');
    expect(alpha.text).not.toContain('beta');
    const beta = await app.request('beta.localhost:3000', { path: '/sitemap.xml' });
    expect(beta.text).toContain('<loc>http://beta.localhost:3000/login</loc>');
    expect(beta.text).toContain('<loc>http://beta.localhost:3000/nl/inloggen</loc>');
    expect(beta.text).not.toContain('alpha');
  });

  it('is where not to look, which is nothing that says noindex', async () => {
    const { status, text } = await app.request('alpha.localhost', { path: '/robots.txt' });
    expect(status).toBe(200);
    expect(text).not.toContain('/leden');
    expect(text).toContain('Disallow: /api/\n');
    expect(text).toContain('Sitemap: http://alpha.localhost/sitemap.xml\n');
  });

  it('is that they may read on the console that nothing there is for them', async () => {
    const answer = await app.request('console.localhost', { path: '/robots.txt' });
    expect(answer).toMatchObject({ status: 200, text: 'User-agent: *\nDisallow:\n' });
    expect((await app.request('console.localhost', { path: '/sitemap.xml' })).status).toBe(404);
  });

  it('is what it is as an installed app, in its language, and where its icon leads', async () => {
    const { text } = await app.request('alpha.localhost', { path: '/manifest.webmanifest' });
    const { description, shortcuts } = JSON.parse(text) as {
      description: string;
      shortcuts: { name: string; url: string }[];
    };
    expect(description).toBe(
      'Ontmoet volwassenen bij jou in de buurt. Echte likes, eerlijke prijzen en altijd duidelijk wie fictief is.',
    );
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Ontdekken', '/leden'],
      ['Berichten', '/chats'],
      ['Likes', '/likes'],
    ]);
  });

  it('is nothing on a host nobody knows', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml'])
      expect(await app.request('nobody.example', { path })).toMatchObject({
        status: 404,
        text: 'Not found\n',
      });
  });
});
