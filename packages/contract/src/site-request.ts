import type { EndpointName } from './endpoints.js';
import type { Country, Language } from './languages.js';
import type { TextsOf } from './text/pseudo-locale.js';
import type { Languages, ResolvedPath } from './paths/paths.js';
import type { Answer, CallInput } from './route.js';
import type { Routes } from './routes.js';
import type { SiteHint } from './site-hints.js';
import type { PublicSettings } from './brands/calls/site-settings.js';
import type { User } from './overviews/user.js';
import type { SiteEndpointName } from './site-endpoints.js';
import type { ThemeLayout } from './themes/theme-tokens.js';

/**
 * Calls an endpoint by name. The browser's client sends it over HTTP; while a page is rendered on the server the same
 * pipeline (access, validation, handler) runs in the process. Rejects with `ApiProblem` on a refusal.
 */
export type CallApi<Names extends EndpointName = EndpointName> = <N extends Names>(
  name: N,
  input?: CallInput<Routes[N]>,
) => Promise<Answer<Routes[N]>>;

/** Calls an endpoint of a brand's site. */
export type SiteApi = CallApi<SiteEndpointName>;

/** Addresses of a brand's logo and icon. */
export interface BrandMarks {
  logo: string;
  logoDark: string;
  icon: string;
}

/** What the server hands to the site's renderer with each page request. */
export interface SiteRequest {
  settings: PublicSettings;
  language: Language;
  /** The language of the page's texts; differs from the page's own never in production, and never on a cached page. */
  texts: TextsOf;
  /** Undefined: no such page, the site renders its 404. */
  route: ResolvedPath | undefined;
  /** The address can't be decoded: the site shows that instead of the 404. */
  unreadable: boolean;
  /** The logged-in member; null for visitors, and always on a page that goes into the cache. */
  user: User | null;
  /** Of the member's browser; none for visitors. */
  hints: readonly SiteHint[];
  /** Throws on a cached page that did not declare `country` in its policy. */
  readonly country: Country | null;
  call: SiteApi;
  /** For inline scripts; null on a page that goes into the cache, whose CSP lists hashes instead. */
  nonce: string | null;
  /** Composition of the brand's pages. */
  themeLayout: ThemeLayout;
  /** Address of the brand's theme stylesheet. */
  themeStylesheet: string;
  /** Address of the theme's pictures: `<themeAssets>/pictures/hero.svg`. */
  themeAssets: string;
  /**
   * Addresses of the logo, by day and on dark grounds, and of the icon: an SVG of the theme or a WebP of the brand's
   * own.
   */
  brandMarks: BrandMarks;
  /** `https://host` of the brand, for canonical and hreflang links: its primary host, whichever host was requested. */
  origin: string;
}

/** The site's response: the bytes as they are sent. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What the site's server build exports. */
export interface SiteBuild {
  /** Renders one page, without the server's framework. */
  handle(request: Request, site: SiteRequest): Promise<SiteAnswer>;
  /** Renders the gallery of components; 404 in a production build, which lacks it. */
  gallery(request: Request, site: SiteRequest): Promise<SiteAnswer>;
  /** Answers the browser's router which pages the addresses in its query lead to, in the brand's languages. */
  answerRouter(request: Request, languages: Languages): Promise<SiteAnswer>;
}
