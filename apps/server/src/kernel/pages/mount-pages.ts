import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isPageWhenClosed } from '@kindling/contract/brands/brand-states';
import { languageCookie } from '@kindling/contract/languages';
import { pages, type PageName, type Vary } from '@kindling/contract/pages';
import { languagePrefix, resolvePath, type ResolvedPath } from '@kindling/contract/paths/paths';
import type { SiteAnswer } from '@kindling/contract/site-request';
import type { Log } from '../ground/log.js';
import { pageCacheReads } from '../ground/measures.js';
import { problem } from '../ground/problem.js';
import type { Tenant } from '../ground/tenant.js';
import type { Call } from '../http/call.js';
import { sessionCookieName } from '../http/cookies.js';
import { clientNetwork } from '../http/limits/client-network.js';
import { hasTag } from '../http/not-modified.js';
import { isFailure, sendProblem, toProblem } from '../http/problem-filter.js';
import { unreadablePath } from '../http/specified-path.js';
import { acceptedEncoding, compressAtOnce, worthCompressing } from './compress.js';
import { PageCache, toCachedPage, type CachedPage } from './page-cache.js';
import { betterPath, pageLanguage } from './page-language.js';
import { PageReads } from './page-reads.js';
import { busyPage, plainPage, type PlainText } from './plain-page.js';
import { FailedErrorPage, type PageRenderer } from './render/page-renderer.js';
import type { RenderTurns } from './render/render-turns.js';
import { sendClosed } from './state-pages.js';

export interface PageParts {
  renderer: PageRenderer;
  cache: PageCache;
  /** Called for every page request before the response: records the traffic source of a landing. */
  onPageRequest(call: Call, url: URL): void;
  /** Called for every page shown to an anonymous visitor, once it is sent. */
  onPageShown(tenant: Tenant, page: PageName, call: Call, search: string): void;
  turns: RenderTurns;
  /** Texts of the pages that are sent without the site. */
  textOf: PlainText;
  log: Log;
  /** The part of the cache key of a page that varies on this. */
  varyValue(vary: Vary, tenant: Tenant, call: Call): string;
}

/** These have their own routes: a request that arrives here asks for one that does not exist. */
export const notPages =
  /^\/(api|admin-api|assets|photos|export|receipts|tag-frame|theme|themes|sandbox|dev|health)(?:[/?]|$)/;

/**
 * Path on which the site's router in the browser asks for the routes of addresses. The response is the same for every
 * caller, so it precedes any look at the caller.
 */
const routerQuestions = '/__manifest';

/** Registers the site's pages: every GET without another route. */
export function mountPages(fastify: FastifyInstance, parts: PageParts): void {
  const routes = new LRUCache<string, { route: ResolvedPath | undefined }>({ max: 5000 });
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      // Proxies may write scheme and host before the path; only the Host header determines the brand.
      const url = (request.raw.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
      const { tenant } = request;
      if (!tenant || notPages.test(url)) return sendProblem(reply, problem('not_found'));
      const queryAt = url.indexOf('?');
      const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
      const search = queryAt < 0 ? '' : url.slice(queryAt);
      if (!fitsRedirect(search)) return sendProblem(reply, problem('malformed_request'));
      if (pathname === routerQuestions) return answerRouter(request, reply, tenant, parts, search);
      const key = `${tenant.id} ${tenant.version} ${tenant.pagesVersion} ${pathname}`;
      let known = routes.get(key);
      if (!known) {
        known = { route: resolvePath(pathname, languagesOf(tenant)) };
        routes.set(key, known);
      }
      const page = { tenant, pathname, search, route: known.route };
      return PageReads.run(async () => {
        try {
          return await answer(request, reply, page, parts);
        } catch (error) {
          return sendPlain(request, reply, page, parts, error);
        }
      });
    },
  });
}

async function answerRouter(
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  { renderer }: PageParts,
  search: string,
): Promise<FastifyReply> {
  const question = new URL(request.call.request.origin + routerQuestions + search);
  const answered = await renderer.answerRouter(question, tenant);
  if (answered.status < 400) return sendRendered(request, reply, answered);
  sendProblem(reply, problem('malformed_request'));
  return reply;
}

interface PageRequest {
  tenant: Tenant;
  pathname: string;
  search: string;
  route: ResolvedPath | undefined;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRequest,
  parts: PageParts,
): Promise<FastifyReply> {
  const { call } = request;
  const { tenant, route, pathname, search } = page;
  const cookieHeader = request.headers.cookie;
  if (tenant.state === 'closed' && !(route && isPageWhenClosed(route.name)) && !call.request.isPreview) {
    const language = pageLanguage(tenant, route, pathname);
    return sendClosed(reply, tenant, language, parts.textOf);
  }
  const mayBeMember = cookieHeader?.includes(sessionCookieName('member', call.request.secure)) ?? false;
  if (search !== '' && !call.request.isPreview)
    parts.onPageRequest(call, new URL(call.request.origin + pathname + search));

  const user = mayBeMember ? await parts.renderer.user(call) : null;
  if (route) {
    const choice = {
      account: user?.language,
      cookie: cookieHeader ? call.request.cookies[languageCookie] : undefined,
    };
    const { domain, offered } = languagesOf(tenant);
    const better = betterPath(pathname, route, offered, domain, choice);
    if (better !== undefined)
      return reply.code(route.prefixed || better === route.canonical ? 301 : 302).redirect(better + search);
  }
  if (!user && !call.request.trial && parts.renderer.askedTexts(call) === undefined) {
    const cached = await pageForEverybody(request, reply, page, parts);
    if (cached) {
      if (cached.status === 200) tellShown(request, page, parts);
      return sendCached(request, reply, cached);
    }
  }
  const rendered = await parts.turns.pass(
    await readerOf(tenant, call),
    () => parts.renderer.render({ tenant, route, pathname, search, call, user }),
    () => reply.raw.destroyed,
  );
  if (!user && rendered.status === 200) tellShown(request, page, parts);
  return sendRendered(request, reply, rendered);
}

function tellShown({ call, method }: FastifyRequest, page: PageRequest, { onPageShown }: PageParts): void {
  const { tenant, route, search } = page;
  if (route && method === 'GET' && !call.request.isPreview) onPageShown(tenant, route.name, call, search);
}

/**
 * Responds with a page that does not need the site, where rendering is refused or failed.
 * @throws error where it refuses the request itself
 */
function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, route, pathname }: PageRequest,
  { textOf, log }: PageParts,
  error: unknown,
): FastifyReply {
  const { code, status, params } = toProblem(error);
  if (status < 500) throw error;
  const language = pageLanguage(tenant, route, pathname);
  const wordsOf = (key: string) => ({
    language,
    title: tenant.settings.name,
    text: textOf(language, key),
  });
  if (code === 'unavailable' && typeof params.retry_after === 'number') {
    const busy = busyPage(wordsOf('plain-pages:busy'), params.retry_after);
    return reply.code(503).headers(busy.headers).send(busy.body);
  }
  if (isFailure(error)) log.error({ reqId: request.id, err: error }, 'a page could not be shown');
  const home = {
    path: languagePrefix(language, tenant.settings.domain_language) || '/',
    label: textOf(language, 'errors:page.go_home'),
  };
  const words = wordsOf(`errors:${error instanceof FailedErrorPage ? 'page.failed' : code}`);
  const reference = textOf(language, 'errors:reference', { id: request.id.slice(0, 8) });
  const broken = plainPage({ ...words, text: `${words.text} ${reference}` }, [home]);
  return reply.code(status).headers(broken.headers).send(broken.body);
}

/** The key by which turns at the renderer are counted. */
async function readerOf(tenant: Tenant, call: Call): Promise<string> {
  const caller = await call.caller();
  return caller.kind === 'member' ? `${tenant.id} ${caller.memberId}` : clientNetwork(call.request.address);
}

/** The stored page of an address, or the 404 page; undefined for a page that is individual to each visitor. */
async function pageForEverybody(
  { call }: FastifyRequest,
  reply: FastifyReply,
  { tenant, route, pathname, search }: PageRequest,
  { cache, renderer, turns, varyValue }: PageParts,
): Promise<CachedPage | undefined> {
  const policy = route && pages[route.name];
  if (policy && !policy.cached) return undefined;
  const language = pageLanguage(tenant, route, pathname);
  const varies = policy?.varies.map((vary) => varyValue(vary, tenant, call)) ?? [];
  const query = queryOf(policy?.query ?? [], search);
  const key = [
    tenant.id,
    tenant.version,
    tenant.pagesVersion,
    call.request.origin,
    language,
    route?.canonical ?? (pathname === unreadablePath ? unreadablePath : ''),
    ...varies,
    query,
    cache.membersVersion(tenant.id),
  ].join('\n');
  const known = cache.get(key);
  pageCacheReads.inc({ result: known ? 'hit' : 'miss' });
  if (known) return known;
  const fill = () =>
    cache.fill(key, async () => {
      const rendered = await (route && policy
        ? renderer.renderForEverybody({ tenant, route, policy, search: query, call })
        : renderer.renderNotFound({ tenant, language, pathname, call }));
      const expected = route ? 200 : pathname === unreadablePath ? 400 : 404;
      const isForAll = rendered.status === expected || rendered.status === 302;
      return isForAll ? toCachedPage(tenant.id, rendered, policy) : undefined;
    });
  // Pages without parameters are few, so rendering them takes no turn.
  return policy?.query ? turns.pass(await readerOf(tenant, call), fill, () => reply.raw.destroyed) : fill();
}

/** The named parameters of a query in a fixed order, the first of each name, so that one page has one key. */
function queryOf(names: readonly string[], search: string): string {
  if (names.length === 0 || search === '') return '';
  const given = new URLSearchParams(search);
  const named = names.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return named.length > 0 ? `?${new URLSearchParams(named).toString()}` : '';
}

/**
 * Whether a query fits into a `Location`, escaped once more as the way back from the login: proxies and browsers give
 * up on headers over 8 kB.
 */
function fitsRedirect(search: string): boolean {
  return search.length < 1000 || encodeURIComponent(new URL(`http://x/${search}`).search).length < 7000;
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  // A 304 updates the headers of the stored page, so it carries the page's own, its content policy above all.
  if (page.status === 200 && hasTag(request.headers['if-none-match'], page.etag))
    return reply.code(304).headers(page.renewed).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  return reply.code(page.status).headers(page.headers[encoding]).send(page.bodies[encoding]);
}

function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: SiteAnswer,
): FastifyReply {
  void reply.code(status).headers(headers).header('cache-control', 'no-store');
  const encoding = worthCompressing(body) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return reply.send(body);
  void reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  return reply.send(compressAtOnce(body, encoding));
}

function languagesOf({ settings, pageSlugs }: Tenant) {
  const { domain_language: domain, locales: offered, niche, landings_off: landingsOff } = settings;
  return { domain, offered, niche, landingsOff, own: pageSlugs };
}
