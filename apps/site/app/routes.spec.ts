import fs from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { languages } from '@kindling/contract/languages';
import { localizedPath } from '@kindling/contract/paths';
import { pathTable, type RouteName } from '@kindling/contract/path-table';
import { pages } from './pages';
import routes from './routes';

interface Matched {
  id: string;
  path: string | undefined;
  index: boolean | undefined;
  file: string;
  children: Matched[];
}

const asObjects = (entries: readonly RouteConfigEntry[]): Matched[] =>
  entries.map(({ id = '', path: pattern, index, file, children = [] }) => ({
    id,
    path: pattern,
    index,
    file,
    children: asObjects(children),
  }));

const tree = asObjects(routes);
const leavesOf = (route: Matched): Matched[] =>
  route.children.length === 0 ? [route] : route.children.flatMap(leavesOf);
const leaves = tree.flatMap(({ children }) => children.flatMap(leavesOf));
const leafOf = (address: string) =>
  matchRoutes(tree as RouteObject[], address)?.at(-1)?.route as Matched | undefined;
const parameters = { id: '0123456789abcdefghjkmnpq', type: 'received', paymentmethod: 'ideal' };
/** Matching sorts all patterns anew each time: one language with table words, one that translates nearly all. */
const sample = ['en', 'pl'] as const;
const names = Object.keys(pages) as RouteName[];

/** The address with its parameters' names in place of their values. */
function patternOf(name: RouteName, address: string): string {
  const table = pathTable[name].split('/');
  return address
    .split('/')
    .map((segment, place) => (table[place]?.startsWith(':') ? table[place] : segment))
    .join('/')
    .slice(1);
}

describe('the routes', () => {
  it('have ids and patterns of their own and files that exist', () => {
    expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length);
    expect(new Set(leaves.map(({ path: pattern }) => pattern)).size).toBe(leaves.length);
    for (const file of new Set(leaves.map(({ file }) => file))) {
      expect(fs.existsSync(path.join(__dirname, file))).toBe(true);
    }
  });

  it.each(names)('lead to %s from its addresses, with and without prefix', (name) => {
    for (const language of sample) {
      for (const domain of [language, language === 'en' ? 'nl' : 'en'] as const) {
        const address = localizedPath(name, language, domain, parameters);
        expect([address, leafOf(address)?.id.split(' ')[0]]).toEqual([address, name]);
      }
    }
  });

  it.each(['/xx/members', '/nl/members/a/b/c/d', '/nonsense'])('lead nowhere from %s', (address) => {
    expect(leafOf(address)).toMatchObject({ path: '*' });
  });

  it('hold every name in every language, with and without prefix', () => {
    const patterns = new Set(leaves.map(({ path: pattern }) => pattern ?? ''));
    for (const name of names) {
      for (const language of languages) {
        const own = patternOf(name, localizedPath(name, language, language, parameters));
        for (const pattern of [own, `${language}/${own}`.replace(/\/$/, '')]) {
          expect(patterns).toContain(pattern);
        }
      }
    }
  });

  it('leave out what has no page yet', () => {
    const missing = (Object.keys(pathTable) as RouteName[]).filter((name) => !pages[name]);
    for (const name of missing) {
      expect(leafOf(localizedPath(name, 'en', 'en', parameters))?.id.split(' ')[0]).not.toBe(name);
    }
  });
});
