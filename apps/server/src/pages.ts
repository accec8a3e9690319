import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Vary } from '@kindling/contract/pages';
import type { Environment } from './kernel/config/environment.js';
import { repositoryPath } from './kernel/config/repository.js';
import type { Call } from './kernel/http/call.js';
import { EndpointRegistry } from './kernel/http/endpoint-registry.js';
import { Hosts } from './kernel/tenancy/hosts.js';
import { sendProblem } from './kernel/http/problem-filter.js';
import { problem } from './kernel/ground/problem.js';
import { publicOrigin } from './kernel/tenancy/public-origin.js';
import { visitorCountry } from './kernel/http/visitor-country.js';
import { Texts } from './kernel/ground/texts.js';
import type { Log } from './kernel/ground/log.js';
import { mountConsole } from './kernel/pages/mounts/console-files.js';
import { mountGallery } from './kernel/pages/mounts/mount-gallery.js';
import { mountPages } from './kernel/pages/mount-pages.js';
import { PageCache } from './kernel/pages/page-cache.js';
import { PageRenderer } from './kernel/pages/render/page-renderer.js';
import { RenderTurns } from './kernel/pages/render/render-turns.js';
import { loadSite } from './kernel/pages/render/site-module.js';
import { TenantChanges } from './kernel/tenancy/tenant-changes.js';
import type { Tenant } from './kernel/ground/tenant.js';
import { BrandLooks } from './modules/brands/site-settings/theme/brand-looks.js';
import { TrafficApi } from './modules/brands/traffic/traffic.api.js';
import { VisitTally } from './modules/brands/traffic/visits/visit-tally.js';
import { ShownMembers } from './modules/meeting/discovery/shown-members.js';

/**
 * Puts the pages of all brands and the console on the HTTP application; call it before `listen`. The routes of the
 * API were registered with the application, and a more exact route always wins over these.
 */
export async function servePages(
  app: NestFastifyApplication,
  environment: Environment,
  log: Log,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const traffic = app.get(TrafficApi, { strict: false });
  const visits = app.get(VisitTally, { strict: false });
  const looks = app.get(BrandLooks, { strict: false });
  const cache = new PageCache();
  app.get(TenantChanges).onChange((tenantId) => cache.dropTenant(tenantId));
  app.get(ShownMembers, { strict: false }).onChange((tenantId) => cache.dropMembers(tenantId));

  const varyValue = (vary: Vary, tenant: Tenant, call: Call): string =>
    vary === 'country'
      ? (visitorCountry(tenant, call.request) ?? '')
      : traffic.sourceOf(call)
        ? 'source'
        : '';

  const site = await loadSite(fastify, environment);
  if (!environment.KINDLING_DEV) {
    await fastify.register(fastifyStatic, {
      root: repositoryPath('apps/site/build/client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    });
  }
  await mountConsole(fastify, app.get(Hosts));
  const renderer = new PageRenderer({
    endpoints: app.get(EndpointRegistry),
    log,
    site,
    origin: (tenant) => publicOrigin(environment, tenant),
    look: (wearing) => looks.of(wearing),
    otherTexts: environment.NODE_ENV !== 'production',
    searchCookies: [TrafficApi.cookie],
  });
  // Browsers and phones ask for these unasked, also on pages that name another icon.
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    fastify.get(path, ({ tenant }, reply) => {
      if (!tenant) return sendProblem(reply, problem('not_found'));
      const icon = `${looks.of(tenant.settings).assets}/icon-180.png`;
      return reply.header('cache-control', 'public, max-age=3600').redirect(icon);
    });
  if (environment.NODE_ENV !== 'production') mountGallery(fastify, { renderer, looks });
  mountPages(fastify, {
    renderer,
    cache,
    turns: new RenderTurns(),
    textOf: (language, key, values) => app.get(Texts).in(language)(key, values ?? {}),
    log,
    varyValue,
    onPageRequest: (call, url) => traffic.remember(call, url),
    onPageShown: (tenant, page, call, search) => visits.shown(tenant, page, call.request, search),
  });
}
