import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
// Relative on purpose: this file is read by React Router's own tool, which knows nothing of vite.config.ts.
import { languages, type Language } from '../../../packages/contract/src/languages';
import { pathTable, type RouteName } from '../../../packages/contract/src/path-table';
import { pathPatterns } from '../../../packages/contract/src/paths';
import { pathWords, type PathWord } from '../../../packages/contract/src/path-words';
import { layoutNames, pages, type LayoutName } from './pages';

/** The pattern of a route in one language's words, without leading slash. */
function patternIn(language: Language, name: RouteName): string {
  return pathTable[name]
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? segment : pathWords[language][segment as PathWord]))
    .join('/');
}

/**
 * Every address a page can have: without prefix in the words of any language (which one is the brand's own is known
 * only when the request comes), and behind each language's prefix in that language's words. Literal patterns, because
 * the server then matches them as they are and no `/anything/members` is mistaken for a page.
 */
function addressesOf(name: RouteName): string[] {
  const prefixed = languages.map((language) => `${language}/${patternIn(language, name)}`.replace(/\/$/, ''));
  return [...pathPatterns(name), ...prefixed];
}

function routesIn(layoutName: LayoutName): RouteConfigEntry[] {
  return (Object.keys(pages) as RouteName[]).flatMap((name) => {
    const [pageLayout, file] = pages[name] ?? [];
    if (pageLayout !== layoutName || !file) return [];
    return addressesOf(name).map((pattern) => {
      const options = { id: `${name} ${pattern}` };
      return pattern === '' ? index(`routes/${file}`, options) : route(pattern, `routes/${file}`, options);
    });
  });
}

export default [
  ...layoutNames.flatMap((name) => {
    const children = routesIn(name);
    return children.length === 0
      ? []
      : [
          layout(`routes/layouts/${name}.tsx`, [
            layout('routes/layouts/failed-inside.tsx', { id: `failed inside ${name}` }, children),
          ]),
        ];
  }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
