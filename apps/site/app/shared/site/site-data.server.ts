import type { Country, Language } from '@kindling/contract/languages';
import { languagePrefix, localizedPath } from '@kindling/contract/paths/paths';
import { pathWords } from '@kindling/contract/paths/path-words';
import type { SiteRequest } from '@kindling/contract/site-request';
import { fontFilesOf } from '../theme/font-files.server';
import { pageParameters } from '../routing/use-paths';
import type { RegionNames, SiteData } from './site-data';

const regionFiles = import.meta.glob<RegionNames>('../../../../../locales/*/regions.json', {
  eager: true,
  import: 'default',
});

/** Only those of the brand's countries: a page shows no other places. */
function regionNames(language: Language, countries: readonly Country[]): RegionNames {
  const all = regionFiles[`../../../../../locales/${language}/regions.json`] ?? {};
  return Object.fromEntries(countries.flatMap((country) => (all[country] ? [[country, all[country]]] : [])));
}

/** The page's data for this request. On cached pages none of it depends on the visitor. */
export function siteDataOf(site: SiteRequest): SiteData {
  const { geoip_country: _address, geoip_selected_country: _choice, ...settings } = site.settings;
  const { language, route } = site;
  return {
    settings,
    language,
    texts: site.texts,
    prefix: languagePrefix(language, settings.domain_language),
    words: pathWords[language],
    regions: regionNames(language, settings.countries),
    user: site.user,
    hints: site.hints,
    page: route?.name ?? null,
    unreadable: site.unreadable,
    alternates: route
      ? settings.locales.map((offered) => ({
          language: offered,
          path: localizedPath(
            route.name,
            offered,
            settings.domain_language,
            pageParameters(route.parameters),
          ),
        }))
      : [],
    origin: site.origin,
    themeStylesheet: site.themeStylesheet,
    themeAssets: site.themeAssets,
    brandMarks: site.brandMarks,
    themeLayout: site.themeLayout,
    fontFiles: fontFilesOf(site.themeLayout),
  };
}
