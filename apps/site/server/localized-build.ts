import type { ServerBuild } from 'react-router';
import { pathPattern } from '@kindling/contract/paths/paths';
import { isPageName, pageNames, pages, type PageName } from '@kindling/contract/pages';
import type { WordsOfLanguage } from '@kindling/contract/paths/path-words';

/** An address's language: its path words and its prefix. */
export interface AddressWords {
  words: WordsOfLanguage;
  /** `''` for the brand's domain language, else `/<language>`. */
  prefix: string;
}

/** Common to the server's list of routes and to the one in the browser's manifest. */
interface RouteEntry {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

/**
 * The site's build with these pages alone, under their addresses in one language, and the page for all other addresses. React
 * Router's work for each request grows with the number of its routes, and its manifest for the browser contains no other
 * language.
 */
export function localizedBuild(
  build: ServerBuild,
  names: Iterable<PageName | 'gallery'>,
  address: AddressWords,
): ServerBuild {
  const ids = new Set<string>(['root', 'not-found']);
  for (const name of names) {
    for (let id: string | undefined = name; id !== undefined; id = build.routes[id]?.parentId) ids.add(id);
  }
  return {
    ...build,
    routes: localized(build.routes, ids, address),
    assets: { ...build.assets, routes: localized(build.assets.routes, ids, address) },
  };
}

function localized<T extends RouteEntry>(
  routes: Readonly<Record<string, T | undefined>>,
  ids: Iterable<string>,
  { words, prefix }: AddressWords,
): Record<string, T> {
  const entries: [string, T][] = [];
  for (const id of ids) {
    const route = routes[id];
    if (!route) continue;
    if (!isPageName(id)) entries.push([id, route]);
    else {
      const path = pathPattern(id, words, prefix).slice(1);
      entries.push([
        id,
        { ...route, ...(path === '' ? { index: true, path: undefined } : { index: undefined, path }) },
      ]);
    }
  }
  return Object.fromEntries(entries);
}

/** A page and those whose addresses are prefixes of its own, which React Router sends to the browser along with it. */
export function withAncestors(name: PageName): PageName[] {
  const own = `${pages[name].path}/`;
  return pageNames.filter((other) => other === 'index' || own.startsWith(`${pages[other].path}/`));
}
