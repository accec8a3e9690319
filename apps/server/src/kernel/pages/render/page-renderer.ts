import { randomBytes } from 'node:crypto';
import { ApiProblem } from '@kindling/contract/api-problem';
import { askedTexts, textsCookie, type TextsOf } from '@kindling/contract/text/pseudo-locale';
import { pages, type PagePolicy } from '@kindling/contract/pages';
import { resolvePath, type ResolvedPath } from '@kindling/contract/paths/paths';
import { hintsCookie, hintsOf } from '@kindling/contract/site-hints';
import type { SiteAnswer, SiteApi, SiteBuild, SiteRequest } from '@kindling/contract/site-request';
import type { User } from '@kindling/contract/overviews/user';
import type { Language } from '@kindling/contract/languages';
import type { Log } from '../../ground/log.js';
import type { Tenant } from '../../ground/tenant.js';
import type { Call } from '../../http/call.js';
import type { EndpointRegistry } from '../../http/endpoint-registry.js';
import { isFailure, toProblem } from '../../http/problem-filter.js';
import { unreadablePath } from '../../http/specified-path.js';
import { visitorCountry } from '../../http/visitor-country.js';
import { pageLanguage } from '../page-language.js';
import { anonymousCall, type VisibleCookies } from './anonymous-call.js';
import { openingOf, pagePolicy, scriptHashes } from './content-policy.js';
import { asPreview } from './preview-page.js';

/** The parts of a brand's look that pages need. */
export interface LookOfPages {
  layout: SiteRequest['themeLayout'];
  stylesheet: string;
  assets: string;
  marks: SiteRequest['brandMarks'];
}

export interface RendererParts {
  endpoints: EndpointRegistry;
  log: Log;
  site(): Promise<SiteBuild>;
  /** The brand's origin: scheme, primary host and port. */
  origin(tenant: Tenant): string;
  /** Composition of a brand, and addresses of its stylesheet and pictures. */
  look(wearing: Pick<Tenant['settings'], 'theme' | 'look'>): LookOfPages;
  /** Whether a cookie may select texts of another language: not in production. */
  otherTexts: boolean;
  /** Cookies that the logged-out search depends on. */
  searchCookies: VisibleCookies;
}

export interface PageToRender {
  tenant: Tenant;
  route: ResolvedPath | undefined;
  pathname: string;
  search: string;
  call: Call;
  user: User | null;
}

export interface GalleryPage extends Pick<PageToRender, 'tenant' | 'call' | 'search'> {
  theme: string;
  stylesheet: string;
}

/** The site could render neither a page nor its error page. */
export class FailedErrorPage extends Error {
  override readonly name = 'FailedErrorPage';
}

const notFoundPolicy: PagePolicy = { cached: true, varies: [], area: 'public' };
/**
 * A common path for all unknown addresses: the page does not mention the requested one, so a single page serves all.
 */
const notFoundPath = '/not-found';

/** Renders a page request, with the data it needs and the headers its area requires. */
export class PageRenderer {
  constructor(private readonly parts: RendererParts) {}

  /** The logged-in member as the page shows them; null when the session has ended. */
  async user(call: Call): Promise<User | null> {
    const { user } = await this.parts.endpoints.call('getUser', {}, call);
    return user;
  }

  /** The language of texts that a reader requests instead of the page's, where that is allowed. */
  askedTexts(call: Call): TextsOf | undefined {
    return this.parts.otherTexts ? askedTexts(call.request.cookies[textsCookie]) : undefined;
  }

  /** A page for one reader: its own nonce, nothing cached. */
  async render({ tenant, route, pathname, search, call, user }: PageToRender): Promise<SiteAnswer> {
    const nonce = randomBytes(16).toString('base64');
    const language = pageLanguage(tenant, route, pathname);
    const site = await this.siteRequest(tenant, { pathname, route, language }, call, user, {
      nonce,
      texts: this.askedTexts(call) ?? language,
      country: visitorCountry(tenant, call.request),
    });
    const request = new Request(call.request.origin + pathname + search, {
      headers: { 'user-agent': call.header('user-agent') ?? '' },
    });
    const rendered = await this.handle(request, site);
    const { isPreview, trial } = call.request;
    const { status, headers, body } = isPreview ? asPreview(rendered, nonce, trial?.mode) : rendered;
    const policy = route ? pages[route.name] : undefined;
    return {
      status,
      body,
      headers: {
        ...headers,
        ...areaHeaders(user ? 'members' : (policy?.area ?? 'public')),
        'content-security-policy': pagePolicy([`'nonce-${nonce}'`], tenant.settings.cdn_prefix),
      },
    };
  }

  /**
   * A page for every anonymous visitor: no nonce, and nothing of this visitor except what its policy declares.
   *
   * @param page its `search` holds only the parameters of its policy
   */
  renderForEverybody(
    page: Pick<PageToRender, 'tenant' | 'call' | 'search'> & { route: ResolvedPath; policy: PagePolicy },
  ): Promise<SiteAnswer> {
    return this.shared({ ...page, language: page.route.language, pathname: page.route.canonical });
  }

  /**
   * The not-found page for anonymous visitors: one in each language for all unknown addresses, and one for unreadable
   * ones.
   */
  renderNotFound(
    page: Pick<PageToRender, 'tenant' | 'call' | 'pathname'> & { language: Language },
  ): Promise<SiteAnswer> {
    const pathname = page.pathname === unreadablePath ? unreadablePath : notFoundPath;
    return this.shared({ ...page, route: undefined, policy: notFoundPolicy, pathname, search: '' });
  }

  /**
   * The gallery of components, in any theme.
   * @param stylesheet replaces the theme's own
   */
  async renderGallery(page: GalleryPage): Promise<SiteAnswer> {
    const { tenant, call, theme, stylesheet, search } = page;
    const nonce = randomBytes(16).toString('base64');
    const language = tenant.settings.domain_language;
    const route = resolvePath('/', { domain: language, offered: tenant.settings.locales });
    const user = await this.user(call);
    const site = await this.siteRequest(tenant, { pathname: '/', route, language }, call, user, {
      nonce,
      texts: this.askedTexts(call) ?? language,
      country: null,
    });
    const themed = {
      ...site,
      settings: { ...site.settings, theme },
      themeStylesheet: stylesheet,
      ...layoutAndAssets(this.parts.look({ theme })),
      country: null,
    };
    const build = await this.parts.site();
    const request = new Request(`${call.request.origin}/dev/gallery${search}`);
    const rendered = await build.gallery(request, themed);
    const policy = pagePolicy([`'nonce-${nonce}'`], tenant.settings.cdn_prefix);
    return { ...rendered, headers: { ...rendered.headers, 'content-security-policy': policy } };
  }

  /** Answers the router in the browser which routes a page's links lead to. */
  async answerRouter(question: URL, { settings, pageSlugs }: Tenant): Promise<SiteAnswer> {
    const { answerRouter } = await this.parts.site();
    const { domain_language: domain, locales: offered, niche } = settings;
    const languages = { domain, offered, niche, own: pageSlugs };
    return answerRouter(new Request(question), languages);
  }

  private async shared(
    page: Omit<PageToRender, 'user'> & { policy: PagePolicy; language: Language },
  ): Promise<SiteAnswer> {
    const { tenant, route, language, pathname, search, policy } = page;
    const call = anonymousCall(page.call.request, policy, this.parts.searchCookies);
    const country = policy.varies.includes('country') ? visitorCountry(tenant, call.request) : undefined;
    const site = await this.siteRequest(tenant, { pathname, route, language }, call, null, {
      nonce: null,
      texts: language,
      country,
    });
    const { status, headers, body } = await this.handle(
      new Request(call.request.origin + pathname + search),
      site,
    );
    return {
      status,
      body,
      headers: {
        ...headers,
        ...areaHeaders(policy.area),
        'content-security-policy': pagePolicy(
          scriptHashes(body.toString('utf8')),
          tenant.settings.cdn_prefix,
          openingOf(route?.name, tenant.settings),
        ),
      },
    };
  }

  /** @throws FailedErrorPage when the router gave up: it then responds with a line of text */
  private async handle(request: Request, site: SiteRequest): Promise<SiteAnswer> {
    const { handle } = await this.parts.site();
    const page = await handle(request, site);
    if (page.status >= 500 && !page.headers['content-type']?.startsWith('text/html'))
      throw new FailedErrorPage(page.body.toString());
    return page;
  }

  private async siteRequest(
    tenant: Tenant,
    { pathname, route, language }: Pick<SiteRequest, 'route' | 'language'> & { pathname: string },
    call: Call,
    user: User | null,
    visitor: { nonce: string | null; texts: TextsOf; country: SiteRequest['country'] | undefined },
  ): Promise<SiteRequest> {
    const look = this.parts.look(tenant.settings);
    const mode = call.request.trial?.mode;
    return {
      settings: await this.parts.endpoints.call('getSettings', { query: { language } }, call),
      language,
      texts: visitor.texts,
      route,
      unreadable: pathname === unreadablePath,
      user,
      // A page that is kept for everybody never has a member.
      hints: user ? hintsOf(call.request.cookies[hintsCookie]) : [],
      nonce: visitor.nonce,
      themeStylesheet: mode ? look.stylesheet.replace(/css$/, `${mode}.css`) : look.stylesheet,
      ...layoutAndAssets(look),
      origin: this.parts.origin(tenant),
      call: this.callApi(call),
      get country() {
        if (visitor.country === undefined)
          throw new Error('This cached page does not declare that it varies on country');
        return visitor.country;
      },
    };
  }

  /** The site's calls, in this process: the same pipeline as over HTTP, refusals as `ApiProblem`. */
  private callApi(call: Call): SiteApi {
    return async (name, input) => {
      try {
        return await this.parts.endpoints.call(name, (input ?? {}) as never, call);
      } catch (error) {
        const refusal = toProblem(error);
        const { id } = call.request;
        if (isFailure(error))
          this.parts.log.error({ reqId: id, err: error, endpoint: name }, 'call of a page failed');
        throw new ApiProblem(refusal.code, refusal.status, refusal.params, refusal.fields, id);
      }
    };
  }
}

function layoutAndAssets({ layout, assets, marks }: LookOfPages) {
  return { themeLayout: layout, themeAssets: assets, brandMarks: marks };
}

function areaHeaders(area: PagePolicy['area']): Record<string, string> {
  return area === 'members'
    ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }
    : { 'referrer-policy': 'same-origin' };
}
