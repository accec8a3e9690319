import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../ground/problem.js';
import type { Tenant } from '../ground/tenant.js';
import { sendProblem } from '../http/problem-filter.js';
import { notPages } from './mount-pages.js';
import { openRobots } from './mounts/sitemap.js';
import { pageLanguage } from './page-language.js';
import type { PlainText } from './plain-page.js';
import { sendNotOpen } from './state-pages.js';

/** The response to every request on a draft's host: it has no page, call, file or socket yet. */
export function draftRefusal(textOf: PlainText) {
  return (request: FastifyRequest, reply: FastifyReply, tenant: Tenant): void => {
    const route = request.routeOptions.url;
    const pathname = (request.raw.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] ?? '/';
    if (route === '/robots.txt')
      return void reply.header('content-type', 'text/plain; charset=utf-8').send(openRobots);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && route === '/*';
    if (!isPage || notPages.test(pathname)) return sendProblem(reply, problem('not_found'));
    sendNotOpen(reply, pageLanguage(tenant, undefined, pathname), textOf);
  };
}
