import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { languagePrefix, resolvePath, type Languages } from '@kindling/contract/paths/paths';
import type { PageName } from '@kindling/contract/pages';
import { pathWords } from '@kindling/contract/paths/path-words';
import type { SiteAnswer, SiteRequest } from '@kindling/contract/site-request';
import { pageContext, siteContext } from '../app/shared/site/site-context';
import { localizedBuild, withAncestors, type AddressWords } from './localized-build';

type Handler = ReturnType<typeof createRequestHandler>;

/** A handler for each page in each language, created on first use: routes are derived once, and few. */
const handlers = new Map<string, Handler>();

function handlerOf(name: PageName | undefined, { language, settings }: SiteRequest): Handler {
  const prefix = languagePrefix(language, settings.domain_language);
  const key = `${language} ${prefix} ${name ?? ''}`;
  let handler = handlers.get(key);
  if (!handler) {
    handler = handlerOfPages(withAncestors(name ?? 'index'), { words: pathWords[language], prefix });
    handlers.set(key, handler);
  }
  return handler;
}

function handlerOfPages(names: Iterable<PageName>, address: AddressWords): Handler {
  return createRequestHandler(localizedBuild(build, names, address), import.meta.env.MODE);
}

async function answerBy(handler: Handler, request: Request, site?: SiteRequest): Promise<SiteAnswer> {
  const context = new RouterContextProvider();
  const page: { body?: Buffer } = {};
  context.set(pageContext, page);
  if (site) context.set(siteContext, site);
  const response = await handler(request, context);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: page.body ?? Buffer.from(await response.arrayBuffer()),
  };
}

/** See `SiteBuild`. */
export function handle(request: Request, site: SiteRequest): Promise<SiteAnswer> {
  return answerBy(handlerOf(site.route?.name, site), request, site);
}

/** See `SiteBuild`. */
export async function gallery(request: Request, site: SiteRequest): Promise<SiteAnswer> {
  if (!('gallery' in build.routes)) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  const { language, settings } = site;
  const address = { words: pathWords[language], prefix: languagePrefix(language, settings.domain_language) };
  const handler = createRequestHandler(localizedBuild(build, ['gallery'], address), import.meta.env.MODE);
  return answerBy(handler, request, site);
}

/** More links than any page has; each is looked up. */
const mostPaths = 200;

/** See `SiteBuild`. A page's links are all in its own language, so the first one's is that of the request. */
export async function answerRouter(request: Request, languages: Languages): Promise<SiteAnswer> {
  const paths = new Set(new URL(request.url).searchParams.get('paths')?.split(',').filter(Boolean));
  if (paths.size > mostPaths) return { status: 400, headers: {}, body: Buffer.alloc(0) };
  const found = [...paths].flatMap((path) => resolvePath(path, languages) ?? []);
  const language = found[0]?.language ?? languages.domain;
  const names = found.filter((route) => route.language === language).map(({ name }) => name);
  const prefix = languagePrefix(language, languages.domain);
  return answerBy(handlerOfPages(names, { words: pathWords[language], prefix }), request);
}
