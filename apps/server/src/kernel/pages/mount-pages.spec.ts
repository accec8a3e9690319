import type { SiteAnswer } from '@kindling/contract/site-request';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { Callers } from '../entrance/callers.js';
import { installHostHook } from '../entrance/host-hook.js';
import type { Tenant } from '../ground/tenant.js';
import { Hosts } from '../tenancy/hosts.js';
import { mountPages } from './mount-pages.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './render/page-renderer.js';
import { RenderTurns, type RenderLimits } from './render/render-turns.js';

const tenant = {
  id: 'alpha',
  state: 'public',
  version: 1,
  pagesVersion: 0,
  pageSlugs: new Set(),
  primaryHost: 'alpha.localhost',
  settings: {
    domain_language: 'nl',
    locales: ['nl', 'en'],
    countries: ['NL'],
    name: 'Alpha',
    cdn_prefix: '',
    theme: 'ember',
  },
} as unknown as Tenant;
/** The same but for its host. */
const twin: Tenant = { ...tenant, id: 'beta', primaryHost: 'beta.localhost' };
const nobodyLooks = { open: () => Promise.resolve(undefined) };
const nobody = { find: () => Promise.resolve(undefined) };

const rendered: string[] = [];
/** What the router in the browser asked. */
const asked: string[] = [];
/** Failures that were logged. */
const logged: string[] = [];
/** Pages that were told to have been shown. */
const shown: string[] = [];
/** What the site answers, or throws, in place of a page. */
let broken: (() => SiteAnswer) | undefined;
/** What a page waits for while it is rendered. */
let work: () => Promise<void> = () => Promise.resolve();

/** The pages on a server of their own; the site answers with the address that it was asked for. */
function pages(limits?: RenderLimits, otherTexts = false, cache = new PageCache()): FastifyInstance {
  const app = fastify();
  installHostHook(app, {
    hosts: new Hosts(
      { CONSOLE_HOST: 'console.localhost', PORT: 3000, PUBLIC_PORT: undefined },
      {
        byHost: (host: string) => [tenant, twin].find(({ primaryHost }) => primaryHost === host),
        byId: () => Promise.resolve(undefined),
        hasHost: () => false,
        hasBrand: () => false,
        formerHost: () => undefined,
      },
      { now: () => new Date() },
    ),
    callers: new Callers(nobody, nobody),
    geo: { countryOf: () => null },
    limits: {
      count: () => Promise.resolve(),
      run: (_route, _caller, _address, task) => task(),
    },
    previews: nobodyLooks,
    refuseDraft: () => undefined,
    leaveHost: () => undefined,
    httpsOnly: () => undefined,
  });
  const renderer = new PageRenderer({
    endpoints: { call: () => Promise.resolve({}) } as never,
    log: { error: () => undefined } as never,
    site: () =>
      Promise.resolve({
        async handle(request, { route, language, texts }) {
          const { pathname, search } = new URL(request.url);
          rendered.push(pathname + search);
          await work();
          if (broken) return broken();
          const body = texts === language ? pathname : `${texts} ${pathname}`;
          return { status: route ? 200 : 404, headers: {}, body: Buffer.from(body) };
        },
        gallery: () => Promise.resolve({ status: 404, headers: {}, body: Buffer.alloc(0) }),
        answerRouter(request) {
          const { search } = new URL(request.url);
          asked.push(search);
          return Promise.resolve({
            status: search.includes('too-many') ? 400 : 200,
            headers: {},
            body: Buffer.alloc(0),
          });
        },
      }),
    origin: ({ primaryHost }) => `http://${primaryHost}`,
    look: () => ({ layout: {} as never, stylesheet: '', assets: '', marks: {} as never }),
    otherTexts,
    searchCookies: [],
  });
  mountPages(app, {
    renderer,
    cache,
    turns: new RenderTurns(limits),
    textOf: (language, key, values) =>
      `${key} <${language}>${values?.['id'] === undefined ? '' : ' with its id'}`,
    log: { error: (facts: { err: Error }) => logged.push(facts.err.message) } as never,
    varyValue: () => '',
    onPageRequest: () => undefined,
    onPageShown: (_tenant, page) => shown.push(page),
  });
  return app;
}

describe('the list of members, as visitors see it', () => {
  const cache = new PageCache();
  const app = pages({ atOnce: 1, ofOne: 1, mayWait: 9, mayWaitOfOne: 9 }, false, cache);
  const list = (query: string) =>
    app.inject({ url: `/leden${query}`, headers: { host: 'alpha.localhost', 'accept-encoding': 'gzip' } });
  afterAll(() => app.close());
  beforeEach(() => (rendered.length = 0));

  it('is rendered once for one search, whatever else its address says, and is kept by no browser', async () => {
    for (const query of [
      '?gender=female&min_age=30',
      '?min_age=30&utm_source=x&gender=female',
      '?gender=female&gender=male&min_age=30',
    ]) {
      const { statusCode, headers } = await list(query);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect((await list('')).statusCode).toBe(200);
    expect(rendered).toEqual(['/leden?gender=female&min_age=30', '/leden']);
  });

  it('is rendered once for those who ask at the same time', async () => {
    await Promise.all([list('?sort=newest'), list('?sort=newest'), list('?sort=newest')]);
    expect(rendered).toEqual(['/leden?sort=newest']);
  });

  it('ends when members are shown otherwise, also one that is being rendered', async () => {
    await list('?online=1');
    cache.dropMembers(tenant.id);
    work = () => {
      work = () => Promise.resolve();
      cache.dropMembers(tenant.id);
      return Promise.resolve();
    };
    expect((await list('?online=1')).statusCode).toBe(200);
    await list('?online=1');
    await list('?online=1');
    expect(rendered).toEqual(['/leden?online=1', '/leden?online=1', '/leden?online=1']);
  });
});

describe('pages under odd addresses', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = pages();
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  /** Sends exactly these bytes as the request's target. */
  function get(path: string, host = 'alpha.localhost'): Promise<{ status: number; location?: string }> {
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (response) => {
          response.resume();
          const { location } = response.headers;
          resolve({ status: response.statusCode ?? 0, ...(location === undefined ? {} : { location }) });
        })
        .once('error', reject);
    });
  }

  it('lead to the canonical one of this host, never to another', async () => {
    for (const path of ['//', '///', '//?x=1', '///?network=n'])
      expect(await get(path)).toEqual({ status: 301, location: `/${path.replace(/^\/+/, '')}` });
    for (const path of [
      '//evil.example',
      '//evil.example/inloggen?x=1',
      '/\\evil.example',
      '//[?x=1',
      '//:80?x',
    ])
      expect(await get(path)).toEqual({ status: 404 });
    expect(await get('/login?next=//evil.example')).toEqual({
      status: 301,
      location: '/inloggen?next=//evil.example',
    });
  });

  it('are found where a proxy wrote the whole address', async () => {
    expect(await get('http://alpha.localhost/inloggen')).toEqual({ status: 200 });
    expect(await get('http://beta.localhost/inloggen?x=1')).toEqual({ status: 200 });
    expect(await get('http://alpha.localhost/nothing')).toEqual({ status: 404 });
  });

  it('are no page where the router asks in the browser, which needs to know nobody', async () => {
    rendered.length = 0;
    expect(await get('/__manifest?paths=%2Fx')).toEqual({ status: 200 });
    expect(await get('/__manifest?paths=%2Ftoo-many')).toEqual({ status: 400 });
    expect(asked).toEqual(['?paths=%2Fx', '?paths=%2Ftoo-many']);
    expect(rendered).toEqual([]);
  });

  it('are one page where there is none, rendered once for each language', async () => {
    rendered.length = 0;
    for (const path of [
      '/nothing',
      '/likes/foo',
      '/likes/%E2%82%AC',
      '/likes/a%20b',
      '/likes/constructor',
      '/x?y=1',
    ])
      expect(await get(path)).toEqual({ status: 404 });
    expect(await get('/en/nothing')).toEqual({ status: 404 });
    expect(await get('/en/nothing/else')).toEqual({ status: 404 });
    expect(await get('/nothing', `ALPHA.localhost.:${(app.server.address() as AddressInfo).port}`)).toEqual({
      status: 404,
    });
    // One for each language, and one for the port, which is part of the page's own addresses.
    expect(rendered.filter((path) => path === '/not-found').length).toBeLessThanOrEqual(3);
    expect(rendered).toHaveLength(rendered.filter((path) => path === '/not-found').length);
  });

  it('are kept for their brand alone', async () => {
    rendered.length = 0;
    for (const brand of ['alpha', 'beta', 'beta'])
      expect(await get('/inloggen', `${brand}.localhost:3000`)).toEqual({ status: 200 });
    expect(rendered).toEqual(['/inloggen', '/inloggen']);
  });

  it('are told to have been shown once they are, and no redirect or page that is not there', async () => {
    shown.length = 0;
    expect(await get('/login')).toMatchObject({ status: 301 });
    expect(await get('/nothing')).toEqual({ status: 404 });
    expect(shown).toEqual([]);
    expect(await get('/inloggen')).toEqual({ status: 200 });
    expect(await get('/inloggen?network=north')).toEqual({ status: 200 });
    expect(shown).toEqual(['login', 'login']);
  });

  it('carry no query that would make an answer’s header too long', async () => {
    expect(await get(`/login?${'x'.repeat(3000)}`)).toMatchObject({ status: 301 });
    expect(await get(`/login?${'"'.repeat(1500)}`)).toEqual({ status: 400 });
    expect(await get(`/inloggen?${'%25'.repeat(1500)}`)).toEqual({ status: 400 });
  });

  it('are none on a host with an impossible port', async () => {
    expect(await get('/inloggen', 'alpha.localhost:3000')).toEqual({ status: 200 });
    expect(await get('/inloggen', 'alpha.localhost:99999')).toEqual({ status: 404 });
    expect(await get('/inloggen', 'alpha.localhost:4000')).toEqual({ status: 404 });
  });
});

describe('more pages at once than can be rendered', () => {
  it('are answered without a renderer, with when to come back', async () => {
    const app = pages({ atOnce: 1, ofOne: 1, mayWait: 1, mayWaitOfOne: 1 });
    let end = (): void => undefined;
    const rendering = new Promise<void>((resolve) => (end = resolve));
    work = () => rendering;
    try {
      rendered.length = 0;
      const ask = () => app.inject({ url: '/en/settings', headers: { host: 'alpha.localhost' } });
      const served = [ask(), ask()];
      while (rendered.length === 0) await new Promise((resolve) => setImmediate(resolve));
      const refused = await ask();
      expect(refused.statusCode).toBe(503);
      expect(refused.headers).toMatchObject({
        'retry-after': '2',
        refresh: '2',
        'cache-control': 'no-store',
      });
      expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
      expect(refused.body).toContain('<html lang="en">');
      expect(refused.body).toContain('<h1>Alpha</h1><p>plain-pages:busy &lt;en></p>');
      end();
      expect((await Promise.all(served)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await ask()).statusCode).toBe(200);
    } finally {
      end();
      work = () => Promise.resolve();
      await app.close();
    }
  });
});

describe('a page that fails together with its error page', () => {
  let app: FastifyInstance;
  beforeAll(() => (app = pages()));
  afterEach(() => {
    broken = undefined;
    logged.length = 0;
  });
  afterAll(() => app.close());
  const ask = (url: string) => app.inject({ url, headers: { host: 'alpha.localhost' } });

  it.each([
    ['/settings', 'nl', '/'],
    ['/en/settings', 'en', '/en'],
    ['/en/nothing', 'en', '/en'],
  ])('%s is a plain page in its language, with the way home', async (url, language, home) => {
    // What the router answers when it gave up.
    broken = () => ({
      status: 500,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('Unexpected Server Error'),
    });
    const way = await ask(url);
    const { statusCode, headers, body } =
      way.statusCode === 301 ? await ask(String(way.headers.location)) : way;
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    // It asks for nothing.
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(body).not.toMatch(/ src=|<link|<script/);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(
      `<h1>Alpha</h1><p>errors:page.failed &lt;${language}> errors:reference &lt;${language}> with its id</p>`,
    );
    expect(body).toContain(`<a href="${home}">errors:page.go_home &lt;${language}></a>`);
    expect(logged).toEqual(['Unexpected Server Error']);
  });

  it('is one, too, where the site itself broke, and is not kept', async () => {
    broken = () => {
      throw new Error('planted');
    };
    const failed = await ask('/inloggen');
    expect([
      failed.statusCode,
      failed.body.includes('<p>errors:unexpected &lt;nl> errors:reference'),
    ]).toEqual([500, true]);
    expect(logged).toEqual(['planted']);
    broken = undefined;
    expect((await ask('/inloggen')).statusCode).toBe(200);
  });
});

describe('other texts than those of the page’s language', () => {
  const bodies = async (otherTexts: boolean) => {
    const app = pages(undefined, otherTexts);
    try {
      const ask = async (cookie: string) =>
        (await app.inject({ url: '/inloggen', headers: { host: 'alpha.localhost', cookie } })).body;
      return [
        await ask('a=1'),
        await ask('kindling_texts=en-XA'),
        await ask('kindling_texts=fi'),
        await ask('kindling_texts=../x'),
        await ask('a=1'),
      ];
    } finally {
      await app.close();
    }
  };

  it('are for who asks by their cookie, and not kept for others', async () => {
    const [plain, pseudo, finnish] = ['/inloggen', 'en-XA /inloggen', 'fi /inloggen'];
    expect(await bodies(true)).toEqual([plain, pseudo, finnish, plain, plain]);
  });

  it('are nobody’s in production', async () => {
    expect(await bodies(false)).toEqual(Array.from({ length: 5 }, () => '/inloggen'));
  });
});
