import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { readEnvironment } from '../config/environment.js';
import { installHostHook } from '../http/host-hook.js';
import type { TenantRegistry } from '../tenancy/tenant-registry.js';
import type { Tenant } from '../tenancy/tenant.js';
import { mountPages } from './mount-pages.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';

const tenant = {
  id: 'alpha',
  version: 1,
  primaryHost: 'alpha.localhost',
  settings: {
    domain_language: 'nl',
    locales: ['nl', 'en'],
    countries: ['NL'],
    cdn_prefix: '',
    theme: 'ember',
  },
} as unknown as Tenant;
const nobody = { find: () => Promise.resolve(undefined) };

/** The pages on a server of their own; the site answers with the address that it was asked for. */
function pages(): FastifyInstance {
  const app = fastify();
  installHostHook(app, {
    environment: readEnvironment({
      DATABASE_URL: 'mysql://root@127.0.0.1/none',
      REDIS_URL: 'redis://127.0.0.1',
      KINDLING_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
    }),
    registry: {
      byHost: (host: string) => (host === tenant.primaryHost ? tenant : undefined),
    } as unknown as TenantRegistry,
    memberSessions: nobody,
    staffSessions: nobody,
    geo: { countryOf: () => null },
  });
  const renderer = new PageRenderer({
    endpoints: { call: () => Promise.resolve({}) } as never,
    log: { error: () => undefined } as never,
    site: () =>
      Promise.resolve((request, { route }) =>
        Promise.resolve(new Response(new URL(request.url).pathname, { status: route ? 200 : 404 })),
      ),
    origin: ({ primaryHost }) => `http://${primaryHost}`,
    theme: () => ({ stylesheet: '', assets: '' }),
    searchCookies: [],
  });
  mountPages(app, {
    renderer,
    cache: new PageCache(),
    varyValue: () => '',
    onPageRequest: () => undefined,
  });
  return app;
}

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

  it('are none on a host with an impossible port', async () => {
    expect(await get('/inloggen', 'alpha.localhost:3000')).toEqual({ status: 200 });
    expect(await get('/inloggen', 'alpha.localhost:99999')).toEqual({ status: 404 });
  });
});
