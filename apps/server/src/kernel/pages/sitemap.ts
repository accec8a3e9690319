import { isReplaceablePage } from '@kindling/contract/brand-page-rules';
import { brandHas } from '@kindling/contract/landings';
import { pageNames, pages, type PageName } from '@kindling/contract/pages';
import { buildPath, languagePrefix, localizedPath, type Languages } from '@kindling/contract/paths';
import { pathWords } from '@kindling/contract/path-words';

/** Not pages, and nothing a search engine may keep: what the pages' scripts read, and members' pictures. */
const neverCrawled = ['/api/', '/photos/'];

/**
 * `sitemap.xml` of one host: every page that the public may read, in every offered language, each with the addresses of
 * the same page in the others (decisions §2.2).
 *
 * @param origin scheme and host that the addresses begin with
 */
export function sitemap(
  origin: string,
  { domain, offered, niche, landingsOff, own = new Set() }: Languages,
): string {
  const known = routesOf('public')
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
 * `robots.txt` of one host: keeps crawlers out of the members' area in every spelling of its paths, the API and the
 * photos, and names the sitemap.
 *
 * @param origin scheme and host of the sitemap's address
 */
export function robots(origin: string, languages: Languages): string {
  const disallowed = [...neverCrawled, ...withoutCovered(memberPaths(languages))];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `robots.txt` of the console, previews and drafts, which are nobody's to find. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';
/** `robots.txt` of a closed brand: crawlers learn by looking that its pages are gone. */
export const openRobots = 'User-agent: *\nDisallow:\n';

/** Beginnings of the members' paths, in each language's words and in the table's, which redirect there. */
function memberPaths({ domain, offered }: Languages): string[] {
  const paths = routesOf('members').flatMap((name) =>
    offered.flatMap((language) =>
      [pathWords[language], pathWords.en].map((words) =>
        beginning(buildPath(name, words, languagePrefix(language, domain), markedParameters(name))),
      ),
    ),
  );
  return [...new Set(paths)].sort();
}

const mark = '*';

/** A value for each parameter that shows where in the path it begins. */
function markedParameters(name: PageName): Record<string, string> {
  const names = pages[name].path.match(/(?<=:)\w+/g) ?? [];
  return Object.fromEntries(names.map((parameter) => [parameter, mark]));
}

/** Without its last slash: a parameter may be absent. */
function beginning(path: string): string {
  return (path.split(mark)[0] ?? path).replace(/\/$/, '');
}

/** @param paths sorted; one that begins with another is disallowed by that already */
function withoutCovered(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));
}

function routesOf(area: 'public' | 'members'): PageName[] {
  return pageNames.filter((name) => pages[name].area === area);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
