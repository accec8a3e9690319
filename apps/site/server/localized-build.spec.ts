import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { languages, type Language } from '@kindling/contract/languages';
import { languagePrefix, localizedPath } from '@kindling/contract/paths/paths';
import { pageNames as names, type PageName } from '@kindling/contract/pages';
import { pathWords } from '@kindling/contract/paths/path-words';
import routeConfig from '../app/routes';
import { localizedBuild, withAncestors } from './localized-build';

/** The lists of a build as React Router makes them of `routes.ts`. */
function listOf(entries: readonly RouteConfigEntry[], parentId: string): [string, object][] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file.replace(/\.tsx$/, '');
    return [[own, { id: own, parentId, path, index }] as [string, object], ...listOf(children, own)];
  });
}
const routes = Object.fromEntries([['root', { id: 'root', path: '' }], ...listOf(routeConfig, 'root')]);
const build = { routes, assets: { version: '1', routes }, publicPath: '/' } as unknown as ServerBuild;

const parameters = {
  token: 'about-us',
  id: '0123456789abcdefghjkmnpq',
  type: 'received',
  paymentmethod: 'ideal',
  number: 'AB12-CD34',
};

const buildOf = (of: readonly PageName[], language: Language, domain: Language) =>
  localizedBuild(build, of, { words: pathWords[language], prefix: languagePrefix(language, domain) });

type Entries = Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>;
function leafOf(entries: Entries, address: string): string | undefined {
  const childrenOf = (parent: string): RouteObject[] =>
    Object.values(entries).flatMap((entry) => {
      if (entry?.parentId !== parent) return [];
      const { id, path, index } = entry;
      return [index ? { id, path, index } : { id, path, children: childrenOf(id) }] as RouteObject[];
    });
  return matchRoutes(childrenOf('root'), address)?.at(-1)?.route.id;
}

describe('the build in a language', () => {
  it.each(names)(
    'leads to %s from its address, with and without prefix, and tells the browser so',
    (name) => {
      for (const language of languages) {
        for (const domain of [language, language === 'en' ? 'nl' : 'en'] as const) {
          const address = localizedPath(name, language, domain, parameters);
          const { routes, assets } = buildOf(withAncestors(name), language, domain);
          expect([address, leafOf(routes as Entries, address)]).toEqual([address, name]);
          expect([address, leafOf(assets.routes as Entries, address)]).toEqual([address, name]);
        }
      }
    },
  );

  it('leads from other pages and other languages nowhere', () => {
    const { routes } = buildOf(['members', 'members-id'], 'nl', 'nl');
    for (const address of ['/', '/instellingen', '/mitglieder', '/nl/leden', '/leden/a/b/c', '/nonsense'])
      expect([address, leafOf(routes as Entries, address)]).toEqual([address, 'not-found']);
  });

  it('holds the pages that were asked for, their layouts and nothing else', () => {
    const { routes, assets } = buildOf(['members-id-chat'], 'de', 'nl');
    const ids = ['root', 'not-found', 'members-id-chat', 'failed inside chat', 'routes/layouts/chat'];
    expect(Object.keys(routes).sort()).toEqual(ids.sort());
    expect(Object.keys(assets.routes).sort()).toEqual(ids.sort());
    expect(routes['members-id-chat']).toMatchObject({ path: 'de/mitglieder/:id/chat' });
  });

  it('keeps everything else of the build', () => {
    expect(buildOf([], 'nl', 'nl')).toMatchObject({ publicPath: '/', assets: { version: '1' } });
  });
});

describe('a page’s ancestors', () => {
  it('are those whose addresses its own begins with', () => {
    expect(withAncestors('members-id-chat').sort()).toEqual([
      'index',
      'members',
      'members-id',
      'members-id-chat',
    ]);
    expect(withAncestors('index')).toEqual(['index']);
    for (const name of names) expect(withAncestors(name)).toContain(name);
  });
});
