import { useRouteLoaderData } from 'react-router';
import type { Country, Language } from '@kindling/contract/languages';
import type { PageName } from '@kindling/contract/pages';
import type { WordsOfLanguage } from '@kindling/contract/paths/path-words';
import type { TextsOf } from '@kindling/contract/text/pseudo-locale';
import type { PublicSettings } from '@kindling/contract/brands/calls/site-settings';
import type { BrandMarks } from '@kindling/contract/site-request';
import type { User } from '@kindling/contract/overviews/user';
import type { ThemeLayout } from '@kindling/contract/themes/theme-tokens';

/** The brand's settings as a page carries them: without what one visitor's address says, so that pages can be cached. */
export type SiteSettings = Omit<PublicSettings, 'geoip_country' | 'geoip_selected_country'>;

/** Regions by country, with what a language calls them where it calls them otherwise than their country does. */
export type RegionNames = Partial<Record<Country, Readonly<Record<string, string>>>>;

/** What the root loader puts into the page once; it stays as it is until the next full load. */
export interface SiteData {
  settings: SiteSettings;
  language: Language;
  /** Whose texts the page shows: the language's, in tests of layouts any others. */
  texts: TextsOf;
  /** `''` for the domain's language, else `/<language>`. */
  prefix: string;
  /** What this language calls the regions of the brand's countries. */
  regions: RegionNames;
  /** The path words of this language only. */
  words: WordsOfLanguage;
  /** The member when the page was rendered; live state is `useUser()`. */
  user: User | null;
  /** Which route the server rendered; null on a page that does not exist. */
  page: PageName | null;
  /** Nobody can read the address that was opened. */
  unreadable: boolean;
  /** Canonical address of the rendered page in each offered language. */
  alternates: readonly { language: Language; path: string }[];
  origin: string;
  themeStylesheet: string;
  themeAssets: string;
  brandMarks: BrandMarks;
  themeLayout: ThemeLayout;
  /** Faces worth loading before anything asks for them. */
  fontFiles: readonly string[];
}

/** @throws Error outside of a rendered page (an error page must use `useOptionalSite`) */
export function useSite(): SiteData {
  const data = useOptionalSite();
  if (!data) throw new Error('the root loader has no data');
  return data;
}

/** Undefined when the root loader itself failed. */
export function useOptionalSite(): SiteData | undefined {
  return useRouteLoaderData('root') as SiteData | undefined;
}
