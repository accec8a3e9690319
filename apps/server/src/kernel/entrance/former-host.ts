import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteEndpoints } from '@kindling/contract/site-endpoints';
import type { Environment } from '../config/environment.js';
import { serializeCookie } from '../http/cookies.js';
import { pageLanguage } from '../pages/page-language.js';
import type { PlainText } from '../pages/plain-page.js';
import { sendMovedAway } from '../pages/state-pages.js';
import type { Served } from '../tenancy/hosts.js';
import { publicOrigin } from '../tenancy/public-origin.js';

/** Payment providers and mail programs keep the addresses that they were given, and follow no redirect. */
const postedByMachines: ReadonlySet<string | undefined> = new Set([
  siteEndpoints.paymentWebhook[1],
  '/api/unsubscribe/:token',
]);

/** Whether a request to a former host is still the brand's: it proves itself by what it carries. */
export function isPostedByMachine({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && postedByMachines.has(routeOptions.url);
}

/**
 * Answers visitors of a host that its brand gave up. Links lead to the same address on the primary host, with their
 * query: mails sent before carry tokens in it. The redirect is not permanent, because another brand may take the host.
 * Everything else is gone, and after a while the links are, too.
 *
 * The browser forgets what the host left in it. Cookies are ended one by one: `Clear-Site-Data: "cookies"` would also end
 * those of all other hosts of the same domain, among them maybe the primary one.
 */
export function formerHostAnswer(
  environment: Pick<Environment, 'NODE_ENV' | 'PORT' | 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>,
  textOf: PlainText,
) {
  return (request: FastifyRequest, reply: FastifyReply, served: Served & { kind: 'former' }): void => {
    const { tenant, isGone } = served;
    const { secure, cookies } = request.call.request;
    const ended = Object.keys(cookies).map((name) => serializeCookie(name, null, {}, secure));
    if (ended.length > 0) void reply.header('set-cookie', ended);
    if (secure) void reply.header('clear-site-data', '"cache", "storage"');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const target = pathOf(request.originalUrl);
    if (!isRead) return void reply.code(410).type('text/plain; charset=utf-8').send('Gone\n');
    if (!isGone) return void reply.redirect(publicOrigin(environment, tenant) + target, 302);
    const [pathname = '/'] = target.split('?', 1);
    sendMovedAway(reply, pageLanguage(tenant, undefined, pathname), textOf);
  };
}

/** Path and query as they were sent; nothing that could name another host than the one before it. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  return /^\/[\x21-\x7e]*$/.test(path) ? path : '/';
}
