import { isReplaceablePage } from '@kindling/contract/brands/brand-page-rules';
import { brandHas } from '@kindling/contract/brands/landings';
import { pageNames, pages, type PageName } from '@kindling/contract/pages';
import { localizedPath, type Languages } from '@kindling/contract/paths/paths';

/** Not pages, and not for search engines: what the pages' scripts read, and members' pictures. */
const neverCrawled = ['/api/', '/photos/'];

/**
 * `sitemap.xml` of one host: every public page, in every offered language, each with the addresses of the same page in
 * the others (decisions §2.2).
 *
 * @param origin scheme and host that the addresses begin with
 */
export function sitemap(
  origin: string,
  { domain, offered, niche, landingsOff, own = new Set() }: Languages,
): string {
  const known = pageNames
    .filter((name) => pages[name].area === 'public')
    .filter((name) => name !== 'token' && (niche === undefined || brandHas(niche, name, landingsOff)))
    .map((name): [PageName, Record<string, string>] => [name, {}]);
  const written = [...own]
    .filter((slug) => !isReplaceablePage(slug))
    .map((token): [PageName, Record<string, string>] => ['token', { token }]);
  const urls = [...known, ...written].flatMap(([name, parameters]) => {
    const places = offered.map((language) => ({
      language,
      address: escapeXml(origin + localizedPath(name, language, domain, parameters)),
    }));
    const alternates = places.map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return places.map(({ address }) => `<url><loc>${address}</loc>${alternates.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt` of one host: keeps crawlers out of the API and the photos, and names the sitemap. The members' area is
 * not in it: its pages have `noindex`, which a crawler reads only if it may fetch them; one that may not lists their
 * bare addresses.
 *
 * @param origin scheme and host of the sitemap's address
 */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...neverCrawled.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * `robots.txt` of hosts where every response has its own `noindex`: the console, previews, drafts and closed brands.
 */
export const openRobots = 'User-agent: *\nDisallow:\n';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
