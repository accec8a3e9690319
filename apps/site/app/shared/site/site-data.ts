import { useRouteLoaderData } from 'react-router';
import type { Country, Language } from '@kindling/contract/languages';
import type { PageName } from '@kindling/contract/pages';
import type { WordsOfLanguage } from '@kindling/contract/paths/path-words';
import type { TextsOf } from '@kindling/contract/text/pseudo-locale';
import type { PublicSettings } from '@kindling/contract/brands/calls/site-settings';
import type { BrandMarks } from '@kindling/contract/site-request';
import type { SiteHint } from '@kindling/contract/site-hints';
import type { User } from '@kindling/contract/overviews/user';
import type { ThemeLayout } from '@kindling/contract/themes/theme-tokens';

/** The brand's settings in a page: without those that depend on the visitor's IP address, so that pages can be cached. */
type SiteSettings = Omit<PublicSettings, 'geoip_country' | 'geoip_selected_country'>;

/** Names of regions by country, where a language's name differs from the local one. */
export type RegionNames = Partial<Record<Country, Readonly<Record<string, string>>>>;

/** Put into the page once by the root loader; unchanged until the next full load. */
export interface SiteData {
  settings: SiteSettings;
  language: Language;
  /** Language of the page's texts: its own, in layout tests any other. */
  texts: TextsOf;
  /** `''` for the domain's language, else `/<language>`. */
  prefix: string;
  /** The names of the regions of the brand's countries in this language. */
  regions: RegionNames;
  /** The path words of this language only. */
  words: WordsOfLanguage;
  /** The member when the page was rendered; live state is `useUser()`. */
  user: User | null;
  /** The browser's hints when the page was rendered. */
  hints: readonly SiteHint[];
  /** The route that the server rendered; null on a page that does not exist. */
  page: PageName | null;
  /** The opened address is malformed. */
  unreadable: boolean;
  /** Canonical address of the rendered page in each offered language. */
  alternates: readonly { language: Language; path: string }[];
  origin: string;
  themeStylesheet: string;
  themeAssets: string;
  brandMarks: BrandMarks;
  themeLayout: ThemeLayout;
  /** Font files to preload. */
  fontFiles: readonly string[];
}

/** @throws Error outside of a rendered page (an error page must use `useOptionalSite`) */
export function useSite(): SiteData {
  const data = useOptionalSite();
  if (!data) throw new Error('the root loader has no data');
  return data;
}

/** Undefined if the root loader itself failed. */
export function useOptionalSite(): SiteData | undefined {
  return useRouteLoaderData('root') as SiteData | undefined;
}
