import type { FastifyInstance } from 'fastify';
import { problem } from '../../ground/problem.js';
import type { Tenant } from '../../ground/tenant.js';
import { sendProblem } from '../../http/problem-filter.js';
import { openRobots, robots, sitemap } from './sitemap.js';

/** Registers each host's files for crawlers: `/robots.txt` and `/sitemap.xml` (decisions §2.2). */
export function mountCrawlerFiles(fastify: FastifyInstance): void {
  fastify.get('/robots.txt', ({ tenant, call }, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        !tenant || call.request.isPreview || tenant.state === 'closed'
          ? openRobots
          : robots(call.request.origin),
      ),
  );
  fastify.get('/sitemap.xml', ({ tenant, call }, reply) => {
    if (tenant?.state !== 'public') return sendProblem(reply, problem('not_found'));
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemap(call.request.origin, languagesOf(tenant)));
  });
}

function languagesOf({ settings, pageSlugs }: Tenant) {
  const { domain_language: domain, locales: offered, niche, landings_off: landingsOff } = settings;
  return { domain, offered, niche, landingsOff, own: pageSlugs };
}
